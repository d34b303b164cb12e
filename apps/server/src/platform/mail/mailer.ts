import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Letter } from './outbox.ts';

export type Mailer = (letter: Letter & { id: string }) => Promise<void>;

/** Undefined without a mail server: letters then stay in the outbox to be read there. */
export function openMailer(config: Config): Mailer | undefined {
  if (!config.SMTP_URL) return undefined;
  const transport = createTransport(config.SMTP_URL);
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({
      from: config.MAIL_FROM,
      to: { name: '', address: to },
      subject,
      text,
      // A letter sent twice after a crash carries the same id, so mail programs show it once.
      messageId: `<${id}@posthorn>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
