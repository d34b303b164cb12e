import { EventEmitter, once } from 'node:events';
import type { OperationAnswer } from '@posthorn/contract';
import { addDays } from '@posthorn/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { announce } from '../../../platform/events/announce.ts';
import type { Networks } from '../../../platform/networks/networks.ts';
import { makeLaunchable } from '../../../testing/networks/campaign-kit.ts';
import {
  dayThere,
  kit,
  launch,
  sandbox,
  server,
  setSandboxScene,
  today,
  tools,
  workOff,
} from '../../../testing/networks/sandbox-scene.ts';
import { followAll, listToFollow } from './follow-all.ts';
import { followTogether } from './follow-together.ts';

const DAY_MS = 86_400_000;

setSandboxScene();

const MINUTE_MS = 60_000;

const dueAt = (now: Date) => ({
  before: new Date(now.getTime() - MINUTE_MS),
  reviewedBefore: new Date(now.getTime() - 10 * MINUTE_MS),
  now,
});

async function followEverything(): Promise<string[]> {
  const now = new Date(sandbox.clock.now());
  const ids = (await listToFollow(server.db, dueAt(now))).map(({ id }) => id);
  await followTogether(tools, ids);
  await workOff();
  return ids;
}

const read = async (campaignId: string) => {
  const admin = await server.client(kit.admin.id);
  const answer = await admin.call('getCampaign', { params: { campaignId } });
  return answer.body as OperationAnswer<'getCampaign'>;
};

const totals = (campaignId: string) =>
  server.db
    .selectFrom('campaign_total')
    .select(['channel', 'spend', 'impressions'])
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();

const lastDayOf = async (campaignId: string) => {
  const { day } = await server.db
    .selectFrom('campaign_figure')
    .select(sql<string>`max(day)::text`.as('day'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return day;
};

test('an ad that the reviewers refuse becomes an error, told once', async () => {
  const { id } = await makeLaunchable(server.db, kit, {
    today,
    ads: ['FacebookPostAd', 'FacebookPostAd'],
  });
  const fault = { network: 'meta', effect: 'policyLater', times: 1 } as const;
  sandbox.faults.add({ ...fault, match: { method: 'POST', bodyContains: 'creative_id' } });
  await launch(id);
  sandbox.faults.clear();
  expect((await read(id)).errors).toEqual([]);

  await sandbox.clock.advance(DAY_MS);
  await followEverything();
  await followEverything();
  const { errors, status } = await read(id);
  expect(errors).toMatchObject([
    {
      code: 'review',
      userMessage:
        'This ad is not shown on Facebook and Instagram. It seems to know something personal about the reader. Please write about the job instead.',
    },
  ]);
  expect(status).toBe('active');
  const admin = await server.client(kit.admin.id);
  const news = await admin.call('listNotifications', { params: { accountId: kit.account.id } });
  expect(news.body.filter(({ message }) => message.startsWith('An ad of'))).toHaveLength(1);

  const log = await admin.call('getActivityLog', { params: { campaignId: id } });
  expect(log.body.map(({ message }) => message)).toContain(
    'had an ad refused by Facebook and Instagram',
  );

  const [ad] = await server.db
    .selectFrom('campaign_error')
    .select('ad_id')
    .where('campaign_id', '=', id)
    .execute();
  expect(ad?.ad_id).toEqual(expect.any(String));
});

test('figures come back day by day, and no budget is spent twice or beyond its end', async () => {
  const budget = 777_77;
  const { id } = await makeLaunchable(server.db, kit, {
    today,
    budget,
    ads: [
      'FacebookPostAd',
      'InstagramPostAd',
      'LinkedinPostAd',
      'GoogleSearchAd',
      'GoogleDisplayCustomAd',
    ],
  });
  await launch(id);
  await sandbox.clock.advance(2 * DAY_MS);
  for (let day = 0; day < 36; day += 1) {
    // At noon: what half a day brought is told, and a day later told anew as part of the whole.
    await sandbox.clock.advance(DAY_MS);
    await followEverything();
  }
  const sums = await totals(id);
  expect(sums.map(({ channel }) => channel)).toEqual([
    'facebook',
    'googleDisplay',
    'googleSearch',
    'instagram',
    'linkedIn',
  ]);
  const spent = (...channels: string[]) =>
    sums
      .filter(({ channel }) => channels.includes(channel))
      .reduce((all, { spend }) => all + spend, 0);
  for (const channels of [
    ['facebook', 'instagram'],
    ['googleDisplay'],
    ['googleSearch'],
    ['linkedIn'],
  ]) {
    expect(spent(...channels)).toBeLessThanOrEqual(budget);
    expect(spent(...channels)).toBeGreaterThan(budget * 0.7);
  }
  expect((await read(id)).statistics.total.impressions).toBe(
    sums.reduce((all, { impressions }) => all + impressions, 0),
  );
});

test('late applications are read once a day, as long as the network attributes them', async () => {
  const from = dayThere();
  const { id } = await makeLaunchable(server.db, kit, {
    today: from,
    ads: ['FacebookPostAd'],
    days: 60,
  });
  await launch(id);
  const ofCampaign = server.db.selectFrom('publication').select('id').where('campaign_id', '=', id);
  const publication = (await ofCampaign.executeTakeFirstOrThrow()).id;
  const since: string[] = [];
  const connectorFor: Networks['connectorFor'] = async (...wanted) => {
    const connector = await tools.networks.connectorFor(...wanted);
    if (!connector) return undefined;
    return {
      ...connector,
      follow(asked) {
        since.push(...asked.map(({ from }) => from));
        return connector.follow(asked);
      },
    };
  };
  const listening = { ...tools, networks: { ...tools.networks, connectorFor } };
  const isDue = async () => {
    const now = new Date(sandbox.clock.now());
    return (await listToFollow(server.db, dueAt(now))).some((one) => one.id === publication);
  };
  const follow = () => followTogether(listening, [publication]);

  const { startDate, endDate } = await read(id);
  await sandbox.clock.advance(45 * DAY_MS);
  await follow();
  expect(since).toEqual([startDate]);
  const [readOn, known] = [dayThere(), await lastDayOf(id)];
  await sandbox.clock.advance(DAY_MS);
  await follow();
  await sandbox.clock.advance(11 * MINUTE_MS);
  await follow();
  expect(known < (await lastDayOf(id))).toBe(true);
  // From the reading before: for the first of a day as far as applications are attributed, then a week.
  expect(since.slice(1)).toEqual([addDays(readOn, -29), addDays(dayThere(), -8)]);

  const daysLeft = (Date.parse(endDate ?? '') - Date.parse(dayThere())) / DAY_MS;
  await sandbox.clock.advance((daysLeft + 10) * DAY_MS);
  expect(await isDue()).toBe(true);
  await follow();
  await sandbox.clock.advance(11 * MINUTE_MS);
  expect(await isDue()).toBe(false);
  await sandbox.clock.advance(DAY_MS);
  expect(await isDue()).toBe(true);
  // Once it is over for good no one asks any more.
  await sandbox.clock.advance(20 * DAY_MS);
  expect(await isDue()).toBe(false);
});

test('what reviewers decided is asked about less often, until something is changed', async () => {
  const from = new Date(sandbox.clock.now()).toISOString().slice(0, 10);
  const { id } = await makeLaunchable(server.db, kit, { today: from, ads: ['FacebookPostAd'] });
  await launch(id);
  const ofCampaign = server.db.selectFrom('publication').select('id').where('campaign_id', '=', id);
  const publication = (await ofCampaign.executeTakeFirstOrThrow()).id;
  const isDueAfter = async (minutes: number) => {
    const now = new Date(sandbox.clock.now() + minutes * MINUTE_MS);
    return (await listToFollow(server.db, dueAt(now))).some((one) => one.id === publication);
  };
  expect(await isDueAfter(0)).toBe(true);
  await followTogether(tools, [publication]);
  expect([await isDueAfter(0), await isDueAfter(2)]).toEqual([false, true]);
  await sandbox.clock.advance(DAY_MS);
  await followTogether(tools, [publication]);
  expect([await isDueAfter(2), await isDueAfter(11)]).toEqual([false, true]);
  await (await server.client(kit.admin.id)).call('pauseCampaign', { params: { campaignId: id } });
  await workOff();
  expect(await isDueAfter(0)).toBe(true);
});

test('screens hear of what is new, and of nothing else', async () => {
  const from = new Date(sandbox.clock.now()).toISOString().slice(0, 10);
  const { id } = await makeLaunchable(server.db, kit, { today: from, ads: ['FacebookPostAd'] });
  await launch(id);
  await sandbox.clock.advance(5 * DAY_MS);
  const heard = async () => {
    const told: string[] = [];
    const ends = new EventEmitter();
    const isOver = once(ends, 'now');
    const leave = server.deps.events.subscribe((announcement) => {
      if (announcement === 'resync' || !('event' in announcement)) return;
      told.push(announcement.event.id ?? '');
      if (announcement.event.id === 'over') ends.emit('now');
    });
    const row = server.db.selectFrom('publication').select('id').where('campaign_id', '=', id);
    await followTogether(tools, [(await row.executeTakeFirstOrThrow()).id]);
    const event = { kind: 'campaign', id: 'over', action: 'changed', by: null } as const;
    await announce(server.db, {
      accountId: kit.account.id,
      audience: { wholeAccount: true },
      event,
    });
    await isOver;
    leave();
    return told.filter((one) => one === id).length;
  };
  expect(await heard()).toBe(1);
  expect(await heard()).toBe(0);
});

test('a process that stops does not wait for those whose turn has not come', async () => {
  const ads = ['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd'] as const;
  const from = new Date(sandbox.clock.now()).toISOString().slice(0, 10);
  const { id } = await makeLaunchable(server.db, kit, { today: from, ads });
  await launch(id);
  await sandbox.clock.advance(DAY_MS);
  const stopping = new AbortController();
  const [began, release] = [new EventEmitter(), new EventEmitter()];
  const hasBegun = once(began, 'now');
  const isReleased = once(release, 'now');
  let asked = 0;
  const connectorFor: Networks['connectorFor'] = async (...wanted) => {
    const connector = await tools.networks.connectorFor(...wanted);
    if (!connector) return undefined;
    return {
      ...connector,
      async follow(wanted) {
        asked += 1;
        began.emit('now');
        await isReleased;
        return connector.follow(wanted);
      },
    };
  };
  const networks = { ...tools.networks, connectorFor };
  const slow = { ...tools, networks, stopping: stopping.signal };
  const following = followAll(slow, { everyMs: 4, reviewedEveryMs: 4, concurrency: 1 });
  await hasBegun;
  stopping.abort();
  const stopped = following.stop();
  release.emit('now');
  await stopped;
  expect(asked).toBe(1);
});

test('what another process has asked about meanwhile is left to it', async () => {
  const [first] = await server.db.selectFrom('publication').select('id').limit(1).execute();
  if (!first) throw new Error('Nothing was published');
  let asked = 0;
  const counting: Networks['connectorFor'] = (...wanted) => {
    asked += 1;
    return tools.networks.connectorFor(...wanted);
  };
  const both = { ...tools, networks: { ...tools.networks, connectorFor: counting } };
  const before = new Date(sandbox.clock.now());
  await sandbox.clock.advance(60_000);
  await Promise.all([1, 2].map(() => followTogether(both, [first.id], before)));
  expect(asked).toBe(1);
});
