import type { Db } from '@posthorn/db';
import { addDays, budgetSpecs, dayIn, type NetworkState } from '@posthorn/domain';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { inRounds } from '../../../platform/in-rounds.ts';
import type { PublishTools } from '../engine/tools.ts';
import { followPublication, mayBeThere } from './follow-publication.ts';

const AT_ONCE = 200;
/** For so long after its end a campaign is asked about as often as before. Then only late applications come. */
const DAYS_AFTER_THE_END = 3;
const DAY_MS = 86_400_000;

interface Pace {
  /** How often a network is asked about ads that it reviews, or that were changed there. */
  everyMs: number;
  /** How often it is asked about the others. */
  reviewedEveryMs: number;
  concurrency: number;
}

/** Asks the networks about everything that is on them, again and again. */
export function followAll(
  tools: PublishTools,
  { everyMs, reviewedEveryMs, concurrency }: Pace,
): { stop(): Promise<void> } {
  const oneOfFew = pLimit(concurrency);
  const look = async () => {
    const before = new Date(tools.clock.now() - everyMs);
    const reviewedBefore = new Date(tools.clock.now() - reviewedEveryMs);
    const tried = new Set<string>();
    for (;;) {
      const now = new Date(tools.clock.now());
      const found = await listToFollow(tools.db, { before, reviewedBefore, now });
      // Whatever could not even be marked as asked about would come again at once.
      const ids = found.filter((id) => !tried.has(id));
      if (ids.length === 0 || tools.stopping?.aborted) return;
      for (const id of ids) tried.add(id);
      await Promise.all(ids.map((id) => oneOfFew(() => follow(tools, id, before))));
    }
  };
  return inRounds(tools.clock, everyMs / 4, () =>
    look().catch((error: unknown) => tools.log.warn({ err: error }, 'nothing could be followed')),
  );
}

/** What a network does not tell now it tells next time. */
async function follow(tools: PublishTools, id: string, before: Date): Promise<void> {
  if (tools.stopping?.aborted) return;
  await followPublication(tools, id, before).catch((error: unknown) =>
    tools.log.warn({ err: error, publication: id }, 'a publication could not be followed'),
  );
}

interface Due {
  before: Date;
  /** For those whose ads have all been reviewed. */
  reviewedBefore: Date;
  now: Date;
}

/**
 * What was not asked about since `before`, the longest waiting first; what is over once a day, for as long
 * as its network attributes applications to it.
 */
export async function listToFollow(
  db: Db,
  { before, reviewedBefore, now }: Due,
): Promise<string[]> {
  // A day is enough whatever the time zone.
  const daysAgo = (days: number) => addDays(dayIn('UTC', now), -days - 1);
  const endDate = sql<string>`coalesce(p.reached_plan, w.plan) ->> 'endDate'`;
  const isRecent = sql<boolean>`${endDate} >= ${daysAgo(DAYS_AFTER_THE_END)}`;
  const oldestEnds = Object.entries(budgetSpecs).map(([channel, { attributionDays }]) => [
    channel,
    daysAgo(attributionDays),
  ]);
  const rows = await db
    .selectFrom('publication as p')
    .leftJoin('publication_plan as w', (join) =>
      join.onRef('w.publication_id', '=', 'p.id').onRef('w.version', '=', 'p.plan_version'),
    )
    .select('p.id')
    .where(mayBeThere('p'))
    .where(
      sql<boolean>`${endDate} >= ${JSON.stringify(Object.fromEntries(oldestEnds))}::jsonb ->> p.channel`,
    )
    .where(({ or, and, eb }) =>
      or([
        eb('p.followed_at', 'is', null),
        eb('p.followed_at', '<=', new Date(now.getTime() - DAY_MS)),
        and([eb('p.followed_at', '<=', reviewedBefore), isRecent]),
        and([eb('p.followed_at', '<=', before), isInReview, isRecent]),
      ]),
    )
    .orderBy('p.followed_at', (order) => order.asc().nullsFirst())
    .orderBy('p.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

const inReview: NetworkState = 'in_review';
/** Whether an ad waits for the network's reviewers. */
const isInReview = sql<boolean>`jsonb_path_exists(p.ad_states,
  '$.*.state ? (@ == $word)', jsonb_build_object('word', ${inReview}::text))`;
