import { makeMasterAccount } from '@posthorn/db/builders';
import { webhookEvents } from '@posthorn/domain';
import { beforeAll, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { archiveAccounts } from './commands/archive-account.ts';

setSandboxScene();

let master: TestClient;
let admin: TestClient;
let name: string;
let accountId: string;
beforeAll(async () => {
  accountId = kit.account.id;
  name = kit.account.name;
  const made = await makeMasterAccount(server.db, [accountId]);
  master = await server.client(made.admin.id);
  admin = await server.client(kit.admin.id);
});

const read = async () => (await master.call('getManagedAccount', { params: { accountId } })).body;
const round = () => archiveAccounts({ ...tools, secrets: server.deps.secrets });
const campaignIs = async (id: string) =>
  (await server.db.selectFrom('campaign').select('status').where('id', '=', id).execute())[0]
    ?.status;

test('an account is archived when its campaigns stand still, and not before', async () => {
  const running = await makeCampaign(['FacebookPostAd']);
  const ready = await makeCampaign(['FacebookPostAd']);
  await launch(running.id);
  const url = 'https://hooks.example.test';
  await admin.call('createWebhook', {
    params: { accountId },
    body: { url, events: [...webhookEvents] },
  });
  await master.call('enterAccount', { params: { accountId } });

  const wrong = await master.send('archiveAccount', {
    params: { accountId },
    body: { name: 'Another' },
  });
  expect(wrong.status).toBe(422);
  const begun = await master.call('archiveAccount', { params: { accountId }, body: { name } });
  expect(begun).toMatchObject({ status: 202, body: { archive: { archivedAt: null, running: 1 } } });

  // The person who began is gone: it waits for the next who asks for it.
  await server.db.updateTable('account').set({ archive_begun_by: null }).execute();
  await round();
  expect(await campaignIs(running.id)).toBe('active');
  await master.call('archiveAccount', { params: { accountId }, body: { name } });

  // Nothing is launched any more, and until everything stands still people get in.
  const late = await admin.send('deployCampaign', { params: { campaignId: ready.id } });
  expect(late).toMatchObject({ status: 409 });
  const settings = (body: object) =>
    master.send('updateManagedAccount', { params: { accountId }, body });
  expect(await settings({ isMoneyLimited: true })).toMatchObject({ status: 409 });
  expect(await settings({ costCenter: '4711' })).toMatchObject({ status: 200 });
  await round();
  expect(await campaignIs(running.id)).toBe('stopped');
  expect((await read()).archive).toMatchObject({ archivedAt: null, running: 1 });
  expect((await admin.send('getAccount', { params: { accountId } })).status).toBe(200);

  for (let n = 0; n < 5; n += 1) {
    await workOff();
    await sandbox.clock.advance(60_000);
  }
  // What failed on the way may be shown, until it is known to be switched off.
  const { id: adrift } = await server.db
    .insertInto('publication')
    .values({ account_id: accountId, campaign_id: ready.id, channel: 'facebook', state: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('publication_step')
    .values({
      ...{ publication_id: adrift, key: 'campaign', request_hash: '', external_id: '1' },
      ...{ state: 'done', attempt: 1, started_at: new Date() },
    })
    .execute();
  await round();
  expect((await read()).archive).toMatchObject({ archivedAt: null, running: 1 });
  await server.db
    .updateTable('publication')
    .set({ reached_delivery: 'paused' })
    .where('id', '=', adrift)
    .execute();
  await round();
  await round();
  expect((await read()).archive).toMatchObject({ archivedAt: expect.any(String), running: 0 });
  expect(await read()).toMatchObject({ people: 0, activeCampaigns: 0, reserved: 0 });

  // No one gets in, neither as a member nor as a visitor, nor by an invitation.
  expect((await admin.send('getAccount', { params: { accountId } })).status).toBe(404);
  expect((await admin.call('listMemberships', {})).body).toEqual([]);
  expect((await master.send('getAccount', { params: { accountId } })).status).toBe(404);
  const again = await master.send('enterAccount', { params: { accountId } });
  expect(again.status).toBe(409);
  const user = { first_name: 'Eva', last_name: 'Smit', email: 'e@example.test', role: 'admin' };
  const invited = await master.send('addAccountUser', { params: { accountId }, body: user });
  expect(invited.status).toBe(409);
  const workspace = { params: { accountId }, body: { name: 'West' } };
  expect((await master.send('createWorkspace', workspace)).status).toBe(404);
  await expect(
    server.db
      .insertInto('membership')
      .values({ account_id: accountId, person_id: kit.admin.id, role: 'admin' })
      .execute(),
  ).rejects.toThrow('archived');

  // Nothing is asked of the networks or told to programs any more.
  const keys = await server.db
    .selectFrom('ad_account')
    .select('sealed_keys')
    .where('account_id', '=', accountId)
    .execute();
  expect(keys.map(({ sealed_keys }) => sealed_keys)).toEqual(keys.map(() => null));
  expect(keys).not.toEqual([]);
  const webhooks = await server.db.selectFrom('webhook').select('is_on').execute();
  expect(webhooks).toEqual([{ is_on: false }]);

  const archived = await master.call('listManagedAccounts', { query: { archived: '1' } });
  expect(archived.body.data).toMatchObject([{ id: accountId }]);
  const entries = (await master.call('listAuditEntries', {})).body.data;
  const begunWith = entries.find(({ action }) => action === 'archiveBegun')?.changes;
  expect(begunWith).toContainEqual({ name: 'Running campaigns', before: '', after: '1' });
  const log = entries.map(({ action }) => action);
  expect(log).toEqual(['accountArchived', 'accountChanged', 'archiveBegun', 'accountEntered']);
});
