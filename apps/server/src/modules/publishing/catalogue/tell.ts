import type { Db, Tx } from '@posthorn/db';
import { say } from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../../platform/events/announce.ts';
import { notify } from '../../notifications/index.ts';
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

/**
 * Notifies people of jobs that the network refused: once for all that were sent on one day, however often the list is
 * read again.
 */
export async function tellRefusedJobs(tx: Tx, publication: CataloguePublication): Promise<void> {
  const { account_id: accountId, dynamic_campaign_id } = publication;
  const refused = await tx
    .selectFrom('catalogue_item as i')
    .innerJoin('job', 'job.id', 'i.retailer_id')
    .innerJoin('dynamic_campaign as c', (join) => join.on('c.id', '=', dynamic_campaign_id))
    .innerJoin('job_list as l', 'l.id', 'c.job_list_id')
    .select(['l.id', 'l.name'])
    .select(sql<number>`count(distinct (job.feed_id, job.job_id))::int`.as('n'))
    .select(sql<string>`to_char(max(i.sent_at) at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
    .where('i.publication_id', '=', publication.id)
    .where('i.problem', 'is not', null)
    .where('job.gone_at', 'is', null)
    .groupBy(['l.id', 'l.name'])
    .executeTakeFirst();
  if (!refused) return;
  const { id: jobListId, name: title, n, day } = refused;
  await notify(tx, {
    ...{ kind: 'jobsRefused', once: [dynamic_campaign_id, day].join(' '), accountId, jobListId },
    message: say('news.jobsRefused', { title, n }),
  });
}
