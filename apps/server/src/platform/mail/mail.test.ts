import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { openMailer } from './mailer.ts';
import { listKeptMail, postMail } from './outbox.ts';
import { mailWorker } from './send-mail.ts';

let server: TestServer;
let smtp: SMTPServer;
const received: ParsedMail[] = [];
let refuseNext = 0;
let arrived: () => void = () => {};

beforeAll(async () => {
  server = await startTestServer();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const mail = await simpleParser(stream);
      if (refuseNext > 0) {
        refuseNext -= 1;
        done(new Error('not now'));
        return;
      }
      received.push(mail);
      done();
      arrived();
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(closed));
  await server.close();
});

const letter = { to: 'anna@example.test', subject: 'Grüße, 你好', text: 'Hello\nAnna 👋' };
const unsubscribeUrl = 'https://posthorn.test/mail';
const post = () =>
  server.db.transaction().execute((tx) => postMail(tx, { ...letter, unsubscribeUrl }));
const mailer = () => {
  const { port } = smtp.server.address() as AddressInfo;
  return openMailer({ ...server.deps.config, SMTP_URL: `smtp://127.0.0.1:${port}` });
};
const tools = () => ({ db: server.db, log: server.deps.log });

test('without a mail server the letter is kept', async () => {
  await post();
  expect(openMailer(server.deps.config)).toBeUndefined();
  expect(await listKeptMail(server.db)).toMatchObject([letter]);
});

test('a rolled-back change sends nothing', async () => {
  const before = await listKeptMail(server.db);
  await server.db
    .transaction()
    .execute(async (tx) => {
      await postMail(tx, letter);
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await listKeptMail(server.db)).toEqual(before);
});

test('the queue delivers the letter and marks it as sent', async () => {
  const done = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const runner = runJobs(server.deps.connection, server.deps.log, [mailWorker(mailer())], 2);
  await done;
  await runner.stop();
  expect(received[0]).toMatchObject({ subject: letter.subject });
  expect(received[0]?.text?.trim()).toBe(letter.text);
  expect(received[0]?.headers.get('list')).toMatchObject({ unsubscribe: { url: unsubscribeUrl } });
  expect(received[0]?.headerLines.map(({ line }) => line)).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  expect(received[0]?.html).toContain('<p>Hello<br>Anna 👋</p>');
  expect(await listKeptMail(server.db)).toEqual([]);
  // A link in it may let its reader in.
  const rows = await server.db.selectFrom('mail').select(['body', 'unsubscribe_url']).execute();
  expect(rows).toEqual([{ body: '', unsubscribe_url: null }]);
});

test('a refused letter stays, and goes out once when tried again', async () => {
  await post();
  const [kept] = await listKeptMail(server.db);
  const worker = mailWorker(mailer());
  const send = () => worker.run({ mailId: kept?.id }, tools());
  refuseNext = 1;
  received.length = 0;
  await expect(send()).rejects.toThrow();
  expect(await listKeptMail(server.db)).toHaveLength(1);
  await send();
  await send();
  expect(received).toHaveLength(1);
  expect(received[0]?.messageId).toBe(`<${kept?.id}@posthorn>`);
});
