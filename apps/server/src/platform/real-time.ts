import { type RawBuilder, sql } from 'kysely';

/**
 * What time it really is, for what processes and people outside share with us: sessions, tokens, rate limits, leases, the
 * queue, files that are being written, signatures. Everything else follows the clock of the product, which the sandbox's
 * may turn: `now` of Deps, and in statements `product_now()`. scripts/clocks.test.ts lets no other file ask the machine.
 */
export const realMs = (): number => Date.now();

export const realNow = (): Date => new Date(realMs());

/** In a statement written by hand: when its transaction began. */
export const REAL_NOW = 'now()';

export const realTime: RawBuilder<Date> = sql.raw(REAL_NOW);

/** The moment itself, for a lease that is prolonged within a long transaction. */
export const realMoment = sql<Date>`clock_timestamp()`;
