import type { Connection } from '@posthorn/db';
import type { Sandbox } from '@posthorn/sandbox';

interface Page {
  name: string;
  external_id: string;
}

/** The networks of the sandbox know the pages that are connected here, as the real ones would. */
export async function keepPages(
  sandbox: Pick<Sandbox, 'addPage'>,
  { db }: Pick<Connection, 'db'>,
): Promise<void> {
  const pages = await db
    .selectFrom('social_page')
    .select(['channel', 'name', 'external_id'])
    .orderBy('account_id')
    .orderBy('id')
    .execute();
  const of = (channel: (typeof pages)[number]['channel']): Page[] =>
    pages.flatMap(({ external_id, ...page }) =>
      page.channel === channel && external_id !== null ? [{ name: page.name, external_id }] : [],
    );
  for (const { external_id: id, name } of of('linkedin')) {
    await sandbox.addPage({ network: 'linkedin', id, name });
  }
  const instagram = of('instagram');
  for (const { external_id: id, name } of of('facebook')) {
    const instagramUserId = instagram.shift()?.external_id ?? null;
    await sandbox.addPage({ network: 'meta', id, name, instagramUserId });
  }
  // On Meta nobody is on Instagram without a page.
  for (const { external_id: instagramUserId, name } of instagram) {
    await sandbox.addPage({ network: 'meta', id: `9${instagramUserId}`, name, instagramUserId });
  }
}
