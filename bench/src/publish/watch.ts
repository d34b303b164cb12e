import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan, PlannedAd } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import { sql } from 'kysely';
import type { Caller } from './caller.ts';

/** What was seen on the way. */
export interface Seen {
  /** Publications that failed and said why, and those that failed without a word. */
  failed: Set<string>;
  unclear: Set<string>;
  /** Ads that a network had something against at some time. */
  refused: Set<string>;
}

/** When so much is done, nothing more goes wrong: otherwise there is always something left. */
const STORM_UNTIL = 0.95;
const SAY_EVERY_S = 15;
/** A person looks now and then; a retry that fails again at once would never let it rest. */
const RETRY_EVERY_S = 10;
/** Whatever is not done so long after the worst is stuck, and the verdict will say so. */
const PATIENCE_S = 1_200;

/** Presses retry wherever there is an error, until everything is launched and nothing is due any more. */
export async function watch(
  db: Db,
  launched: Promise<void>,
  people: { callerOf(accountId: string): Caller; overTheWorst(): Promise<void> },
): Promise<Seen> {
  const seen: Seen = { failed: new Set(), unclear: new Set(), refused: new Set() };
  let isLaunched = false;
  launched.then(
    () => {
      isLaunched = true;
    },
    () => {},
  );
  let calmSince: number | undefined;
  for (let second = 0; second - (calmSince ?? second) < PATIENCE_S; second += 1) {
    await lookAtRefusals(db, seen);
    const errored = await lookAtFailures(db, seen);
    if (second % RETRY_EVERY_S === 0) {
      for (const { campaignId, accountId } of errored) {
        await people.callerOf(accountId).put(`campaigns/${campaignId}/redeploy`);
      }
    }
    const { said, all, live, due } = await countStates(db);
    if (second % SAY_EVERY_S === 0) console.log(`  ${said}`);
    if (isLaunched && calmSince === undefined && live >= all * STORM_UNTIL) {
      console.log('  the worst is over');
      await people.overTheWorst();
      calmSince = second;
    }
    if (calmSince !== undefined && due === 0 && errored.length === 0) break;
    await Promise.race([sleep(1_000), launched.then(() => sleep(1_000))]);
  }
  return seen;
}

async function countStates(db: Db) {
  const states = await db
    .selectFrom('publication')
    .select(['state', sql<number>`count(*)`.as('all'), sql<number>`count(due_at)`.as('due')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  const sum = (name: 'all' | 'due') => states.reduce((n, row) => n + row[name], 0);
  const live = states.find(({ state }) => state === 'live')?.all ?? 0;
  const said = states.map(({ state, all, due }) => `${all} ${state} (${due} due)`).join(', ');
  return { said, all: sum('all'), due: sum('due'), live };
}

/** What a worker heard and did not live to tell stands in the journal until it is tried again. */
async function lookAtRefusals(db: Db, seen: Seen): Promise<void> {
  const steps = await db
    .selectFrom('publication_step as s')
    .innerJoin('publication_plan as p', 'p.publication_id', 's.publication_id')
    .select(['s.key', 'p.plan'])
    .where('s.state', '=', 'failed')
    .where(sql<boolean>`s.failure ->> 'kind' in ('policy', 'invalid')`)
    .execute();
  for (const { key, plan } of steps) {
    for (const ad of (plan as Plan).ads) {
      if (namesOf(ad).some((name) => key.includes(name))) seen.refused.add(ad.id);
    }
  }
}

/** How a step may name an ad: a file is uploaded for all ads that show it. */
const namesOf = (ad: PlannedAd): string[] => [
  ad.id,
  ...[...JSON.stringify(ad).matchAll(/"key":"([^"]+)"/g)].map(([, key = '']) => key),
];

/** Remembers who failed, and whether a person was told; answers the campaigns that have an error. */
async function lookAtFailures(db: Db, seen: Seen) {
  const rows = await db
    .selectFrom('publication as p')
    .leftJoin('open_campaign_error as e', (join) =>
      join
        .onRef('e.campaign_id', '=', 'p.campaign_id')
        .onRef('e.channel', '=', 'p.channel')
        .on('e.kind', '=', 'delivery'),
    )
    .select(['p.id', 'p.account_id as accountId', 'p.campaign_id as campaignId'])
    .select(['e.user_message', 'e.ad_id'])
    .where(({ or, eb }) => or([eb('p.state', '=', 'failed'), eb('e.id', 'is not', null)]))
    .execute();
  for (const { id, user_message, ad_id } of rows) {
    (user_message ? seen.failed : seen.unclear).add(id);
    if (ad_id !== null) seen.refused.add(ad_id);
  }
  return [...new Map(rows.map((row) => [row.campaignId, row])).values()];
}
