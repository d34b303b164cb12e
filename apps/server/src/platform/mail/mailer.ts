import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { letterHtml } from './letter-html.ts';
import type { AddressedLetter } from './outbox.ts';

/** A mail server that hangs is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export type Mailer = (letter: AddressedLetter & { id: string }) => Promise<void>;

/** Undefined without a mail server: letters then stay in the outbox to be read there. */
export function openMailer(config: Config): Mailer | undefined {
  if (!config.SMTP_URL) return undefined;
  const transport = createTransport({ url: config.SMTP_URL, ...patience });
  return async ({ id, to, subject, text, unsubscribeUrl }) => {
    await transport.sendMail({
      from: config.MAIL_FROM,
      to: { name: '', address: to },
      subject,
      text,
      html: letterHtml({ subject, text }, config.PUBLIC_URL ?? ''),
      // Mail programs offer it beside the sender, and press it for people who ask them to (RFC 8058);
      // without it people press 'spam' instead.
      ...(unsubscribeUrl && {
        list: { unsubscribe: unsubscribeUrl },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
      // A letter sent twice after a crash carries the same id, so mail programs show it once.
      messageId: `<${id}@posthorn>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
