import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';

/** Enqueued in the caller's transaction: the job exists exactly when its rows do. */
export async function enqueueJob(tx: Tx, name: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(tx);
}
