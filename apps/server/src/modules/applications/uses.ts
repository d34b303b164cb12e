import type { Db, Tx } from '@posthorn/db';
import type { ApplicationUse } from '@posthorn/domain';
import { sql } from 'kysely';

interface Use {
  campaignId: string;
  /** Null when the product did it by itself. */
  personId: string | null;
  use: ApplicationUse;
  applicationId?: string;
  /** How many applications it was about. */
  number?: number;
}

/** The same again within so many minutes is one entry: a list asks anew whenever something arrives. */
const ONE_ENTRY_MINUTES = 10;
const counted: readonly ApplicationUse[] = ['listed', 'opened', 'recordRead'];

/** Writes down who dealt with whose data. What was searched for is not: it may be a name. */
export async function recordUse(db: Db | Tx, entry: Use): Promise<void> {
  const { campaignId, personId, use, applicationId = null, number = null } = entry;
  const again = await sql`
    update application_use set times = times + 1, last_at = product_now(), number = ${number}::integer
    where id = (
      select id from application_use
      where campaign_id = ${campaignId} and person_id = ${personId} and use = ${use}
        and application_id is not distinct from ${applicationId}::uuid
        and ${use}::text = any (${counted})
        and last_at > product_now() - ${ONE_ENTRY_MINUTES} * interval '1 minute'
      order by id desc limit 1)`.execute(db);
  if ((again.numAffectedRows ?? 0n) > 0n) return;
  await db
    .insertInto('application_use')
    .values({
      ...{ campaign_id: campaignId, person_id: personId, use, number },
      application_id: applicationId,
    })
    .execute();
}

const PER_PAGE = 100;

export type UseRow = Awaited<ReturnType<typeof readUses>>[number];

const readUses = (db: Db, campaignId: string, before: number | undefined) =>
  db
    .selectFrom('application_use as u')
    .leftJoin('person', 'person.id', 'u.person_id')
    .leftJoin('application as a', 'a.id', 'u.application_id')
    .select(['u.id', 'u.use', 'u.application_id', 'u.number', 'u.times', 'u.at', 'u.last_at'])
    .select(['u.person_id', 'person.first_name', 'person.last_name'])
    .select(['a.account_id', 'a.sealed_answers', 'a.sealed_note', 'a.applied_at', 'a.erased_at'])
    .where('u.campaign_id', '=', campaignId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(u.last_at, u.id) < (
          select last_at, id from application_use where id = ${before} and campaign_id = ${campaignId})`,
      ),
    )
    .orderBy('u.last_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(PER_PAGE + 1)
    .execute();

/** One page of the record, newest first. */
export async function listUses(db: Db, campaignId: string, before: number | undefined) {
  const rows = await readUses(db, campaignId, before);
  return { rows: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}
