import { makeMasterAccount } from '@posthorn/db/builders';
import { beforeEach, expect, test } from 'vitest';
import { arrive, leadOf } from './modules/applications/testing/arriving.ts';
import { editor, server, setScene, world } from './testing/scene.ts';
import type { TestClient } from './testing/test-client.ts';

setScene();

let master: TestClient;
beforeEach(async () => {
  const made = await makeMasterAccount(server.db, [world.account.id]);
  master = await server.client(made.admin.id);
  const ada = { full_name: 'Ada Lovelace', email: 'ada@example.test' };
  await arrive(server, world.activeCampaign.id, [
    leadOf({ ...ada, shift: 'Yes' }, { at: Date.UTC(2027, 0, 4) }),
    leadOf({ ...ada, email: 'ADA@example.test' }, { at: Date.UTC(2027, 0, 5) }),
    leadOf({ full_name: 'Bob Kahn', email: 'bob@example.test', shift: 'As Ada Lovelace does' }),
    leadOf({ full_name: 'Adaline' }),
  ]);
});

const params = () => ({ accountId: world.account.id });
const archive = () =>
  server.db
    .updateTable('account')
    .set({ archive_begun_at: new Date(), archived_at: new Date() })
    .where('id', '=', world.account.id)
    .execute();
const search = (text: string) =>
  master.send('searchApplicants', { params: params(), body: { text } });
const found = async (text: string) =>
  (await master.call('searchApplicants', { params: params(), body: { text } })).body.data;
const log = async () =>
  (await master.call('listAuditEntries', {})).body.data.map(({ action, changes }) => [
    action,
    ...changes.map(({ name, after }) => `${name}: ${after}`),
  ]);

test('people who applied in an archived account are found by name or address, and by nothing else', async () => {
  await archive();
  expect(await found('lovelace')).toEqual([
    {
      applicationId: expect.any(String),
      name: 'Ada Lovelace',
      email: 'ada@example.test',
      applications: 2,
      lastAppliedAt: '2027-01-05T00:00:00.000Z',
    },
  ]);
  expect((await found('ada')).map(({ name }) => name).sort()).toEqual(['Ada Lovelace', 'Adaline']);
  expect((await found('kahn bob@')).map(({ name }) => name)).toEqual(['Bob Kahn']);
  expect((await search('  a ')).status).toBe(422);
});

test('a person is given the data of all applications, and is erased; each is in the log, without a name', async () => {
  await archive();
  const [ada] = await found('ada@');
  const one = { params: { ...params(), applicationId: ada?.applicationId ?? '' } };
  const given = await master.call('getApplicantData', one);
  expect(given.body).toMatchObject({ name: 'personal-data.json', count: 2, unreadable: 0 });
  expect(JSON.parse(given.body.content).applications).toHaveLength(2);
  const erased = await master.call('eraseApplicant', one);
  expect(erased.body).toEqual({ count: 2, unreadable: 0 });
  expect(await found('lovelace')).toEqual([]);
  expect(await found('kahn')).toHaveLength(1);
  expect((await master.send('getApplicantData', one)).status).toBe(404);
  expect(await log()).toEqual([
    ['applicantsSearched', 'People found: 1'],
    ['applicantsSearched', 'People found: 0'],
    ['personErased', 'Applications: 2'],
    ['personDataGiven', 'Applications: 2'],
    ['applicantsSearched', 'People found: 1'],
  ]);
  const kept = await server.db.selectFrom('audit_entry').selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/lovelace|ada@|kahn/i);
});

test('as long as the account is in use its own admins answer, and nothing is shown from above', async () => {
  expect(await search('ada')).toMatchObject({
    status: 409,
    body: { findings: [{ code: 'administration.notArchived' }] },
  });
  expect(await log()).toEqual([]);
});

test('nobody else gets in, and applications of another account are not reached', async () => {
  await archive();
  const [ada] = await found('ada@');
  const applicationId = ada?.applicationId ?? '';
  const above = await makeMasterAccount(server.db, [world.other.id]);
  await server.db
    .updateTable('account')
    .set({ archive_begun_at: new Date(), archived_at: new Date() })
    .where('id', '=', world.other.id)
    .execute();
  const other = await server.client(above.admin.id);
  const body = { text: 'ada' };
  for (const client of [other, editor]) {
    expect((await client.send('searchApplicants', { params: params(), body })).status).toBe(404);
  }
  for (const id of ['getApplicantData', 'eraseApplicant'] as const) {
    const crossed = { params: { accountId: world.other.id, applicationId } };
    expect((await other.send(id, crossed)).status).toBe(404);
  }
  expect(await found('lovelace')).toHaveLength(1);
});
