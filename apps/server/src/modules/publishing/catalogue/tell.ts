import type { Db, Tx } from '@posthorn/db';
import { announce } from '../../../platform/events/announce.ts';
import type { PublishTools } from '../engine/tools.ts';
import type { CataloguePublication } from './publication.ts';

/** Dynamic campaigns belong to the account as a whole, so everyone in it hears of them. */
export const announceCatalogue = (
  db: Db | Tx,
  { account_id: accountId, dynamic_campaign_id: id }: CataloguePublication,
): Promise<void> =>
  announce(db, {
    accountId,
    audience: { wholeAccount: true },
    event: { kind: 'dynamicCampaign', id, action: 'changed', by: null },
  });

/** Tells screens in the middle of the work. The work does not depend on it: the next step tells again. */
export async function tellCatalogue(
  { db, log }: Pick<PublishTools, 'db' | 'log'>,
  row: CataloguePublication,
): Promise<void> {
  await announceCatalogue(db, row).catch((error: unknown) =>
    log.warn({ err: error, publication: row.id }, 'screens were not told of progress'),
  );
}
