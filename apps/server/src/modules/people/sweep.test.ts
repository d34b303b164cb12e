import { setProductTime } from '@posthorn/db';
import { FINISHED_INVITATION_KEPT_DAYS, LETTER_KEPT_DAYS } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { runJob } from '../../testing/run-job.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import { forgetPeopleJob, peopleWorker } from './sweep.ts';

setScene();

const DAY = 86_400_000;
const sweep = () => runJob(server, [peopleWorker], forgetPeopleJob, {});
const ago = (days: number) => new Date(Date.now() - days * DAY);

test('letters go after their time, sent or not', async () => {
  await server.db.deleteFrom('mail').execute();
  const letter = { recipient: 'ada@example.test', subject: '', body: '', unsubscribe_url: null };
  const written = [
    { subject: 'new', created_at: ago(LETTER_KEPT_DAYS - 1), sent_at: new Date() },
    { subject: 'old', created_at: ago(LETTER_KEPT_DAYS + 1), sent_at: new Date() },
    { subject: 'old, never sent', created_at: ago(LETTER_KEPT_DAYS + 1), sent_at: null },
  ];
  await server.db
    .insertInto('mail')
    .values(written.map((one) => ({ ...letter, ...one })))
    .execute();
  await sweep();
  const left = await server.db.selectFrom('mail').select('subject').execute();
  expect(left).toEqual([{ subject: 'new' }]);
});

test('invitations go so long after they were accepted, taken back or over', async () => {
  await server.db.deleteFrom('invitation').execute();
  const [soon, late] = [
    ago(FINISHED_INVITATION_KEPT_DAYS - 1),
    ago(FINISHED_INVITATION_KEPT_DAYS + 1),
  ];
  const later = new Date(Date.now() + DAY);
  const dates = {
    open: { expires_at: later },
    'over since yesterday': { expires_at: soon },
    'over for long': { expires_at: late },
    accepted: { expires_at: later, accepted_at: soon },
    'accepted long ago': { expires_at: later, accepted_at: late },
    'taken back': { expires_at: later, revoked_at: soon },
    'taken back long ago': { expires_at: later, revoked_at: late },
  };
  for (const [first_name, given] of Object.entries(dates)) {
    await server.db
      .insertInto('invitation')
      .values({
        ...{ account_id: world.account.id, role: 'editor', first_name, sent_at: late },
        ...{ email: `${first_name.replaceAll(' ', '.')}@example.test`, invited_by: null },
        ...{ token_hash: Buffer.from(first_name), accepted_at: null, accepted_by: null },
        ...{ revoked_at: null, ...given },
      })
      .execute();
  }
  await sweep();
  const left = await server.db.selectFrom('invitation').select('first_name').execute();
  expect(left.map(({ first_name }) => first_name).sort()).toEqual([
    'accepted',
    'open',
    'over since yesterday',
    'taken back',
  ]);
});

test('time is that of the product: when its clock is turned, more is over', async () => {
  await server.db.deleteFrom('mail').execute();
  await admin.call('promoteMember', {
    params: { accountId: world.account.id },
    body: { user_id: world.editor.id },
  });
  await sweep();
  const count = async () => (await server.db.selectFrom('mail').select('id').execute()).length;
  expect(await count()).toBe(1);
  const real = Date.now();
  const turned = { real, virtual: real + (LETTER_KEPT_DAYS + 1) * DAY, rate: 1 };
  await server.db.transaction().execute((tx) => setProductTime(tx, turned));
  await sweep();
  expect(await count()).toBe(0);
  await server.db.transaction().execute((tx) => setProductTime(tx, undefined));
});
