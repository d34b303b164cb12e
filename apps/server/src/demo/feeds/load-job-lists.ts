import { Readable } from 'node:stream';
import { type Db, newHash, type Tx } from '@posthorn/db';
import { addDays } from '@posthorn/domain';
import { sql } from 'kysely';
import { refreshFeed } from '../../modules/job-lists/index.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DemoContext } from '../context.ts';
import { type DemoFeedName, demoFeeds, demoFeedUrl, writeDemoFeed } from './demo-feeds.ts';

export interface DemoJobList {
  name: string;
  feed: DemoFeedName;
  /** Of the reference data: the key of the profile, and the group whose template it takes. */
  profile: string;
  templateGroup: string;
}

/** The lists without their jobs, which are read once everything else is there. */
export async function loadJobLists(
  { tx, account_id, publicUrl }: DemoContext,
  jobLists: readonly DemoJobList[],
): Promise<void> {
  for (const { name, feed, profile, templateGroup } of jobLists) {
    const list = await tx
      .insertInto('job_list')
      .values({
        ...{ account_id, name, reference_id: newHash(10) },
        template_id: await templateFor(tx, account_id, templateGroup),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('feed')
      .values({
        ...{ account_id, job_list_id: list.id, url: demoFeedUrl(publicUrl, feed) },
        job_profile_id: profile,
      })
      .execute();
  }
}

async function templateFor(tx: Tx, accountId: string, group: string): Promise<string> {
  const { id } = await tx
    .selectFrom('template')
    .select('id')
    .where('account_id', '=', accountId)
    .where('function_group', '=', group)
    .where('kind', '=', 'default')
    .executeTakeFirstOrThrow();
  return id;
}

const WEEK = 7;

/**
 * Reads the feeds as they were a week ago and as they are now, so that their lists have jobs and a history from the
 * first moment. The product does not serve them yet, so they are read from where they are written.
 */
export async function readDemoFeeds(
  db: Db,
  { publicUrl, secrets, now }: { publicUrl: string; secrets: Secrets; now: Date },
): Promise<void> {
  const urls = (Object.keys(demoFeeds) as DemoFeedName[]).map((name) => ({
    name,
    url: demoFeedUrl(publicUrl, name),
  }));
  const feeds = await db
    .selectFrom('feed')
    .select(['id', 'url'])
    .where('tried_at', 'is', null)
    .where(
      'url',
      'in',
      urls.map(({ url }) => url),
    )
    .execute();
  const today = now.toISOString().slice(0, 10);
  for (const day of [addDays(today, -WEEK), today]) {
    const noon = new Date(`${day}T12:00:00Z`);
    const outgoing = fromHere((url) => {
      const name = urls.find((feed) => feed.url === url)?.name;
      return name ? writeDemoFeed(name, { publicUrl, day }) : '';
    });
    for (const { id: feedId } of feeds) {
      await refreshFeed({ outgoing, secrets, now: () => noon }, db, { feedId });
      if (day !== today) await makeOlder(db, feedId);
    }
  }
}

/** The first reading and what it found are a week old, and the feed is due again. */
async function makeOlder(db: Db, feedId: string): Promise<void> {
  const week = sql<Date>`now() - ${WEEK} * interval '1 day'`;
  await db
    .updateTable('feed_reading')
    .set({ began_at: week, ended_at: week })
    .where('feed_id', '=', feedId)
    .execute();
  await db.updateTable('feed').set({ next_at: week }).where('id', '=', feedId).execute();
  await db
    .updateTable('job')
    .set({ added_at: week, changed_at: week })
    .where('feed_id', '=', feedId)
    .execute();
}

function fromHere(content: (url: string) => string): Outgoing {
  return {
    send: () => Promise.reject(new Error('The demo sends nothing')),
    open: async (url) => ({
      ...{ statusCode: 200, url, hasMoved: false, header: () => undefined },
      body: Readable.from([Buffer.from(content(url))]),
      close: async () => {},
    }),
  };
}
