import type { Tx } from '@posthorn/db';
import { isSuddenLoss, READ_AGAIN_MINUTES, type ReadingOutcome } from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../../platform/events/announce.ts';
import type { Reading } from '../read-feed-at.ts';
import { lockJobList } from '../repository.ts';
import { isAskedMeanwhile, type LeasedFeed, minutesFromNow } from './lease.ts';

/** Another process has the feed now, or it was deleted: what was read is worth nothing. */
export class LeaseLost extends Error {}

interface Counts {
  outcome: ReadingOutcome;
  added: number;
  changed: number;
  gone: number;
}

/**
 * Makes the jobs of a feed what was read, in one transaction: those who look see the old ones or the new ones. Where
 * so many are missing that the feed is more likely broken, they stay until a person says otherwise.
 */
export async function applyReading(
  tx: Tx,
  { feed, lease, seen }: { feed: LeasedFeed; lease: string; seen: ReadonlySet<string> },
  reading: Reading,
  today: string,
): Promise<Counts> {
  const now = await lockLeased(tx, feed, lease);
  const open = await tx
    .selectFrom('job')
    .select('id')
    .where('feed_id', '=', feed.id)
    .where('gone_at', 'is', null)
    .execute();
  const unseen = open.map(({ id }) => id).filter((id) => !seen.has(id));
  const missing = await withoutRenamed(tx, lease, unseen);
  const isHeld =
    !feed.closes_missing && isSuddenLoss({ open: open.length, missing: missing.length });
  const changed = await takeOverChanged(tx, lease);
  const added = await takeOverNew(tx, lease);
  if (!isHeld && missing.length > 0) {
    await sql`update job set gone_at = product_now() where id = any(${missing}::uuid[])`.execute(
      tx,
    );
  }
  await tx.deleteFrom('job_incoming').where('feed_id', '=', feed.id).execute();
  await tx
    .updateTable('feed')
    .set({
      ...openCounts(feed.id),
      // Kept from the first time that jobs were seen; a person corrects it by a check.
      ...(!now.mapping && reading.mapping && { mapping: JSON.stringify(reading.mapping) }),
      // What is held has to be read whole again, whether the feed changes or not.
      ...(isHeld ? NOTHING_KNOWN : knownBy(reading, today)),
    })
    .where('id', '=', feed.id)
    .execute();
  await markRead(tx, feed, reading);
  return {
    outcome: isHeld ? 'held' : 'done',
    added: added + changed.returned,
    changed: changed.changed,
    gone: missing.length,
  };
}

/** Of a feed whose next reading has to be a whole one. */
export const NOTHING_KNOWN = { etag: '', last_modified: '', unchanged_on: null };

const knownBy = ({ validators: { etag, lastModified } }: Reading, today: string) => ({
  ...{ etag, last_modified: lastModified, unchanged_on: today },
});

/** The list is as new as this reading. */
async function markRead(tx: Tx, feed: LeasedFeed, { movedTo }: Reading): Promise<void> {
  await tx
    .updateTable('feed')
    .set({ moved_to: movedTo, read_at: sql<Date>`product_now()` })
    .where('id', '=', feed.id)
    .execute();
  await tx
    .updateTable('job_list')
    .set({ updated_at: sql<Date>`product_now()` })
    .where('id', '=', feed.job_list_id)
    .execute();
}

/** The host has nothing else than was read last: jobs stay, and what was found about them still holds. */
export async function applyUnchanged(
  tx: Tx,
  { feed, lease }: { feed: LeasedFeed; lease: string },
  reading: Reading,
  readingId: string,
): Promise<void> {
  await lockLeased(tx, feed, lease);
  await markRead(tx, feed, reading);
  await sql`
    update feed_reading r set outcome = 'done', is_unchanged = true, ended_at = product_time(clock_timestamp()),
      valid_jobs = last.valid_jobs, refused_jobs = last.refused_jobs, findings = last.findings
    from (
      select valid_jobs, refused_jobs, findings from feed_reading
      where feed_id = ${feed.id} and outcome = 'done' order by id desc limit 1) last
    where r.id = ${readingId}`.execute(tx);
}

/** The list before its feed, as people lock them who change it: otherwise both could wait for each other. */
async function lockLeased(tx: Tx, feed: LeasedFeed, lease: string) {
  await lockJobList(tx, feed.account_id, feed.job_list_id);
  const now = await tx
    .selectFrom('feed')
    .select('mapping')
    .where('id', '=', feed.id)
    .where('lease', '=', lease)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!now) throw new LeaseLost();
  return now;
}

/**
 * A feed may give all its jobs new ids. One that is missing and one that is new with the same address and place, each
 * the only such one, are the same job: it keeps what was made of it.
 */
async function withoutRenamed(tx: Tx, lease: string, missing: string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const { rows } = await sql<{ known: string }>`
    with gone as (
      select min(id::text)::uuid as id, url, place from job where id = any(${missing}::uuid[])
      group by url, place having count(*) = 1
    ), come as (
      select min(encode(key, 'hex')) as key, url, place from job_incoming
      where lease = ${lease} and known is null
      group by url, place having count(*) = 1
    )
    update job_incoming i set known = gone.id
    from come join gone using (url, place)
    where i.lease = ${lease} and i.key = decode(come.key, 'hex')
    returning i.known`.execute(tx);
  const renamed = new Set(rows.map(({ known }) => known));
  return missing.filter((id) => !renamed.has(id));
}

/** Those that had been missing and are back count as new. */
async function takeOverChanged(tx: Tx, lease: string) {
  const { rows } = await sql<{ returned: number; changed: number }>`
    with taken as (
      update job set job_id = i.job_id, place = i.place, key = i.key, title = i.title, url = i.url,
        content = i.content, hash = i.hash, changed_at = product_now(), gone_at = null
      from job_incoming i join job before on before.id = i.known
      where i.lease = ${lease} and job.id = i.known
      returning before.gone_at is not null as was_gone
    )
    select (count(*) filter (where was_gone))::int as returned,
      (count(*) filter (where not was_gone))::int as changed
    from taken`.execute(tx);
  return rows[0] ?? { returned: 0, changed: 0 };
}

async function takeOverNew(tx: Tx, lease: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into job (feed_id, job_id, place, key, title, url, content, hash)
    select feed_id, job_id, place, key, title, url, content, hash from job_incoming
    where lease = ${lease} and known is null
    order by position`.execute(tx);
  return Number(numAffectedRows);
}

const openCounts = (feedId: string) => ({
  items_count: sql<number>`(
    select count(*) from job where feed_id = ${feedId} and gone_at is null)::int`,
  jobs_count: sql<number>`(
    select count(distinct job_id) from job where feed_id = ${feedId} and gone_at is null)::int`,
  without_image_count: sql<number>`(
    select count(distinct job_id) from job
    where feed_id = ${feedId} and gone_at is null and content ->> 'image' = '')::int`,
});

/**
 * Gives the feed back and says when it is read again: at once, where a person has asked for it since this reading began.
 */
export async function endReading(
  tx: Tx,
  { feed, lease }: { feed: LeasedFeed; lease: string },
  minutes = READ_AGAIN_MINUTES,
): Promise<void> {
  const row = await tx
    .updateTable('feed')
    .set({
      ...{ lease: null, leased_until: null, tried_at: sql<Date>`product_now()` },
      next_at: sql<Date>`case when ${isAskedMeanwhile} then next_at else ${minutesFromNow(minutes)} end`,
    })
    .where('id', '=', feed.id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new LeaseLost();
  await announce(tx, {
    accountId: feed.account_id,
    audience: { wholeAccount: true },
    event: { kind: 'jobList', id: feed.job_list_id, action: 'changed', by: null },
  });
}
