import type { Database, Db } from '@posthorn/db';
import {
  ACTIVE,
  hostOfAddress,
  isCertainlyLost,
  runningStatuses,
  vacancyAddress,
  vacancyFindings,
} from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';

export type Watch = Selectable<Database['vacancy_watch']>;

const AT_ONCE = 500;
const lostFindings = vacancyFindings.filter(isCertainlyLost);

/**
 * Has a row for every campaign that is shown and has a landing page, and none for those that are over. Another
 * landing page begins anew.
 */
export async function keepWatches(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('vacancy_watch')
    .where('campaign_id', 'not in', (running) =>
      running.selectFrom('campaign').select('id').where('status', 'in', runningStatuses),
    )
    .execute();
  const rows = await db
    .selectFrom('campaign')
    .leftJoin('vacancy_watch as watch', 'watch.campaign_id', 'campaign.id')
    .select(['campaign.id', 'campaign.account_id', 'campaign.target_url as url'])
    .where('campaign.status', '=', ACTIVE)
    .where('campaign.target_url', 'ilike', 'http%')
    .where(sql<boolean>`watch.url is distinct from campaign.target_url`)
    .limit(AT_ONCE)
    .execute();
  const begun = rows.flatMap(({ id, account_id, url }) => {
    const host = hostOfAddress(url);
    return host === undefined
      ? []
      : [{ campaign_id: id, account_id, url, host, address: vacancyAddress(url), next_at: now }];
  });
  if (begun.length === 0) return;
  await db
    .insertInto('vacancy_watch')
    .values(begun)
    .onConflict((conflict) =>
      conflict.column('campaign_id').doUpdateSet({
        url: (at) => at.ref('excluded.url'),
        host: (at) => at.ref('excluded.host'),
        address: (at) => at.ref('excluded.address'),
        next_at: now,
        ...{
          misses: 0,
          closed_looks: 0,
          jobs_hash: null,
          job_list_name: null,
          finding: null,
          found_at: null,
        },
        ...{ is_paused: false, is_dismissed: false },
      }),
    )
    .execute();
}

/** What the feeds of its account tell of the vacancy of a campaign that is shown. */
export interface InFeeds {
  campaign_id: string;
  jobs_hash: string | null;
  finding: Watch['finding'];
  /** Of the jobs that are there; null where all of them are gone. */
  now_hash: string | null;
  job_list_name: string;
}

/** Those of which the feeds tell something else than before, or nothing any more. */
export async function listChangedInFeeds(db: Db): Promise<InFeeds[]> {
  const { rows } = await sql<InFeeds>`
    select * from (
      select w.campaign_id, w.jobs_hash, w.finding, min(l.name) as job_list_name,
        md5(string_agg(encode(j.hash, 'hex'), ' ' order by j.hash)
          filter (where j.gone_at is null)) as now_hash
      from vacancy_watch w
      join campaign c on c.id = w.campaign_id and c.status = ${ACTIVE}
      join job j on md5(rtrim(split_part(j.url, '#', 1), '/')) = md5(w.address)
      join feed f on f.id = j.feed_id and f.account_id = w.account_id
      join job_list l on l.id = f.job_list_id
      group by w.campaign_id
    ) seen
    where now_hash is distinct from jobs_hash
      or (now_hash is null and (finding is null or finding <> all (${lostFindings})))
    limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** So many pages of a host are looked at in one round, and so many in all. */
const PER_HOST = 5;
const PER_ROUND = 50;

/**
 * The pages that are due, those first that have waited longest, and only some of each host. Accounts take turns, so
 * that one with many pages does not keep the others waiting.
 */
export async function listDuePages(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    with due as (
      select w.host, w.url, min(w.account_id::text) as account, min(w.next_at) as next_at
      from vacancy_watch w join campaign c on c.id = w.campaign_id and c.status = ${ACTIVE}
      where w.next_at <= ${now}
      group by w.host, w.url
    ), in_turn as (
      select *, row_number() over (partition by host, account order by next_at, url) as turn
      from due
    ), of_host as (
      select *, row_number() over (partition by host order by turn, next_at, url) as nth
      from in_turn
    )
    select url from of_host
    where nth <= ${PER_HOST}
    order by row_number() over (partition by account order by next_at, url), next_at, url
    limit ${PER_ROUND}`.execute(db);
  return rows.map(({ url }) => url);
}

/** A look that breaks off comes to nothing; it is tried again after this time. */
const CLAIMED_MS = 3_600_000;

/**
 * The campaigns on whose behalf this page is looked at now. They are not due any more, so that another process that
 * looks at the same time gets none of them, and a page that can not be looked at does not stand in the way again.
 */
export const claimPage = (db: Db, url: string, now: Date): Promise<Watch[]> =>
  db
    .updateTable('vacancy_watch')
    .set({ next_at: new Date(now.getTime() + CLAIMED_MS) })
    .where('url', '=', url)
    .where('next_at', '<=', now)
    .where('campaign_id', 'in', (shown) =>
      shown.selectFrom('campaign').select('id').where('status', '=', ACTIVE),
    )
    .returningAll()
    .execute();
