import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/** A turned clock: the product's moment that belongs to a real one, in milliseconds, and how fast it runs. */
export interface TurnedClock {
  virtual: number;
  real: number;
  /** 0 stands still. */
  rate: number;
}

/**
 * Before the turn there is no other moment than that of the turn: the clock never runs backwards. In seconds, because a day
 * added to a moment is an hour longer or shorter where summer time begins or ends.
 */
const turnedTime = ({ virtual, real, rate }: TurnedClock): string =>
  `to_timestamp(${virtual / 1000} + (greatest(extract(epoch from at), ${real / 1000}) - ${real / 1000}) * ${rate})`;

/**
 * Makes this the clock of the product for every process on the database, from the end of the transaction on; without one it
 * is real time. It stays until it is changed again, also over a restart.
 */
export async function setProductTime(tx: Tx, clock: TurnedClock | undefined): Promise<void> {
  // Two processes that replace the function at the same moment would refuse each other.
  await sql`select pg_advisory_xact_lock(hashtext('posthorn/product-time'))`.execute(tx);
  if (!clock && (await isRealTime(tx))) return;
  const body = clock ? turnedTime(clock) : 'at';
  await sql
    .raw(`create or replace function product_time(at timestamptz) returns timestamptz
      language sql stable parallel safe as $$ select ${body} $$`)
    .execute(tx);
}

async function isRealTime(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_real: boolean }>`
    select product_now() = now() as is_real`.execute(tx);
  return rows[0]?.is_real === true;
}
