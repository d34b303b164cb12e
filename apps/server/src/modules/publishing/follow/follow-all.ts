import { type Db, isInReview } from '@posthorn/db';
import { addDays, budgetSpecs, dayIn, networkOf } from '@posthorn/domain';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { inRounds } from '../../../platform/in-rounds.ts';
import type { PublicationRow } from '../engine/lease.ts';
import type { PublishTools } from '../engine/tools.ts';
import { byAdAccount, followTogether } from './follow-together.ts';
import { mayBeThere } from './to-follow.ts';

const AT_ONCE = 1_000;
/** Accounts take turns with so many. */
const PER_TURN = 100;
/** The part of its interval for which something else of its ad account may be due ahead of time. */
const AHEAD = 0.75;
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

/**
 * Asks the networks about everything that is on them, again and again. What has just been published is asked about beside
 * the rest, however much that is: a person may be looking at it.
 */
export function followAll(publishing: PublishTools, pace: Pace): { stop(): Promise<void> } {
  // Several networks are asked at once, but what they say is written one by one: people who open a page meanwhile
  // would wait for it.
  const rounds = [{ isNew: true }, { isNew: false }].map((which) =>
    followInRounds({ ...publishing, inTurn: pLimit(1) }, pace, which),
  );
  return {
    async stop() {
      await Promise.all(rounds.map((one) => one.stop()));
    },
  };
}

function followInRounds(
  tools: PublishTools,
  { everyMs, reviewedEveryMs, concurrency }: Pace,
  which: Pick<Due, 'isNew'>,
): { stop(): Promise<void> } {
  const oneOfFew = pLimit(concurrency);
  const look = async () => {
    const before = new Date(tools.clock.now() - everyMs);
    const reviewedBefore = new Date(tools.clock.now() - reviewedEveryMs);
    const tried = new Set<string>();
    for (;;) {
      const now = new Date(tools.clock.now());
      const found = await listToFollow(tools.db, { before, reviewedBefore, now, ...which });
      // Whatever could not even be marked as asked about would come again at once.
      const rows = found.filter(({ id }) => !tried.has(id));
      if (rows.length === 0 || tools.stopping?.aborted) return;
      for (const { id } of rows) tried.add(id);
      const ahead = new Date(before.getTime() + AHEAD * everyMs);
      const groups = byAdAccount(rows).flatMap(inTurns);
      await Promise.all(groups.map((group) => oneOfFew(() => follow(tools, group, ahead))));
    }
  };
  return inRounds(tools.clock, everyMs / 4, () =>
    look().catch((error: unknown) => tools.log.warn({ err: error }, 'nothing could be followed')),
  );
}

/** In portions, so that none of them is long in the way of what people wait for. */
const inTurns = <Row>(group: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(group.length / PER_TURN) }, (_, n) =>
    group.slice(n * PER_TURN, (n + 1) * PER_TURN),
  );

/** What a network does not tell now it tells next time. */
async function follow(tools: PublishTools, group: readonly Found[], before: Date): Promise<void> {
  await tools.giveWay?.();
  if (tools.stopping?.aborted) return;
  const ids = group.map(({ id }) => id);
  await followTogether(tools, ids, before).catch((error: unknown) =>
    tools.log.warn({ err: error, publications: ids.length }, 'an ad account could not be followed'),
  );
}

type Found = Pick<PublicationRow, 'id' | 'account_id' | 'channel'>;

interface Due {
  before: Date;
  /** For those whose ads have all been reviewed. */
  reviewedBefore: Date;
  now: Date;
  /** Only what was never asked about since it was published; otherwise everything. */
  isNew?: boolean;
}

/**
 * What was not asked about since `before`, accounts in turn, the longest waiting first; what is over once a day, for as long
 * as its network attributes applications to it. What will be due soon goes along with others of its ad
 * account: together they cost one round of calls, and from then on they are due together.
 */
export async function listToFollow(db: Db, due: Due, perTurn = PER_TURN): Promise<Found[]> {
  const { now } = due;
  // A day is enough whatever the time zone.
  const daysAgo = (days: number) => addDays(dayIn('UTC', now), -days - 1);
  const endDate = sql<string>`coalesce(p.reached_plan, w.plan) ->> 'endDate'`;
  const isRecent = sql<boolean>`${endDate} >= ${daysAgo(DAYS_AFTER_THE_END)}`;
  const oldestEnds = Object.entries(budgetSpecs).map(([channel, { attributionDays }]) => [
    channel,
    daysAgo(attributionDays),
  ]);
  const isDue = (aheadMs: number) => {
    const by = (time: Date | number) => new Date(Number(time) + aheadMs);
    return sql<boolean>`(p.followed_at is null or p.followed_at <= ${by(now.getTime() - DAY_MS)}
      or (${isRecent} and p.followed_at <= ${by(due.reviewedBefore)})
      or (${isRecent} and p.followed_at <= ${by(due.before)} and ${sql.raw(isInReview)}))`;
  };
  const aheadMs = AHEAD * (now.getTime() - due.before.getTime());
  const network = sql<string>`${JSON.stringify(networkOf)}::jsonb ->> p.channel`;
  return db
    .with('found', (with_) =>
      with_
        .selectFrom('publication as p')
        .leftJoin('publication_plan as w', (join) =>
          join.onRef('w.publication_id', '=', 'p.id').onRef('w.version', '=', 'p.plan_version'),
        )
        .select(['p.id', 'p.account_id', 'p.channel', 'p.followed_at'])
        .select(
          sql<boolean>`bool_or(${isDue(0)}) over (partition by p.account_id, ${network})`.as(
            'is_wanted',
          ),
        )
        .where(mayBeThere('p'))
        .where(
          sql<boolean>`${endDate} >= ${JSON.stringify(Object.fromEntries(oldestEnds))}::jsonb ->> p.channel`,
        )
        .where(isDue(aheadMs))
        .$if(due.isNew === true, (query) => query.where('p.followed_at', 'is', null)),
    )
    .selectFrom('found')
    .select(['id', 'account_id', 'channel'])
    .where('is_wanted', '=', true)
    .orderBy(
      sql`(row_number() over (
        partition by account_id order by followed_at nulls first, id) - 1) / ${sql.lit(perTurn)}`,
    )
    .orderBy('followed_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}
