import type { Db, Tx } from '@posthorn/db';

/** What templates call by name: the workspace of a campaign, and the connected pages by their ids. */
export interface Names {
  workspaceName: string;
  pageNames: ReadonlyMap<string, string>;
}

export async function findNames(
  db: Db | Tx,
  { accountId, workspaceId }: { accountId: string; workspaceId: string },
): Promise<Names> {
  const { name: workspaceName } = await db
    .selectFrom('workspace')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const pages = await db
    .selectFrom('social_page')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  return { workspaceName, pageNames: new Map(pages.map(({ id, name }) => [id, name])) };
}
