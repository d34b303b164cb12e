import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@posthorn/db';

/** No feed, and no one answers there; it has a reading that says it is good. */
export const FEED_URL = 'http://127.0.0.1:9/jobs.xml';

/** The content of a job of which the feed says no more than title and address. */
export const NO_CONTENT = {
  ...{ company: '', description: '', category: '', jobType: '', salary: '', image: '' },
  ...{ moreImages: [], region: '', postalCode: '', country: '' },
  ...{ publishedOn: null, closesOn: null },
};

interface ListPlace {
  account_id: string;
  template_id: string;
  job_profile_id: string;
}

/** A job list with one feed, which was read and has one job. */
export async function makeJobList(db: Db, { account_id, template_id, job_profile_id }: ListPlace) {
  const jobList = await db
    .insertInto('job_list')
    .values({ account_id, name: 'Nurses', reference_id: randomUUID(), template_id })
    .returningAll()
    .executeTakeFirstOrThrow();
  const feed = await db
    .insertInto('feed')
    .values({
      ...{ account_id, job_list_id: jobList.id, job_profile_id },
      url: FEED_URL,
      ...{ jobs_count: 1, items_count: 1 },
      // Not due, so that nothing reads it by itself.
      next_at: new Date(Date.now() + 86_400_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const reading = await db
    .insertInto('feed_reading')
    .values({ account_id, url: FEED_URL, login: '', outcome: 'done', ended_at: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('job')
    .values({
      ...{ feed_id: feed.id, job_id: '1', place: '', key: randomBytes(8), hash: randomBytes(8) },
      ...{
        title: 'Nurse',
        url: 'https://jobs.example.com/1',
        content: JSON.stringify(NO_CONTENT),
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...jobList, feed, reading, item };
}

export const makeDynamicCampaign = (
  db: Db,
  { account_id, id: job_list_id }: { account_id: string; id: string },
  status: 'draft' | 'active' | 'paused',
) =>
  db
    .insertInto('dynamic_campaign')
    .values({
      ...{ account_id, job_list_id, status, title: 'Nurses', reference_number: randomUUID() },
      ...{ type: 'consideration', goal: 'MAXIMISE_CLICKS', daily_budget: 25_00 },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
