import { newsLetter, nextDigest, notificationKindSpecs } from '@posthorn/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, workOn } from '../../../platform/jobs/define-job.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { type LetterTools, letterNewsOf, listRecipients, readerOf } from './recipients.ts';

export const writeLettersJob = defineJob('write-letters', z.object({ notificationId: z.uuid() }));

/**
 * Writes the letters about one notification to those who want each at once, and lets it wait for the daily
 * letter of the others. Notification and letters are marked in one transaction: a job that is repeated
 * after a crash finds them all, or none.
 */
export const lettersWorker = (tools: LetterTools) =>
  workOn(writeLettersJob, ({ notificationId }, { db }) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('notification')
        .set({ letters_at: tools.now() })
        .where('id', '=', notificationId)
        .where('letters_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const recipients = await listRecipients(tx, sql`n.id = ${notificationId}`);
      for (const each of recipients.filter(({ choice }) => choice === 'each')) {
        const { group } = notificationKindSpecs[each.kind];
        const reader = readerOf(each, group, tools);
        const letter = newsLetter(reader, letterNewsOf(each, tools.publicUrl));
        await postMail(tx, { to: each.email, ...letter });
      }
      const waiting = recipients.filter(({ choice }) => choice === 'daily');
      if (waiting.length === 0) return;
      await tx
        .insertInto('waiting_news')
        .values(
          waiting.map(({ person_id, time_zone }) => ({
            ...{ person_id, notification_id: notificationId },
            due_at: nextDigest(time_zone, tools.now()),
          })),
        )
        .execute();
    }),
  );
