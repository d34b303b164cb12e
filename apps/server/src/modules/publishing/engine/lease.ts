import { LeaseLost } from '@posthorn/connectors';
import type { Database } from '@posthorn/db';
import { type Selectable, sql } from 'kysely';
import { every } from '../../../platform/every.ts';
import type { PublishTools } from './tools.ts';

/** Of a campaign, or of a dynamic campaign. */
export type AnyPublication = Selectable<Database['publication']>;
/** Of a campaign. */
export type PublicationRow = AnyPublication & { campaign_id: string };

/** Long enough for a slow database, short enough that the work of a dead process is taken over soon. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** A worker has a publication for no longer than this: then it hangs, and another worker goes on. */
const LONGEST_RUN_MS = 30 * 60_000;

export interface Lease<Row extends AnyPublication = PublicationRow> {
  row: Row;
  token: number;
  /** The worker that had it before did not give it back. */
  isTakenOver: boolean;
}

/** The right to work on a publication that is due; undefined when another worker has it. */
export async function takeLease(
  { db, clock, machineNow }: PublishTools,
  id: string,
): Promise<Lease<AnyPublication> | undefined> {
  const now = new Date(machineNow());
  const { rows } = await sql<AnyPublication & { left_behind: boolean }>`
    with free as (
      select id, lease_until is not null as left_behind from publication
      where id = ${id} and due_at <= ${new Date(clock.now())}
        and (lease_until is null or lease_until <= ${now})
      for update skip locked
    ), turn as (
      insert into publishing_turn as t (account_id, began_at)
      select p.account_id, ${now}::timestamptz from publication p join free using (id)
      on conflict (account_id) do update set began_at = greatest(t.began_at, excluded.began_at)
    )
    update publication p set
      lease_token = p.lease_token + 1,
      lease_until = ${until(now.getTime())},
      state = case when p.state = 'waiting' then 'working' else p.state end,
      trying_since = coalesce(p.trying_since, ${now}::timestamptz)
    from free where p.id = free.id
    returning p.*, free.left_behind`.execute(db);
  const [taken] = rows;
  if (!taken) return undefined;
  const { left_behind: isTakenOver, ...row } = taken;
  return { row, token: row.lease_token, isTakenOver };
}

export const until = (now: number): Date => new Date(now + LEASE_MS);

/** Holds the lease for as long as the work takes; calls `lost` when another worker has it. */
export function keepLease(
  tools: PublishTools,
  lease: Lease<AnyPublication>,
  lost: () => void,
): () => void {
  const { clock, machineNow } = tools;
  const began = machineNow();
  return every(clock, RENEW_MS, () => {
    if (machineNow() - began > LONGEST_RUN_MS) return lost();
    renew(tools, lease).catch((error: unknown) => {
      if (error instanceof LeaseLost) lost();
      else tools.log.warn({ err: error }, 'a lease could not be renewed');
    });
  });
}

export async function renew(
  { db, machineNow }: PublishTools,
  { row, token }: Lease<AnyPublication>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('publication')
    .set({ lease_until: until(machineNow()) })
    .where('id', '=', row.id)
    .where('lease_token', '=', token)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}
