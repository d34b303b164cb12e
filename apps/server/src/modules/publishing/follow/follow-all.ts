import type { Db } from '@posthorn/db';
import { addDays, dayIn, type NetworkState } from '@posthorn/domain';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { inRounds } from '../../../platform/in-rounds.ts';
import type { PublishTools } from '../engine/tools.ts';
import { followPublication, mayBeThere } from './follow-publication.ts';

const AT_ONCE = 200;
/** For so long after its end a network may still correct its figures. */
const DAYS_AFTER_THE_END = 3;

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

/** What was not asked about since `before`, the longest waiting first. */
export async function listToFollow(
  db: Db,
  { before, reviewedBefore, now }: Due,
): Promise<string[]> {
  // A day is enough whatever the time zone.
  const ended = addDays(dayIn('UTC', now), -DAYS_AFTER_THE_END - 1);
  const rows = await db
    .selectFrom('publication as p')
    .leftJoin('publication_plan as w', (join) =>
      join.onRef('w.publication_id', '=', 'p.id').onRef('w.version', '=', 'p.plan_version'),
    )
    .select('p.id')
    .where(mayBeThere('p'))
    .where(sql<boolean>`coalesce(p.reached_plan, w.plan) ->> 'endDate' >= ${ended}`)
    .where(({ or, and, eb }) =>
      or([
        eb('p.followed_at', 'is', null),
        eb('p.followed_at', '<=', reviewedBefore),
        and([eb('p.followed_at', '<=', before), isInReview]),
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
