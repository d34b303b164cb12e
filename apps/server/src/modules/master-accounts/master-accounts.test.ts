import type { ErrorBody } from '@posthorn/contract';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePicture } from '../../testing/make-media.ts';
import { makeReadyCampaign } from '../../testing/ready-campaign.ts';
import { admin, server } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { stopAllDynamicCampaigns } from '../dynamic-campaigns/index.ts';

setWholeScene();

let master: TestClient;
beforeEach(async () => {
  master = await server.client(world.master.admin.id);
});

const account = () => ({ params: { accountId: world.account.id } });
const company = {
  ...{ name: 'Zuiderzorg', street: 'Hereweg', number: '12', zipcode: '9725 AA' },
  ...{ city: 'Groningen', country: 'Netherlands', fee: '12,5' },
};
const eva = { first_name: 'Eva', last_name: 'Smit', email: 'eva.smit@example.test' };

const audit = async () => {
  const { body } = await master.call('listAuditEntries', {});
  return body.data.map(({ action, changes }) => ({
    action,
    ...Object.fromEntries(changes.map(({ name, before, after }) => [name, [before, after]])),
  }));
};

const lettersTo = (email: string) =>
  server.db.selectFrom('mail').select(['subject', 'body']).where('recipient', '=', email).execute();

describe('a new account', () => {
  test('has its creator as first admin, who is written to, and a workspace', async () => {
    const made = await master.call('createAccount', { body: { ...company, currency: 'GBP' } });
    const { email } = world.master.admin;
    expect(made).toMatchObject({ status: 201, body: { name: 'Zuiderzorg', email } });
    expect(await lettersTo(email)).toMatchObject([{ subject: 'The account Zuiderzorg is ready' }]);
    const params = { accountId: made.body.id };
    expect((await master.call('listWorkspaces', { params })).body).toMatchObject([
      { name: 'Zuiderzorg' },
    ]);
    expect((await master.call('getManagedAccount', { params })).body).toMatchObject({
      ...{ currency: 'GBP', fee: 1250, people: 1, isMoneyLimited: false, archive: null },
      address: { street: 'Hereweg 12', postalCode: '9725 AA' },
      balance: { amount: 0, currency: 'GBP' },
    });
    expect(await audit()).toMatchObject([{ action: 'accountCreated', Fee: ['', '12,5%'] }]);
  });

  test('keeps its picture as a PNG of the same size', async () => {
    const picture = await makePicture({ width: 340, height: 340, format: 'png' });
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...company, currency: 'EUR' })) {
      form.append(field, value);
    }
    form.append('image', new Blob([new Uint8Array(picture)]), 'logo.png');
    const made = await master.send('createAccount', { body: form });
    expect(made.status).toBe(201);
    const params = { accountId: (made.body as { id: string }).id };
    const { body } = await master.call('getManagedAccount', { params });
    expect(body.imageUrl).toMatch(/^\/api\/master-account\/accounts\/.*\/image\?v=/);
    const image = await master.send('getManagedAccountImage', { params });
    expect(image).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect(image.bytes.readUInt32BE(16)).toBe(340);
  });

  test('is not made of what is no picture', async () => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...company, currency: 'EUR' })) {
      form.append(field, value);
    }
    form.append('image', new Blob(['<svg onload="alert(1)"/>']), 'logo.png');
    const made = await master.send('createAccount', { body: form });
    expect(made).toMatchObject({ status: 422, body: { findings: [{ code: 'media.imageType' }] } });
    expect((await master.call('listManagedAccounts', {})).body.total).toBe(1);
  });

  test.each([
    [{ number: '12a' }, 'number'],
    [{ fee: '101' }, 'fee'],
    [{ currency: 'ZWD' }, 'currency'],
    [{ name: ' ' }, 'name'],
  ])('is refused with %j', async (change, path) => {
    const answer = await master.send('createAccount', {
      body: { ...company, currency: 'EUR', ...change },
    });
    expect(answer).toMatchObject({ status: 422, body: { findings: [{ path }] } });
  });

  test('is made once by a key that comes twice', async () => {
    const call = () =>
      master.send(
        'createAccount',
        { body: { ...company, currency: 'EUR' } },
        { 'idempotency-key': 'double-click-1' },
      );
    const [one, two] = await Promise.all([call(), call()]);
    expect(two.body).toEqual(one.body);
    expect((await master.call('listManagedAccounts', {})).body.total).toBe(2);
  });
});

describe('a new master account', () => {
  test('is its admin’s alone', async () => {
    const made = await master.call('createMasterAccount', { body: { ...company, ...eva } });
    expect(made).toMatchObject({ status: 201, body: { email: eva.email } });
    expect(await lettersTo(eva.email)).toHaveLength(1);
    const { id } = await server.db
      .selectFrom('person')
      .select('id')
      .where('email', '=', eva.email)
      .executeTakeFirstOrThrow();
    const client = await server.client(id);
    expect((await client.call('getMe', {})).body).toMatchObject({
      ...{ is_master_admin: true, firstName: 'Eva' },
    });
    expect((await client.call('listManagedAccounts', {})).body).toMatchObject({ total: 0 });
    expect((await client.call('listAuditEntries', {})).body.data).toEqual([]);
    expect((await client.send('getManagedAccount', account())).status).toBe(404);
    expect((await master.call('getMasterAccount', {})).body.id).toBe(world.master.id);
  });

  test('is refused for the admin of another, also of the own one', async () => {
    for (const { email } of [world.master.admin, world.otherMaster.admin]) {
      const body = { ...company, ...eva, email };
      const answer = await master.send('createMasterAccount', { body });
      expect(answer).toMatchObject({
        ...{ status: 409, body: { findings: [{ code: 'administration.adminElsewhere' }] } },
      });
    }
    const masters = await server.db.selectFrom('master_account').select('id').execute();
    expect(masters.some(({ id }) => id === world.master.id)).toBe(true);
    expect(await audit()).toEqual([]);
  });
});

test('a user is invited from above, once', async () => {
  const email = 'invited.from.above@example.test';
  const body = { ...eva, email, role: 'admin' };
  const invite = () => master.send('addAccountUser', { ...account(), body });
  expect((await invite()).status).toBe(201);
  expect((await invite()).status).toBe(409);
  expect(await lettersTo(email)).toHaveLength(1);
  const members = await admin.call('listMembers', account());
  expect(members.body).toContainEqual(expect.objectContaining({ email, isPending: true }));
});

describe('a workspace from above', () => {
  test('has a mark-up that the account’s own admins can not give', async () => {
    const body = { name: 'West', mark_up: '7,5' };
    expect((await admin.send('createWorkspace', { ...account(), body })).status).toBe(422);
    expect((await master.send('createWorkspace', { ...account(), body })).status).toBe(201);
    const { workspaces } = (await master.call('getManagedAccount', account())).body;
    expect(workspaces).toContainEqual(expect.objectContaining({ name: 'West', markUp: 750 }));
    expect(await audit()).toMatchObject([
      { action: 'workspaceCreated', Name: ['', 'West'], 'Mark-up': ['', '7,5%'] },
    ]);
  });

  test('is not made by the admin of another master account', async () => {
    const other = await server.client(world.otherMaster.admin.id);
    const answer = await other.send('createWorkspace', { ...account(), body: { name: 'West' } });
    expect(answer.status).toBe(404);
  });
});

const book = (
  amount: number,
  kind: 'deposit' | 'correction' = 'deposit',
  headers: Record<string, string> = {},
) =>
  master.call(
    'bookMoney',
    { ...account(), body: { kind, date: '2026-01-05', amount, description: 'Media budget' } },
    headers,
  );

describe('money', () => {
  test('is booked, corrected and shown to the account', async () => {
    expect((await book(1_234_56)).body.balance).toEqual({ amount: 1_234_56, currency: 'EUR' });
    expect((await book(-34_56, 'correction')).body.balance.amount).toBe(1_200_00);
    const { body } = await admin.call('listDeposits', account());
    expect(body).toMatchObject([{ amount: 1_234_56, description: 'Media budget' }]);
    expect(await audit()).toMatchObject([
      { action: 'moneyBooked', Amount: ['', '-€34,56'], Balance: ['€1.234,56', '€1.200,00'] },
      { action: 'moneyBooked', Booking: ['', 'Deposit'], Date: ['', '05-01-2026'] },
    ]);
  });

  test('is booked once by a key that comes twice', async () => {
    const key = { 'idempotency-key': 'the-same-press' };
    const [one, two] = await Promise.all([
      book(100_00, 'deposit', key),
      book(100_00, 'deposit', key),
    ]);
    expect(two.body).toEqual(one.body);
    expect((await admin.call('listDeposits', account())).body).toHaveLength(1);
  });

  test('adds up when many book at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => book(10_01)));
    expect((await admin.call('getBalance', account())).body.totalBudget.amount).toBe(100_10);
    // Each tells of the balance that the one before has left.
    const told = (await audit()).map((entry) => ('Balance' in entry ? entry.Balance : undefined));
    expect(new Set(told.map(String)).size).toBe(10);
  });
});

const limit = (isMoneyLimited: boolean) =>
  master.call('updateManagedAccount', { ...account(), body: { isMoneyLimited } });
const deploy = (campaignId: string) => admin.send('deployCampaign', { params: { campaignId } });
const codesOf = ({ body }: { body: unknown }) =>
  (body as ErrorBody).findings?.map(({ code }) => code) ?? [];

describe('money as a limit', () => {
  test('is off until it is switched on', async () => {
    expect((await admin.call('getAccount', account())).body.freeMoney).toBeNull();
    expect((await deploy(world.readyCampaign.id)).status).toBe(200);
  });

  test('refuses a launch that is not covered, and allows it after a deposit', async () => {
    await limit(true);
    await book(999_99);
    const { body } = await admin.call('getAccount', account());
    expect(body.freeMoney).toBe(999_99);
    const refused = await deploy(world.readyCampaign.id);
    expect(refused.status).toBe(422);
    expect(codesOf(refused)).toEqual(['finance.notCovered']);
    await book(1);
    expect((await deploy(world.readyCampaign.id)).status).toBe(200);
    expect((await admin.call('getAccount', account())).body.freeMoney).toBe(0);
  });

  test('refuses a boost that is not covered', async () => {
    await book(1_000_00);
    expect((await deploy(world.readyCampaign.id)).status).toBe(200);
    await limit(true);
    const boost = (amount: number) =>
      admin.send('boostCampaign', {
        params: { campaignId: world.readyCampaign.id },
        body: { additionalBudget: { amount } },
      });
    expect(codesOf(await boost(100_00))).toEqual(['finance.notCovered']);
    await book(100_00);
    expect((await boost(100_00)).status).toBe(200);
  });

  test('lets one of two who take the last euro at once have it', async () => {
    await limit(true);
    await book(1_500_00);
    const owned = { account_id: world.account.id, workspace_id: world.workspace.id };
    const more = await Promise.all([1, 2, 3].map(() => makeReadyCampaign(server.db, owned)));
    const all = [world.readyCampaign, ...more];
    const answers = await Promise.all(all.map(({ id }) => deploy(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    for (const answer of answers.filter(({ status }) => status === 422)) {
      expect(codesOf(answer)).toEqual(['finance.notCovered']);
    }
    expect((await admin.call('getAccount', account())).body.freeMoney).toBe(500_00);
    // Nothing of the others is left on the way to the networks.
    const published = await server.db
      .selectFrom('publication')
      .select('campaign_id')
      .where(
        'campaign_id',
        'in',
        all.map(({ id }) => id),
      )
      .execute();
    expect(new Set(published.map(({ campaign_id }) => campaign_id)).size).toBe(1);
  });

  test('gives back what a stopped campaign held', async () => {
    await limit(true);
    await book(1_000_00);
    await deploy(world.readyCampaign.id);
    await admin.send('stopCampaign', { params: { campaignId: world.readyCampaign.id } });
    expect((await admin.call('getAccount', account())).body.freeMoney).toBe(1_000_00);
  });
});

describe('settings', () => {
  test('are changed, told in the log, and read by the account', async () => {
    const used = await master.send('updateManagedAccount', {
      ...account(),
      body: { features: [] },
    });
    expect(used).toMatchObject({
      status: 409,
      body: { findings: [{ code: 'administration.featureUsed' }] },
    });
    await stopAllDynamicCampaigns(
      { db: server.db, log: pino({ level: 'silent' }) },
      { accountId: world.account.id, personId: world.admin.id, now: new Date() },
    );
    const before = (await master.call('getManagedAccount', account())).body;
    const changed = await master.call(
      'updateManagedAccount',
      { ...account(), body: { alias: 'NZ', fee: '3', vatNumber: 'NL1', features: [] } },
      { 'if-match': `"${before.version}"` },
    );
    expect(changed.body).toMatchObject({ alias: 'NZ', fee: 300, vatNumber: 'NL1', features: [] });
    expect((await admin.call('getFinanceSettings', account())).body.vatNumber).toBe('NL1');
    expect(await audit()).toEqual([
      {
        action: 'accountChanged',
        Alias: ['', 'NZ'],
        Fee: ['0%', '3%'],
        'VAT number': ['', 'NL1'],
        Features: ['Dynamic ads', ''],
      },
    ]);
    const stale = await master.send(
      'updateManagedAccount',
      { ...account(), body: { alias: 'Other' } },
      { 'if-match': `"${before.version}"` },
    );
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  test('that are as they were leave no trace', async () => {
    const { version } = (await master.call('getManagedAccount', account())).body;
    const same = await master.call('updateManagedAccount', { ...account(), body: { alias: '' } });
    expect(same.body.version).toBe(version);
    expect(await audit()).toEqual([]);
  });
});

test('accounts are found by name and alias, page by page', async () => {
  for (const name of ['Bergzorg', 'Dalzorg', 'Zeewerk']) {
    await master.call('createAccount', { body: { ...company, name, currency: 'EUR' } });
  }
  const list = async (query: Record<string, string>) =>
    (await master.send('listManagedAccounts', { query })).body as {
      data: { name: string }[];
      hasMore: boolean;
      total: number;
    };
  const found = await list({ search: 'zörg', perpage: '1' });
  expect(found).toMatchObject({ data: [{ name: 'Bergzorg' }], hasMore: true, total: 2 });
  expect(await list({ search: 'zorg', perpage: '1', page: '2' })).toMatchObject({
    ...{ data: [{ name: 'Dalzorg' }], hasMore: false },
  });
  expect((await list({ search: '%' })).total).toBe(0);
  expect((await list({ archived: '1' })).total).toBe(0);
});

describe('the audit log', () => {
  test('can be searched and taken along, and holds no formula', async () => {
    await master.call('updateManagedAccount', { ...account(), body: { alias: '=HYPERLINK("x")' } });
    await book(5_00);
    const find = async (search: string) =>
      (await master.call('listAuditEntries', { query: { search } })).body.data.map(
        ({ action }) => action,
      );
    expect(await find('hyperlink')).toEqual(['accountChanged']);
    expect(await find('media BUDGET')).toEqual(['moneyBooked']);
    const file = await master.send('getAuditReport', {});
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.bytes.toString()).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('is only added to, whatever is tried in the database', async () => {
    await book(5_00);
    const entries = server.db.selectFrom('audit_entry').select('id');
    const { id } = await entries.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    await expect(
      server.db.updateTable('audit_entry').set({ person_name: 'x' }).where('id', '=', id).execute(),
    ).rejects.toThrow('only added to');
    await expect(
      server.db.deleteFrom('audit_entry').where('id', '=', id).execute(),
    ).rejects.toThrow('only added to');
  });

  test('comes page by page', async () => {
    await book(1_00);
    await book(2_00);
    await book(3_00);
    const first = await master.call('listAuditEntries', { query: { perpage: 2 } });
    expect(first.body).toMatchObject({ data: [{}, {}], hasMore: true });
    const before = first.body.data[1]?.id;
    const second = await master.call('listAuditEntries', { query: { perpage: 2, before } });
    expect(second.body).toMatchObject({ data: [{}], hasMore: false });
  });
});
