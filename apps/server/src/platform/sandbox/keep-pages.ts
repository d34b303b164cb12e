import type { Connection } from '@posthorn/db';
import { networkOfPage } from '@posthorn/domain';
import { isManagedPage, type NewPage, type Sandbox } from '@posthorn/sandbox';

interface Page {
  name: string;
  external_id: string;
  /** As far as is known here: the terms of its forms are asked for and not accepted. */
  lacksTerms: boolean;
}

/** The networks of the sandbox know the pages that are connected here, as the real ones would. */
export async function keepPages(
  sandbox: Pick<Sandbox, 'addPage'>,
  connection: Pick<Connection, 'db'>,
): Promise<void> {
  for (const page of await findPages(connection)) await sandbox.addPage(page);
}

export async function findPages({ db }: Pick<Connection, 'db'>): Promise<NewPage[]> {
  const connected = await db
    .selectFrom('social_page')
    .select(['channel', 'name', 'external_id', 'leadform_status'])
    .orderBy('account_id')
    .orderBy('id')
    .execute();
  // Those that were chosen on a consent page of the sandbox are its own: it knows what belongs together.
  const pages = connected.filter(
    ({ channel, external_id }) =>
      external_id === null || !isManagedPage(networkOfPage[channel], external_id),
  );
  const of = (channel: (typeof pages)[number]['channel']): Page[] =>
    pages.flatMap(({ external_id, name, leadform_status, ...page }) =>
      page.channel === channel && external_id !== null
        ? [{ name, external_id, lacksTerms: leadform_status === 'pending' }]
        : [],
    );
  const instagram = of('instagram');
  return [
    ...of('linkedin').map(
      ({ external_id: id, name }): NewPage => ({ network: 'linkedin', id, name }),
    ),
    ...of('facebook').map(({ external_id: id, name, lacksTerms }): NewPage => {
      const instagramUserId = instagram.shift()?.external_id ?? null;
      return { network: 'meta', id, name, instagramUserId, lacksTerms };
    }),
    // On Meta no one is on Instagram without a page.
    ...instagram.map(
      ({ external_id: instagramUserId, name, lacksTerms }): NewPage => ({
        network: 'meta',
        id: `9${instagramUserId}`,
        name,
        instagramUserId,
        lacksTerms,
      }),
    ),
  ];
}
