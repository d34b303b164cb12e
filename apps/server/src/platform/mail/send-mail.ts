import { sql } from 'kysely';
import { workOn } from '../jobs/define-job.ts';
import type { Mailer } from './mailer.ts';
import { sendMailJob } from './outbox.ts';

/**
 * Delivered at least once; the row says whether it has gone out. The text is not kept then: it may hold a
 * link that lets its reader in.
 */
export const mailWorker = (mailer: Mailer | undefined) =>
  workOn(sendMailJob, async ({ mailId }, { db }) => {
    if (!mailer) return;
    const unsent = db.selectFrom('mail').selectAll().where('id', '=', mailId);
    const letter = await unsent.where('sent_at', 'is', null).executeTakeFirst();
    if (!letter) return;
    // No transaction is open meanwhile: a slow mail server must not hold the database.
    await mailer({
      id: letter.id,
      to: letter.recipient,
      subject: letter.subject,
      text: letter.body,
      ...(letter.unsubscribe_url && { unsubscribeUrl: letter.unsubscribe_url }),
    });
    await db
      .updateTable('mail')
      .set({ sent_at: sql<Date>`product_now()`, body: '', unsubscribe_url: null })
      .where('id', '=', mailId)
      .execute();
  });
