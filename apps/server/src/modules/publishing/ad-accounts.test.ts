import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import type { OperationAnswer } from '@posthorn/contract';
import type { FaultRule } from '@posthorn/sandbox';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { connectAccounts } from '../../platform/sandbox/connect-accounts.ts';
import { keepPages } from '../../platform/sandbox/keep-pages.ts';
import { type Kit, makeKit, makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  kit,
  sandbox,
  server,
  setSandboxScene,
  today,
  tools,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import { followTogether } from './index.ts';

setSandboxScene();

/** A second customer, who has nothing to do with the first. */
let other: Kit;
beforeAll(async () => {
  other = await makeKit(server.db, server.deps.storage);
  await keepPages(sandbox, { db: server.db });
  await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
});
afterEach(async () => {
  sandbox.faults.clear();
  await sandbox.clock.advance(10 * 60_000);
});

const adAccountOf = async ({ account }: Kit) => {
  const row = await server.db
    .selectFrom('ad_account')
    .select('external_id')
    .where('account_id', '=', account.id)
    .where('network', '=', 'meta')
    .executeTakeFirstOrThrow();
  return row.external_id;
};

async function launchFor(owner: Kit): Promise<string> {
  const { id } = await makeLaunchable(server.db, owner, { today, ads: ['FacebookPostAd'] });
  const admin = await server.client(owner.admin.id);
  await admin.call('deployCampaign', { params: { campaignId: id } });
  await workOff();
  return id;
}

const publicationOf = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();

test('each customer publishes in its own ad account', async () => {
  const theirs = [kit, other];
  expect(await adAccountOf(kit)).not.toBe(await adAccountOf(other));
  for (const owner of theirs) {
    const row = await publicationOf(await launchFor(owner));
    expect(row).toMatchObject({ state: 'live', failure: null });
    const { marker } = row.reached_plan as Plan;
    const made = sandbox.ledger.meta.list({}).filter(({ name }) => name.includes(marker));
    expect(made.length).toBeGreaterThan(2);
    expect(new Set(made.map(({ account }) => account))).toEqual(
      new Set([await adAccountOf(owner)]),
    );
    const { isRunning } = eyes.meta.tree(sandbox.ledger.meta, row.reached_plan as Plan);
    expect(isRunning).toBe(true);
    await followTogether(tools, [row.id]);
  }
});

test.each<[string, Omit<FaultRule, 'match'>, RegExp]>([
  ['whose calls fail again and again', { effect: 'html502' }, /resting/],
  ['that has used up its allowance', { effect: 'rateLimit' }, /80004|allowance/],
])('an ad account %s does not hold up another one', async (_name, fault, code) => {
  const account = await adAccountOf(kit);
  sandbox.faults.add({ ...fault, network: 'meta', match: { account } });
  const mine = await publicationOf(await launchFor(kit));
  expect(mine).toMatchObject({
    state: 'waiting',
    failure: { code: expect.stringMatching(code) },
  });
  const its = await publicationOf(await launchFor(other));
  expect(its).toMatchObject({ state: 'live', failure: null });
});

test('who has no ad account can not launch there, and others can', async () => {
  const ofMine = server.db.deleteFrom('ad_account').where('account_id', '=', kit.account.id);
  await ofMine.where('network', '=', 'meta').execute();
  const unconnected = async (owner: Kit) => {
    const admin = await server.client(owner.admin.id);
    const { body } = await admin.call('getAccount', { params: { accountId: owner.account.id } });
    return (body as OperationAnswer<'getAccount'>).unconnected;
  };
  expect([await unconnected(kit), await unconnected(other)]).toEqual([['facebook'], []]);
  const { id } = await makeLaunchable(server.db, kit, { today, ads: ['FacebookPostAd'] });
  const admin = await server.client(kit.admin.id);
  const refused = await admin.send('deployCampaign', { params: { campaignId: id } });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('launch.notConnected');
  expect(await publicationOf(await launchFor(other))).toMatchObject({ state: 'live' });
});

test('an ad account that counts in another currency refuses its own campaigns only', async () => {
  await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
  const id = await adAccountOf(kit);
  const dollars = { id, name: 'Dollars', currency: 'USD', timeZone: 'Europe/Amsterdam' };
  await sandbox.addAccount({ network: 'meta', ...dollars });
  expect(await publicationOf(await launchFor(kit))).toMatchObject({
    failure: { code: 'currency' },
  });
  expect(await publicationOf(await launchFor(other))).toMatchObject({ state: 'live' });
});
