import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { inTransaction } from '../../../platform/transaction.ts';

interface Which {
  personId: string;
  /** The session that asks; it is ended by signing out. */
  except: Buffer;
  /** One of them; all where none is named. */
  sessionId?: string;
}

/** Ends sessions of the same person on other devices: their open screens go to the sign-in page. */
export function endOtherSessions(deps: Deps, which: Which): Promise<void> {
  const { personId, except, sessionId } = which;
  return inTransaction(deps, async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('person_id', '=', personId)
      .where('token_hash', '<>', except)
      .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
      .returning('token_hash')
      .execute();
    for (const { token_hash } of ended) {
      await announce(tx, { endedSession: token_hash.toString('hex') });
    }
  });
}
