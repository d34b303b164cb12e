import type { Db, Tx } from '@posthorn/db';
import { findCompany } from '../../ads/index.ts';

/** What templates call by name: the company, and the connected pages by their ids. */
export interface Names {
  company: string;
  pageNames: ReadonlyMap<string, string>;
}

export async function findNames(db: Db | Tx, accountId: string): Promise<Names> {
  const pages = await db
    .selectFrom('social_page')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  const company = await findCompany(db, accountId);
  return { company, pageNames: new Map(pages.map(({ id, name }) => [id, name])) };
}
