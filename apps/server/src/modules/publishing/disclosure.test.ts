import type { Plan } from '@posthorn/connectors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setSandboxScene();
let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});
afterEach(() => sandbox.faults.clear());

const none = { beneficiary: null, payer: null };
const ofAccount = (body: { beneficiary: string | null; payer: string | null }) =>
  admin.call('setAccountDisclosure', { params: { accountId: kit.account.id }, body });
const ofCampaign = (campaignId: string, body: object) =>
  admin.send('setDisclosure', { params: { campaignId }, body });

/** What Meta has, and what was frozen for it. */
async function disclosed(campaignId: string) {
  const { reached_plan } = await server.db
    .selectFrom('publication')
    .select('reached_plan')
    .where('campaign_id', '=', campaignId)
    .where('channel', '=', 'facebook')
    .executeTakeFirstOrThrow();
  const { marker, employer, payer } = reached_plan as Plan;
  const set = sandbox.ledger.meta.list({ kind: 'adset' }).find(({ name }) => name.includes(marker));
  const { dsa_beneficiary, dsa_payor } = set?.fields ?? {};
  expect([dsa_beneficiary, dsa_payor]).toEqual([employer, payer]);
  return [employer, payer];
}

test('a campaign names its own, else those of its account, else the account', async () => {
  const { name } = kit.account;
  const plain = await makeCampaign(['FacebookPostAd']);
  await launch(plain.id);
  expect(await disclosed(plain.id)).toEqual([name, name]);

  const { body } = await ofAccount({ beneficiary: ' Clinic ', payer: 'Agency' });
  expect(body).toMatchObject({ beneficiary: 'Clinic', payer: 'Agency' });
  const other = await makeCampaign(['FacebookPostAd']);
  const own = await ofCampaign(other.id, { beneficiary: 'Hospital', payer: null });
  expect(own).toMatchObject({ status: 200, body: { beneficiary: 'Hospital', payer: null } });
  await launch(other.id);
  expect(await disclosed(other.id)).toEqual(['Hospital', 'Agency']);
  // What runs keeps what it was launched with.
  expect(await disclosed(plain.id)).toEqual([name, name]);
  const log = await admin.call('getActivityLog', { params: { campaignId: other.id } });
  expect(log.body.map(({ message }) => message)).toContain("set the beneficiary to 'Hospital'");
  await ofAccount(none);
});

test('what is no name is refused', async () => {
  const { id } = await makeCampaign(['FacebookPostAd']);
  expect(await ofCampaign(id, { beneficiary: ' ', payer: null })).toMatchObject({
    status: 422,
    body: { findings: [{ code: 'field.required', path: 'beneficiary' }] },
  });
});

test('after the launch another name waits until the campaign is deployed again', async () => {
  const { id } = await makeCampaign(['FacebookPostAd', 'FacebookPostAd']);
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policy', match, times: 1 });
  await launch(id);
  sandbox.faults.clear();
  const before = await disclosed(id);
  const changed = await ofCampaign(id, { beneficiary: 'Hospital', payer: 'Agency' });
  expect(changed).toMatchObject({
    status: 200,
    body: { unpublishedChanges: ['beneficiary', 'payer'] },
  });
  await workOff();
  expect(await disclosed(id)).toEqual(before);
  await launch(id, 'redeployCampaign');
  expect(await disclosed(id)).toEqual(['Hospital', 'Agency']);
});

test('Meta suggests names, and none where it does not answer', async () => {
  const ask = () => admin.call('listDisclosureNames', { params: { accountId: kit.account.id } });
  expect((await ask()).body.length).toBeGreaterThan(0);
  sandbox.faults.add({ network: 'meta', effect: 'tokenExpired' });
  expect((await ask()).body).toEqual([]);
});
