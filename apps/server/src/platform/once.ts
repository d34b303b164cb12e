import type { Db, Tx } from '@posthorn/db';
import { sql } from 'kysely';
import { realTime } from './real-time.ts';
import { Refusal } from './refusal.ts';

/** A call that must not happen twice, by the key its caller gave it. */
export interface Once {
  personId: string;
  /** Method and address. */
  call: string;
  key: string;
  /** Of what was sent with it. */
  contentHash: Buffer;
}

/** Thrown instead of doing it again: what was answered the first time, as JSON. */
export class AlreadyAnswered extends Error {
  constructor(readonly answer: string | null) {
    super('This call was answered before');
  }
}

const DAY = sql<Date>`${realTime} - interval '24 hours'`;

/** Throws when the call was answered before; another content under the same key is refused. */
export async function assertFirst(db: Db | Tx, once: Once): Promise<void> {
  const { personId, call, key, contentHash } = once;
  const found = await db
    .selectFrom('answered_call')
    .select(['content_hash', 'answer'])
    .where('person_id', '=', personId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('created_at', '>', DAY)
    .executeTakeFirst();
  if (!found) return;
  if (!found.content_hash.equals(contentHash)) throw new Refusal('invalid', 'request.keyReused');
  throw new AlreadyAnswered(found.answer);
}

/**
 * Claims the key, works, and writes the answer down, all in the transaction of the work itself: what
 * was done and what was answered are one. A call with the same key waits here until the first one is
 * through; of a first one that failed nothing is left, so the next one tries again.
 */
export async function answerOnce<T>(tx: Tx, once: Once, work: () => Promise<T>): Promise<T> {
  const { personId, call, key, contentHash } = once;
  const same = { person_id: personId, call, key };
  const claimed = await tx
    .insertInto('answered_call')
    .values({ ...same, content_hash: contentHash })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'call', 'key'])
        .doUpdateSet({ content_hash: contentHash, answer: null, created_at: realTime })
        .where('answered_call.created_at', '<=', DAY),
    )
    .returning('key')
    .executeTakeFirst();
  if (!claimed) await assertFirst(tx, once);
  const answer = await work();
  await tx
    .updateTable('answered_call')
    .set({ answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('person_id', '=', personId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
  return answer;
}

export async function forgetAnswers(db: Db): Promise<void> {
  await db.deleteFrom('answered_call').where('created_at', '<=', DAY).execute();
}
