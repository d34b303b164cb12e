import type { Db, Tx } from '@posthorn/db';
import { digestLetter } from '@posthorn/domain';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { defineScheduledJob, workOn } from '../../../platform/jobs/define-job.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { type LetterTools, letterNewsOf, listRecipients, readerOf } from './recipients.ts';

/** Eight in the morning is a full quarter of an hour in every time zone. */
const digestJob = defineScheduledJob('send-digests', '*/15 * * * *');

export const digestWorker = (tools: LetterTools) =>
  workOn(digestJob, (_, { db, log }) => sendDigests(db, log, tools));

/** Sends the daily letter to everyone whose morning has come; what fails is tried in the next round. */
export async function sendDigests(db: Db, log: Logger, tools: LetterTools): Promise<void> {
  const now = tools.now();
  const due = await db
    .selectFrom('waiting_news')
    .select('person_id')
    .distinct()
    .where('due_at', '<=', now)
    .orderBy('person_id')
    .execute();
  for (const { person_id } of due) {
    await db
      .transaction()
      .execute((tx) => sendDigest(tx, person_id, now, tools))
      .catch((error: unknown) =>
        log.warn({ err: error, person: person_id }, 'a daily letter could not be written'),
      );
  }
}

/**
 * What waited is taken away in the transaction that writes the letter: after a crash both are done, or
 * neither, and a second process finds nothing to tell.
 */
async function sendDigest(tx: Tx, personId: string, now: Date, tools: LetterTools): Promise<void> {
  const taken = await tx
    .deleteFrom('waiting_news')
    .where('person_id', '=', personId)
    .where('due_at', '<=', now)
    .returning('notification_id')
    .execute();
  const ids = taken.map(({ notification_id }) => notification_id);
  if (ids.length === 0) return;
  const recipients = await listRecipients(
    tx,
    sql`n.id = any (${ids}::uuid[]) and p.id = ${personId}`,
  );
  // A person who has had enough meanwhile means what waits, too.
  const wanted = recipients.filter(({ choice }) => choice !== 'never');
  const [first] = wanted;
  if (!first) return;
  const letter = digestLetter(
    readerOf(first, 'daily', tools),
    wanted.map((one) => letterNewsOf(one, tools.publicUrl)),
  );
  await postMail(tx, { to: first.email, ...letter });
}
