import type { NotificationKind } from '@posthorn/domain';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { runJob } from '../../../testing/run-job.ts';
import { admin, editor, server, setScene, world } from '../../../testing/scene.ts';
import { notify } from '../notify.ts';
import { sendDigests } from './send-digests.ts';
import { lettersWorker, writeLettersJob } from './write-letters.ts';

setScene();

let now: Date;
beforeEach(async () => {
  now = new Date('2027-03-27T12:00:00Z');
  await server.db.deleteFrom('mail').execute();
  await server.db.deleteFrom('notification').execute();
});

const tools = {
  publicUrl: 'https://posthorn.test',
  now: () => now,
  get secrets() {
    return server.deps.secrets;
  },
};

interface NewsInput {
  kind?: NotificationKind;
  by?: string;
  once?: string;
  message?: string;
}

async function tell({ kind = 'failed', message = 'It failed.', ...rest }: NewsInput = {}) {
  const { account, workspace, campaign } = world;
  const place = { accountId: account.id, workspaceId: workspace.id, campaignId: campaign.id };
  await server.db.transaction().execute((tx) => notify(tx, { kind, message, ...place, ...rest }));
}

/** Does what the queue has been told, as often as it has been told. */
async function writeLetters(times = 1) {
  const { rows } = await sql<{ notificationId: string }>`
    select payload ->> 'notificationId' as "notificationId" from graphile_worker._private_jobs
    where payload ->> 'notificationId' in (select id::text from notification)
    order by id`.execute(server.db);
  for (const payload of rows.flatMap((row) => Array(times).fill(row))) {
    await runJob(server, [lettersWorker(tools)], writeLettersJob, payload);
  }
}

const mornings = () => sendDigests(server.db, server.deps.log, tools);

const letters = async () =>
  (await server.db.selectFrom('mail').selectAll().orderBy('recipient').execute()).filter(
    ({ recipient }) => people().includes(recipient),
  );
const people = () => {
  const { admin, secondAdmin, editor, editorElsewhere, removed } = world;
  return [admin, secondAdmin, editor, editorElsewhere, removed].map(({ email }) => email);
};
const recipients = async () => (await letters()).map(({ recipient }) => recipient).sort();
const emails = (...names: ('admin' | 'secondAdmin' | 'editor')[]) =>
  names.map((name) => world[name].email).sort();

test('those who may see the campaign get a letter that leads to the right page', async () => {
  await tell();
  await writeLetters();
  expect(await recipients()).toEqual(emails('admin', 'secondAdmin', 'editor'));
  const bodyFor = async (email: string) =>
    (await letters()).find(({ recipient }) => recipient === email);
  expect(await bodyFor(world.admin.email)).toMatchObject({
    subject: `Launch failed: ${world.campaign.title}`,
    body: expect.stringContaining(
      `https://posthorn.test/campaigns-overview/errored?account=${world.account.id}\n`,
    ),
    unsubscribe_url: expect.stringMatching(
      `^https://posthorn.test/unsubscribe/${world.admin.id}/problems/`,
    ),
  });
  // An editor has no list of errors.
  expect((await bodyFor(world.editor.email))?.body).toContain(
    `/set-campaign/${world.campaign.id}/campaign-details/ads?account=${world.account.id}\n`,
  );
});

test('a job that is repeated after a crash writes no letter twice', async () => {
  await tell();
  await tell({ kind: 'paused' });
  await writeLetters(3);
  expect(await letters()).toHaveLength(3);
  now = new Date('2027-03-28T12:00:00Z');
  await Promise.all([mornings(), mornings(), mornings()]);
  await mornings();
  expect(await letters()).toHaveLength(6);
});

test('a transaction that is rolled back tells nothing and writes no letter', async () => {
  const { account, workspace, campaign } = world;
  const place = { accountId: account.id, workspaceId: workspace.id, campaignId: campaign.id };
  await server.db
    .transaction()
    .execute(async (tx) => {
      await notify(tx, { kind: 'failed', message: 'It failed.', ...place });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  await writeLetters();
  expect(await letters()).toEqual([]);
});

test('the same is told once, also by processes that notice it at the same moment', async () => {
  await Promise.all(Array.from({ length: 8 }, () => tell({ once: 'end 2027-03-27' })));
  await tell({ once: 'end 2027-03-27' });
  await writeLetters();
  expect(await letters()).toHaveLength(3);
  const accountId = world.account.id;
  const list = async () => (await admin.call('listNotifications', { params: { accountId } })).body;
  expect(await list()).toHaveLength(1);
  // It runs longer, and ends again.
  await tell({ once: 'end 2027-04-27' });
  expect(await list()).toHaveLength(2);
});

test('what a person did themselves they hear neither by mail nor at the bell', async () => {
  await editor.call('chooseMail', { body: { colleagues: 'each' } });
  await admin.call('chooseMail', { body: { colleagues: 'each' } });
  await tell({ kind: 'paused', by: world.editor.id });
  await writeLetters();
  expect(await recipients()).toEqual(emails('admin'));
  const params = { accountId: world.account.id };
  expect((await editor.call('listNotifications', { params })).body).toEqual([]);
  expect((await admin.call('listNotifications', { params })).body).toMatchObject([
    { kind: 'paused' },
  ]);
});

test('a lost connection is told to admins alone', async () => {
  await tell({ kind: 'connectionLost' });
  await writeLetters();
  expect(await recipients()).toEqual(emails('admin', 'secondAdmin'));
  const params = { accountId: world.account.id };
  expect((await editor.call('listNotifications', { params })).body).toEqual([]);
});

test('each person gets letters as they choose: at once, in the morning, or never', async () => {
  await admin.call('chooseMail', { body: { problems: 'never' } });
  await editor.call('chooseMail', { body: { problems: 'daily' } });
  await tell();
  await tell({ message: 'It failed again.' });
  await writeLetters();
  expect(await recipients()).toEqual([world.secondAdmin.email, world.secondAdmin.email]);
  await server.db.deleteFrom('mail').execute();

  // The clock is put forward in this night: eight in the morning is six o'clock in Greenwich.
  now = new Date('2027-03-28T05:59:59Z');
  await mornings();
  expect(await letters()).toEqual([]);
  now = new Date('2027-03-28T06:00:00Z');
  await mornings();
  expect(await letters()).toMatchObject([
    { recipient: world.editor.email, subject: 'Posthorn: 2 things happened' },
  ]);
  now = new Date('2027-03-29T06:00:00Z');
  await mornings();
  expect(await letters()).toHaveLength(1);
});

test('after a day of downtime what waited comes as one letter', async () => {
  await tell({ kind: 'finished' });
  await writeLetters();
  now = new Date('2027-03-30T17:00:00Z');
  await tell({ kind: 'launched' });
  await writeLetters();
  await mornings();
  expect((await letters()).map(({ subject }) => subject)).toEqual(
    Array(3).fill('Posthorn: one thing happened'),
  );
  now = new Date('2027-03-31T06:00:00Z');
  await mornings();
  expect(await letters()).toHaveLength(6);
});

test('a person who left, or has had enough, hears nothing of what waited', async () => {
  await tell({ kind: 'finished' });
  await writeLetters();
  await server.db.deleteFrom('membership').where('person_id', '=', world.secondAdmin.id).execute();
  await server.db.deleteFrom('workspace_member').where('person_id', '=', world.editor.id).execute();
  await admin.call('chooseMail', { body: { results: 'never' } });
  now = new Date('2027-03-28T12:00:00Z');
  await mornings();
  expect(await letters()).toEqual([]);
  expect(await server.db.selectFrom('waiting_news').selectAll().execute()).toEqual([]);
});

test('one letter tells of all accounts a person can see', async () => {
  const { other, otherWorkspace, otherCampaign, admin: person } = world;
  await server.db
    .insertInto('membership')
    .values({ account_id: other.id, person_id: person.id, role: 'admin' })
    .execute();
  await tell({ kind: 'finished' });
  await server.db.transaction().execute((tx) =>
    notify(tx, {
      ...{ kind: 'finished', message: 'The other one is finished.' },
      ...{ accountId: other.id, workspaceId: otherWorkspace.id, campaignId: otherCampaign.id },
    }),
  );
  await writeLetters();
  now = new Date('2027-03-28T12:00:00Z');
  await mornings();
  const mine = (await letters()).filter(({ recipient }) => recipient === person.email);
  expect(mine).toHaveLength(1);
  expect(mine[0]?.body).toContain('The other one is finished.');
  expect(mine[0]?.body).toContain(world.account.name);
  expect(mine[0]?.body).toContain(other.name);
});

test('what a person deleted under the bell is in no letter', async () => {
  await tell({ kind: 'finished' });
  await writeLetters();
  const params = { accountId: world.account.id };
  const [news] = (await admin.call('listNotifications', { params })).body;
  await admin.call('deleteNotification', { params: { ...params, notificationId: news?.id ?? '' } });
  now = new Date('2027-03-28T12:00:00Z');
  await mornings();
  expect(await recipients()).toEqual(emails('secondAdmin', 'editor'));
});
