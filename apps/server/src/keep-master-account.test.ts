import { Readable } from 'node:stream';
import { makePerson } from '@posthorn/db/builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepMasterAccount } from './keep-master-account.ts';
import { readConfig } from './platform/config.ts';
import { startBentProvider } from './testing/bent-provider.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let provider: Awaited<ReturnType<typeof startBentProvider>>;
let server: TestServer;
beforeAll(async () => {
  provider = await startBentProvider('posthorn');
  const { issuer: OIDC_ISSUER } = provider;
  server = await startTestServer({
    ...{ OIDC_ISSUER, OIDC_CLIENT_ID: 'posthorn', OIDC_CLIENT_SECRET: 'secret' },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  await server.db.updateTable('account').set({ master_account_id: null }).execute();
  await server.db.deleteFrom('master_account').execute();
  await server.db.deleteFrom('identity').execute();
  await server.db.deleteFrom('person').execute();
});

const run = (wanted: unknown) => {
  const config = readConfig({ MODE: 'local', DATABASE_URL: server.databaseUrl }, server.folder);
  return keepMasterAccount(config, Readable.from([JSON.stringify(wanted)]));
};

const ada = { first_name: 'Ada', last_name: 'Bos', email: 'ada@example.test' };
const eva = { first_name: 'Eva', last_name: 'Smit', email: 'eva@example.test' };
const noordzee = {
  ...{ name: 'Noordzee', street: 'Coolsingel', number: '12', zipcode: '3011 AD' },
  ...{ city: 'Rotterdam', country: 'Netherlands', ...ada },
};
const masterAccount = 'Noordzee';

const clientOf = async (email: string) => {
  const person = await server.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return server.client(person.id);
};
const adminsAsSeenBy = async (email: string) => {
  const { body } = await (await clientOf(email)).call('getMasterAccount', {});
  return body.admins.map((admin) => admin.email);
};

test('the first master admin signs in at the provider, and creates an account', async () => {
  expect(await run({ make: noordzee })).toMatch(/^Made: Noordzee \(.*\), whose admin is ada@/);
  const client = await server.client();
  const asked = await client.call('signInWithProvider', { query: {} });
  const back = provider.agree(String(asked.headers.location));
  await client.request('GET', `/api/oidc/callback?${back}`, {}, {});
  expect((await client.call('getMe', {})).body).toMatchObject({
    ...{ is_master_admin: true, firstName: 'Ada', name: 'Ada Bos' },
  });
  const { first_name, last_name, email, ...company } = noordzee;
  const account = { ...company, name: 'Zuiderzorg', currency: 'EUR', agreement: '', fee: '0' };
  expect((await client.call('createAccount', { body: account })).status).toBe(201);
  const log = await client.call('listAuditEntries', {});
  expect(log.body.data).toMatchObject([
    { action: 'accountCreated', person: 'Ada Bos' },
    { action: 'masterAccountCreated', person: 'The machine of Posthorn', email: '' },
  ]);
});

test('the same call again, also in other letters, changes nothing', async () => {
  const first = await run({ make: noordzee });
  const again = await run({ make: { ...noordzee, name: 'NOORDZEE', email: 'Ada@Example.test' } });
  expect(again).toMatch(/^There already: /);
  const idIn = (said: string) => /\(.*\)/.exec(said)?.[0] ?? said;
  expect(idIn(again)).toBe(idIn(first));
  await run({ addAdmin: { masterAccount, ...eva } });
  const twice = { masterAccount: 'noordzee', ...eva, email: 'EVA@example.test' };
  expect(await run({ addAdmin: twice })).toBe('An admin already: EVA@example.test');
  expect(await adminsAsSeenBy(ada.email)).toEqual([ada.email, eva.email]);
  const log = await (await clientOf(ada.email)).call('listAuditEntries', {});
  expect(log.body.data.map(({ action }) => action)).toEqual(['adminAdded', 'masterAccountCreated']);
});

test('two calls at once make one', async () => {
  const said = await Promise.all([run({ make: noordzee }), run({ make: noordzee })]);
  expect(said.toSorted().map((line) => line.split(':')[0])).toEqual(['Made', 'There already']);
});

test('a person who is known keeps name and address', async () => {
  const known = await makePerson(server.db, { email: eva.email, first_name: 'Eefje' });
  await run({ make: noordzee });
  await run({ addAdmin: { masterAccount, ...eva, email: 'EVA@Example.Test' } });
  const { body } = await (await server.client(known.id)).call('getMe', {});
  expect(body).toMatchObject({ is_master_admin: true, firstName: 'Eefje', email: eva.email });
});

describe('an admin is removed', () => {
  beforeEach(async () => {
    await run({ make: noordzee });
    await run({ addAdmin: { masterAccount, ...eva } });
  });

  test('by an address in any letters, and is out at once', async () => {
    const client = await clientOf(ada.email);
    expect((await client.call('getMasterAccount', {})).status).toBe(200);
    const removed = { masterAccount, email: 'ADA@example.test' };
    expect(await run({ removeAdmin: removed })).toBe('Removed: ADA@example.test');
    expect((await client.send('getMasterAccount', {})).status).toBe(404);
    expect(await run({ removeAdmin: removed })).toBe('No admin of it: ADA@example.test');
    const log = await (await clientOf(eva.email)).call('listAuditEntries', {});
    expect(log.body.data[0]).toMatchObject({
      action: 'adminRemoved',
      changes: [{ before: 'Ada Bos' }, { before: ada.email }],
    });
  });

  test('with what they have sent into accounts in which they are no admin', async () => {
    const asAda = await clientOf(ada.email);
    const { first_name, last_name, email, ...company } = noordzee;
    const account = { ...company, name: 'Zuiderzorg', currency: 'EUR', agreement: '', fee: '0' };
    const asEva = await clientOf(eva.email);
    const own = (await asAda.call('createAccount', { body: account })).body.id;
    const foreign = (await asEva.call('createAccount', { body: account })).body.id;
    const user = {
      first_name: 'Bo',
      last_name: 'Wit',
      email: 'bo@example.test',
      role: 'admin',
    } as const;
    for (const accountId of [own, foreign]) {
      const invited = await asAda.call('addAccountUser', { params: { accountId }, body: user });
      expect(invited.status).toBe(201);
    }
    await run({ removeAdmin: { masterAccount, email: ada.email } });
    const open = await server.db
      .selectFrom('invitation')
      .select('account_id')
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([{ account_id: own }]);
  });

  test('but never the last one, also when both are removed at once', async () => {
    const remove = (email: string) => run({ removeAdmin: { masterAccount, email } });
    const done = await Promise.allSettled([remove(ada.email), remove(eva.email)]);
    const refused = done.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toMatch(
      /is the last admin of the master account Noordzee\. Please add another one first\./,
    );
  });
});

test('what is not right is refused with what is wrong', async () => {
  await run({ make: noordzee });
  await run({ make: { ...noordzee, ...eva, name: 'Waddenzee' } });
  const { city, ...homeless } = noordzee;
  const admin = { masterAccount, ...eva };
  for (const [wanted, said] of [
    ['make', /^A master account is not right/],
    [{}, /one of make, addAdmin and removeAdmin/],
    [{ make: noordzee, removeAdmin: { masterAccount, email: 'x' } }, /one of make/],
    [{ make: homeless }, /^make\.city is not right/],
    [{ make: { ...noordzee, email: 'ada', fee: '101' } }, /^fee: .*\nemail: /],
    [{ make: { ...noordzee, owner: 'x' } }, /^make is not right: .*owner/],
    [{ make: { ...noordzee, email: 'new@example.test' } }, /^name: .*Noordzee already/],
    [{ make: { ...noordzee, ...eva, name: 'Oostzee' } }, /^email: eva@.* already/],
    [{ addAdmin: admin }, /^email: eva@example.test is the admin of a master account already/],
    [{ addAdmin: { ...admin, masterAccount: 'Oostzee' } }, /There is no master account Oostzee/],
  ] as const) {
    await expect(run(wanted)).rejects.toThrow(said);
  }
  const kept = await server.db.selectFrom('master_account').select('name').execute();
  expect(kept.map(({ name }) => name).toSorted()).toEqual(['Noordzee', 'Waddenzee']);
});
