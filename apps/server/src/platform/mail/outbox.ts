import type { Db, Tx } from '@posthorn/db';
import { LETTER_KEPT_DAYS, type Letter } from '@posthorn/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';

export type AddressedLetter = Letter & { to: string };

export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.uuid() }));

/** Posted with the change it tells about: a rolled-back change sends no mail. */
export async function postMail(tx: Tx, letter: AddressedLetter): Promise<void> {
  const { id } = await tx
    .insertInto('mail')
    .values({
      recipient: letter.to,
      subject: letter.subject,
      body: letter.text,
      unsubscribe_url: letter.unsubscribeUrl ?? null,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueJob(tx, sendMailJob, { mailId: id });
}

/** Also those that were never sent: nobody waits for them any more. */
export async function forgetOldLetters(db: Db): Promise<void> {
  await sql`
    delete from mail
    where created_at < product_now() - make_interval(days => ${LETTER_KEPT_DAYS})`.execute(db);
}

export async function listKeptMail(db: Db, limit = 200) {
  const letters = await db
    .selectFrom('mail')
    .selectAll()
    .where('sent_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return letters.map((letter) => ({
    id: letter.id,
    to: letter.recipient,
    subject: letter.subject,
    text: letter.body,
    createdAt: letter.created_at.toISOString(),
  }));
}
