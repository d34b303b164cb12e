import { createHash } from 'node:crypto';
import type { Db, JobContent } from '@posthorn/db';
import type { FeedItem } from '@posthorn/feeds';

const BATCH = 500;

const hashOf = (...texts: string[]): Buffer =>
  createHash('sha256').update(texts.join('\0')).digest();

/** What tells an item from the others of its feed. */
const keyOf = ({ job, place }: FeedItem): Buffer => hashOf(job.id, place).subarray(0, 20);

/**
 * Compares the items of a feed with those that are known, and keeps what is new or different for the end of the
 * reading. Of the others only their ids are remembered: nothing is written for what has not changed.
 */
export function stageItems(db: Db, feedId: string, lease: string) {
  const seen = new Set<string>();
  let waiting: FeedItem[] = [];
  const flush = async () => {
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    const rows = items.map((item) => rowOf(item, feedId, lease));
    const keys = rows.map(({ key }) => key);
    const known = await db
      .selectFrom('job')
      .select(['id', 'key', 'hash', 'gone_at'])
      .where('feed_id', '=', feedId)
      .where('key', 'in', keys)
      .execute();
    const byKey = new Map(known.map((row) => [row.key.toString('hex'), row]));
    const different = rows.flatMap((row) => {
      const before = byKey.get(row.key.toString('hex'));
      if (before) seen.add(before.id);
      const isSame = before?.gone_at === null && before.hash.equals(row.hash);
      return isSame ? [] : [{ ...row, known: before?.id ?? null }];
    });
    if (different.length > 0) await db.insertInto('job_incoming').values(different).execute();
  };
  return {
    /** The ids of known jobs that the feed still has. */
    seen: seen as ReadonlySet<string>,
    async take(items: FeedItem[]): Promise<void> {
      for (const item of items) {
        waiting.push(item);
        if (waiting.length >= BATCH) await flush();
      }
    },
    flush,
  };
}

function rowOf(item: FeedItem, feed_id: string, lease: string) {
  const { place } = item;
  const { id: job_id, title, url, ...rest } = item.job;
  const kept: JobContent = rest;
  const content = JSON.stringify(kept);
  const key = keyOf(item);
  return {
    ...{ feed_id, lease, job_id, place, key, title, url, content },
    hash: hashOf(job_id, place, title, url, content),
  };
}
