import type { Connector, DailyFigure } from '@posthorn/connectors';
import { dayIn } from '@posthorn/domain';
import { beforeEach, expect, test } from 'vitest';
import type { Networks } from '../../../platform/networks/networks.ts';
import { makeLaunchable } from '../../../testing/networks/campaign-kit.ts';
import {
  kit,
  launch,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../../testing/networks/sandbox-scene.ts';
import type { PublishTools } from '../index.ts';
import { followTogether } from './follow-together.ts';

const DAY_MS = 86_400_000;

setSandboxScene();

beforeEach(async () => {
  await server.db.deleteFrom('notification').execute();
});

/** A campaign on its first day; other tests have turned the clock. */
async function makeRunning(ads: Parameters<typeof makeLaunchable>[2]['ads']): Promise<string> {
  const today = dayIn('UTC', server.clock.now);
  const { id } = await makeLaunchable(server.db, kit, { today, ads });
  await launch(id);
  await sandbox.clock.advance(3 * DAY_MS);
  return id;
}

async function follow(campaignId: string, with_: PublishTools = tools): Promise<void> {
  const rows = await server.db
    .selectFrom('publication')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();
  for (const { id } of rows) {
    // Every look is a later one.
    await sandbox.clock.advance(1_000);
    await followTogether(with_, [id]);
  }
  await workOff();
}

/** The networks, with another answer about figures. */
const telling = (figuresNow: () => Promise<DailyFigure[]>, channel?: string): PublishTools => {
  const connectorFor: Networks['connectorFor'] = async (...wanted) => {
    const connector = await tools.networks.connectorFor(...wanted);
    const isMeant = channel === undefined || wanted[2] === channel;
    const follow: Connector['follow'] = async (asked) => {
      const figures = await figuresNow();
      const outcomes = await connector?.follow(asked);
      return (outcomes ?? []).map((one) => ('error' in one ? one : { ...one, figures }));
    };
    return connector && { ...connector, ...(isMeant && { follow }) };
  };
  return { ...tools, networks: { ...tools.networks, connectorFor } };
};

const kinds = async (campaignId: string) => {
  const rows = await server.db
    .selectFrom('notification')
    .select('kind')
    .where('campaign_id', '=', campaignId)
    .where('kind', '<>', 'launched')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};
const messages = async (campaignId: string) => {
  const rows = await server.db
    .selectFrom('notification')
    .select('message')
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ message }) => message);
};

const nothing = async () => [];

test('less than half of what was expected is told after three days, once', async () => {
  const id = await makeRunning(['FacebookPostAd', 'LinkedinPostAd']);
  const silent = telling(nothing);
  await sandbox.clock.advance(2 * DAY_MS);
  await follow(id, silent);
  expect(await kinds(id)).toEqual([]);
  await sandbox.clock.advance(DAY_MS);
  await follow(id, silent);
  await follow(id, silent);
  expect(await kinds(id)).toEqual(['underspent']);
  expect((await messages(id))[0]).toMatch(
    /^Nurse in Utrecht has spent €0 since .*, less than half of the €239 that were expected by now\./,
  );
});

test('days on which its network did not have it are not held against a campaign', async () => {
  const today = dayIn('UTC', server.clock.now);
  const { id } = await makeLaunchable(server.db, kit, { today, ads: ['FacebookPostAd'] });
  sandbox.faults.add({ network: 'meta', effect: 'tokenExpired' });
  await launch(id);
  sandbox.faults.clear();
  await sandbox.clock.advance(7 * DAY_MS);
  await launch(id, 'redeployCampaign');
  const silent = telling(nothing);
  await sandbox.clock.advance(DAY_MS);
  await follow(id, silent);
  expect(await kinds(id)).not.toContain('underspent');
  await sandbox.clock.advance(2 * DAY_MS);
  await follow(id, silent);
  expect(await kinds(id)).toContain('underspent');
});

test('what one network has not told yet is not taken for unspent', async () => {
  const id = await makeRunning(['FacebookPostAd', 'LinkedinPostAd']);
  await sandbox.clock.advance(4 * DAY_MS);
  const broken = telling(async () => {
    throw new Error('The network stumbles.');
  }, 'linkedIn');
  await follow(id, broken);
  expect(await kinds(id)).toEqual([]);
  await follow(id);
  expect(await kinds(id)).toEqual([]);
});

test('a campaign that was paused is not blamed for what it did not spend', async () => {
  const id = await makeRunning(['FacebookPostAd']);
  const admin = await server.client(kit.admin.id);
  await admin.call('pauseCampaign', { params: { campaignId: id } });
  await workOff();
  await sandbox.clock.advance(5 * DAY_MS);
  await admin.call('resumeCampaign', { params: { campaignId: id } });
  await workOff();
  await follow(id, telling(nothing));
  expect(await kinds(id)).toEqual(['paused']);
});

test('ninety percent of the money is told once, and again after a boost', async () => {
  const id = await makeRunning(['FacebookPostAd']);
  const spending = (spend: number) => {
    const day = dayIn('UTC', server.clock.now);
    const figure = {
      adId: null,
      channel: 'facebook',
      impressions: 1,
      clicks: 0,
      leads: 0,
    } as const;
    return telling(async () => [{ ...figure, day, spend } as never]);
  };
  await follow(id, spending(1_100_00));
  expect(await kinds(id)).toEqual([]);
  const most = spending(1_110_60);
  await follow(id, most);
  await follow(id, most);
  expect(await kinds(id)).toEqual(['nearlySpent']);
  expect((await messages(id))[0]).toContain('has spent €1.111 of its €1.234.');

  const admin = await server.client(kit.admin.id);
  const body = { additionalBudget: { amount: 100_00 } };
  const boosted = await admin.send('boostCampaign', { params: { campaignId: id }, body });
  expect(boosted.status).toBe(200);
  await workOff();
  await follow(id, most);
  expect(await kinds(id)).toEqual(['nearlySpent']);
  await follow(id, spending(1_250_00));
  expect(await kinds(id)).toEqual(['nearlySpent', 'nearlySpent']);
});

test('a lost connection is told once for all campaigns, and again when it was there meanwhile', async () => {
  const one = await makeRunning(['LinkedinPostAd']);
  const other = await makeRunning(['LinkedinPostAd']);
  const told = async () => [...(await kinds(one)), ...(await kinds(other))];
  const lose = async () => {
    sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
    for (const id of [one, other, one]) await follow(id);
    sandbox.faults.clear();
  };
  await lose();
  expect(await told()).toEqual(['connectionLost']);
  expect((await messages(one))[0]).toMatch(/^The connection with LinkedIn is lost\./);
  await follow(other);
  await lose();
  expect(await told()).toEqual(['connectionLost', 'connectionLost']);
});
