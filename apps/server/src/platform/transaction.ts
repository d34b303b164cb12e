import type { Tx } from '@posthorn/db';
import type { Deps } from './deps.ts';

/** Everything a command writes, records and enqueues happens together or not at all. */
export function inTransaction<T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
  return deps.connection.db.transaction().execute(work);
}
