import type { Tx } from '@posthorn/db';
import type { Deps } from './deps.ts';
import { answerOnce } from './once.ts';

/** Everything a command writes, records and enqueues happens together or not at all. */
export function inTransaction<T>(deps: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { once } = deps;
  return deps.connection.db
    .transaction()
    .execute((tx) => (once ? answerOnce(tx, once, () => work(tx)) : work(tx)));
}
