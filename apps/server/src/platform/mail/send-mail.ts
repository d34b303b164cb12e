import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';
import type { Mailer } from './mailer.ts';

const payload = z.object({ mailId: z.uuid() });

/** Delivered at least once; the row says whether it has gone out. */
export const sendMailJob = (mailer: Mailer | undefined) =>
  defineJob('send-mail', payload, async ({ mailId }, { db }) => {
    if (!mailer) return;
    await db.transaction().execute(async (tx) => {
      const letter = await tx
        .selectFrom('mail')
        .selectAll()
        .where('id', '=', mailId)
        .where('sent_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!letter) return;
      await mailer({
        id: letter.id,
        to: letter.recipient,
        subject: letter.subject,
        text: letter.body,
      });
      await tx.updateTable('mail').set({ sent_at: new Date() }).where('id', '=', mailId).execute();
    });
  });
