import type { Meter } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { Network } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Config } from '../config.ts';

/** What may be used: Meta's points in five minutes, Google's operations and LinkedIn's calls in a day. */
export type Limits = Readonly<Record<Network, number>>;

export const liveLimits = (config: Config): Limits => ({
  meta: config.META_POINTS,
  linkedin: config.LINKEDIN_CALLS,
  google: config.GOOGLE_ADS_OPERATIONS,
});

/** Our own networks know us well. */
export const sandboxLimits: Limits = { meta: 9_000, linkedin: 1_000_000, google: 1_000_000 };

interface Counting {
  /** Calls are added up in stretches of this length. */
  stretchMs: number;
  /** So many stretches count, the current one included. */
  stretches: number;
  /** Whether all customers use up the same allowance: that of our application. */
  isShared: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const counting: Record<Network, Counting> = {
  // One stretch more than five minutes have: the oldest is not over yet.
  meta: { stretchMs: MINUTE_MS, stretches: 6, isShared: false },
  linkedin: { stretchMs: DAY_MS, stretches: 1, isShared: true },
  google: { stretchMs: DAY_MS, stretches: 1, isShared: true },
};

/** From this share on, what is left is for those who publish. */
const FOR_FOLLOWING = 0.7;
/** So long it is known what was used. */
const KEPT_DAYS = 8;

interface AdAccountKey {
  network: Network;
  externalId: string;
}

interface MeterTools {
  db: Db;
  isSandbox: boolean;
  limits: Limits;
  /** That of the networks. */
  now: () => number;
}

/** Counts what calls cost in the database, where all processes see it. */
export function openMeter({ db, isSandbox: is_sandbox, limits, now }: MeterTools) {
  const stretchAt = (network: Network, back = 0): Date => {
    const { stretchMs } = counting[network];
    return new Date((Math.floor(now() / stretchMs) - back) * stretchMs);
  };

  async function add({ network, externalId }: AdAccountKey, points: number): Promise<void> {
    const counted_from = stretchAt(network);
    const { rows } = await sql<{ is_new: boolean }>`
      insert into network_usage (network, is_sandbox, external_id, counted_from, points)
      values (${network}, ${is_sandbox}, ${externalId}, ${counted_from}, ${points})
      on conflict (network, is_sandbox, external_id, counted_from)
        do update set points = network_usage.points + excluded.points
      returning xmax = 0 as is_new`.execute(db);
    if (!rows[0]?.is_new) return;
    await db
      .deleteFrom('network_usage')
      .where('network', '=', network)
      .where('is_sandbox', '=', is_sandbox)
      .where('external_id', '=', externalId)
      .where('counted_from', '<', new Date(now() - KEPT_DAYS * DAY_MS))
      .execute();
  }

  return {
    /** For the calls to one ad account. */
    of: (adAccount: AdAccountKey): Meter => ({
      // A call that is not counted is better than one that is not made.
      count: (points) => add(adAccount, points).catch(() => {}),
    }),
    /** Whether there is enough left to ask how campaigns are doing. */
    async hasRoomToFollow({ network, externalId }: AdAccountKey): Promise<boolean> {
      const { stretches, isShared } = counting[network];
      const { used } = await db
        .selectFrom('network_usage')
        .select(sql<number>`coalesce(sum(points), 0)::int`.as('used'))
        .where('network', '=', network)
        .where('is_sandbox', '=', is_sandbox)
        .$if(!isShared, (own) => own.where('external_id', '=', externalId))
        .where('counted_from', '>=', stretchAt(network, stretches - 1))
        .executeTakeFirstOrThrow();
      return used < limits[network] * FOR_FOLLOWING;
    },
  };
}
