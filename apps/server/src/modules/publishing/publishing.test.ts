import { LeaseLost, type Plan } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import { addDays, messageOf } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { fakeConnector } from '../../testing/networks/fake-network.ts';
import {
  admin,
  network,
  publicationsOf,
  server,
  setPublishingScene,
  settleAll,
  turn,
  worker,
  world,
} from '../../testing/networks/publishing-scene.ts';
import { campaignWork } from './engine/campaign-work.ts';
import { renew, takeLease } from './engine/lease.ts';
import { launchPublications, runPublication } from './index.ts';

setPublishingScene();

type Campaign = OperationAnswer<'getCampaign'>;

const deploy = (headers = {}, client = admin) =>
  client.send('deployCampaign', { params: { campaignId: world.readyCampaign.id } }, headers);
const redeploy = (campaignId = world.readyCampaign.id) =>
  admin.send('redeployCampaign', { params: { campaignId } });
const act = (action: 'pauseCampaign' | 'resumeCampaign' | 'stopCampaign') =>
  admin.call(action, { params: { campaignId: world.readyCampaign.id } });
const campaign = async (id = world.readyCampaign.id) =>
  (await admin.call('getCampaign', { params: { campaignId: id } })).body as Campaign;
const publication = async () => {
  const [one] = await publicationsOf(world.readyCampaign.id);
  if (!one) throw new Error('There is no publication');
  return one;
};
const plan = async () => {
  const { id, plan_version } = await publication();
  const row = await server.db
    .selectFrom('publication_plan')
    .select('plan')
    .where('publication_id', '=', id)
    .where('version', '=', plan_version)
    .executeTakeFirstOrThrow();
  return row.plan as Plan;
};
const activity = async () =>
  (await admin.call('getActivityLog', { params: { campaignId: world.readyCampaign.id } })).body.map(
    ({ user, message }) => `${user} ${message}`,
  );
/** What was told of the campaign. */
const news = async () =>
  (await admin.call('listNotifications', { params: { accountId: world.account.id } })).body
    .filter(({ campaign_id }) => campaign_id === world.readyCampaign.id)
    .map(({ message }) => message);

/** Exactly one tree, whole and running, with our money on it. */
const expectOneTree = (isRunning = true) => {
  const all = [...network.things.values()];
  const campaigns = all.filter(({ parent }) => parent === null);
  expect(campaigns).toMatchObject([
    { isOn: isRunning, budget: 1_000_00, endDate: world.readyCampaign.end_date },
  ]);
  const ads = all.filter(({ parent }) => parent === campaigns[0]?.id);
  expect(ads).toMatchObject([{ isOn: true }]);
  expect(all).toHaveLength(2);
};

const policy = {
  kind: 'policy' as const,
  code: 'POLICY_FINDING',
  message: 'No such words',
  userMessage: messageOf('meta.ownWords', { words: 'The network does not show this text.' }),
  requestId: 'their-request',
};
const throttled = {
  kind: 'throttled' as const,
  code: '429',
  message: 'Slow down',
  userMessage: messageOf('network.busy'),
  retryAfterMs: 3_600_000,
};

describe('a launch', () => {
  test('publishes one whole tree and says so', async () => {
    const { status, body } = await deploy();
    expect([status, (body as Campaign).status]).toEqual([200, 'active']);
    expect(await publication()).toMatchObject({ state: 'waiting', wanted_version: 1 });
    await settleAll();
    expectOneTree();
    expect(await publication()).toMatchObject({
      state: 'live',
      reached_version: 1,
      reached_delivery: 'active',
      lease_until: null,
      due_at: null,
    });
    expect(await activity()).toEqual([
      'Posthorn published the campaign on Google Search',
      expect.stringMatching(/launched the campaign$/),
    ]);
    expect(await news()).toEqual([
      expect.stringMatching(
        /^ICU nurse is published on Google Search\. Its ads are shown .*once they are approved\.$/,
      ),
    ]);
  });

  test('enqueues its work in its own transaction', async () => {
    await deploy();
    const { id } = await publication();
    const jobs = await server.deps.connection.pool.query(
      'select payload from graphile_worker._private_jobs where payload::jsonb = $1',
      [{ publicationId: id }],
    );
    expect(jobs.rowCount).toBe(1);
  });

  test('happens once, however often and by however many people it is asked for', async () => {
    const editor = await server.client(world.editor.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => deploy({}, n % 2 === 0 ? admin : editor)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    await settleAll();
    expectOneTree();
  });

  test('with a key answers the same again', async () => {
    const headers = { 'idempotency-key': 'one-launch' };
    const first = await deploy(headers);
    await settleAll();
    const second = await deploy(headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expectOneTree();
  });

  test('is refused with everything that is in its way, and nothing begins', async () => {
    await server.db
      .updateTable('campaign')
      .set({ title: '', google_search_budget: null })
      .where('id', '=', world.readyCampaign.id)
      .execute();
    const { status, body } = await deploy();
    expect(status).toBe(422);
    expect((body as { findings: { code: string }[] }).findings.map(({ code }) => code)).toEqual([
      'field.required',
      'launch.budgetNotDivided',
    ]);
    expect(await publicationsOf(world.readyCampaign.id)).toEqual([]);
  });

  test('is closed for the button by what closes it for the server: a place that is gone', async () => {
    expect((await campaign()).unknownPlaces).toEqual([]);
    const gone = { id: 'atlantis', name: 'Atlantis', type: 'city', country: 'Nowhere' };
    await server.db
      .updateTable('campaign')
      .set({ locations: JSON.stringify([gone]) })
      .where('id', '=', world.readyCampaign.id)
      .execute();
    expect((await campaign()).unknownPlaces).toEqual(['Atlantis']);
    const { status, body } = await deploy();
    expect(status).toBe(422);
    expect(body).toMatchObject({ findings: [{ code: 'launch.placeUnknown', path: 'locations' }] });
  });

  test('of a person who saw an older version is refused', async () => {
    const { status } = await deploy({ 'if-match': '"7"' });
    expect(status).toBe(409);
  });
});

describe('workers', () => {
  test('share the work: only one of many gets the lease', async () => {
    await deploy();
    const { id } = await publication();
    await Promise.all(Array.from({ length: 8 }, () => runPublication(worker(), id)));
    expectOneTree();
    // Once when it was taken, once when it was given back.
    expect((await publication()).lease_token).toBe(2);
  });

  test('take over from one that died, once its lease has run out', async () => {
    await deploy();
    const { id } = await publication();
    const died = new Error('killed');
    network.before = (call) => {
      if (call.startsWith('change ad')) throw died;
      return undefined;
    };
    // A killed process writes nothing any more, not even that it failed.
    const dead = worker({ db: deadDatabase() });
    await expect(runPublication(dead, id)).rejects.toThrow('dead');
    network.before = () => undefined;
    await runPublication(worker(), id);
    expect(network.things.size).toBe(2);
    expect((await publication()).state).toBe('working');
    turn(31_000);
    await settleAll();
    expectOneTree();
    expect(network.calls.filter((call) => call.startsWith('create'))).toHaveLength(2);
    expect(network.calls).toContain('find everything');
  });

  test('whose lease was taken over can not write any more', async () => {
    await deploy();
    const { id } = await publication();
    let wakes: () => void = () => {};
    const asleep = new Promise<void>((resolve) => {
      wakes = resolve;
    });
    let fell: () => void = () => {};
    const fallen = new Promise<void>((resolve) => {
      fell = resolve;
    });
    const sleeper = worker({
      networks: sleepingAt('create campaign', async () => {
        fell();
        await asleep;
      }),
    });
    const late = runPublication(sleeper, id);
    await fallen;
    turn(31_000);
    await settleAll();
    const before = await publication();
    expectOneTree();
    wakes();
    await late;
    // What it created without knowing is an echo; what it wanted to write was refused.
    expect(await publication()).toEqual(before);
    turn(200_000);
    await server.db
      .updateTable('publication')
      .set({ tidy_at: server.clock.now, due_at: server.clock.now })
      .where('id', '=', id)
      .execute();
    await settleAll();
    expectOneTree();
  });

  test('keeps its lease while the clock of a sandbox is turned by a day', async () => {
    await deploy();
    const { id } = await publication();
    const began = server.clock.now.getTime();
    const machineNow = () => began;
    const beats: (() => void)[] = [];
    const { clock } = worker();
    let wasTakenOver = false;
    const networks = sleepingAt('create campaign', async () => {
      turn(24 * 3_600_000);
      for (const beat of beats.splice(0)) beat();
      await runPublication(worker({ machineNow }), id);
      wasTakenOver = network.calls.length > 0;
    });
    const after = (_ms: number, beat: () => void) => {
      beats.push(beat);
      return () => {};
    };
    await runPublication(worker({ machineNow, networks, clock: { ...clock, after } }), id);
    expect(wasTakenOver).toBe(false);
    expectOneTree();
    expect(await publication()).toMatchObject({ state: 'live', lease_until: null });
  });

  test('that gave it back can not take it again by renewing', async () => {
    await deploy();
    const { id } = await publication();
    const lease = await takeLease(worker(), id);
    if (!lease || !campaignWork.isOf(lease)) throw new Error('No other process holds it');
    await campaignWork.settle(worker(), lease, campaignWork.stumbled(worker(), lease.row));
    await expect(renew(worker(), lease)).rejects.toThrow(LeaseLost);
    expect(await publication()).toMatchObject({ lease_until: null });
  });

  test('may die before or after any call, and the next ones finish it', async () => {
    await deploy();
    const { id } = await publication();
    await settleAll();
    const calls = network.calls.length;
    expect(calls).toBeGreaterThan(4);
    for (let at = 0; at < calls * 2; at += 1) {
      network.things.clear();
      network.calls.length = 0;
      await server.db.deleteFrom('publication_step').where('publication_id', '=', id).execute();
      await server.db
        .updateTable('publication')
        .set({
          reached_version: 0,
          reached_plan: null,
          reached_delivery: null,
          state: 'waiting',
          due_at: server.clock.now,
        })
        .where('id', '=', id)
        .execute();
      const died = new Error('killed');
      let n = 0;
      network.before = () => {
        const isNow = n === Math.floor(at / 2);
        n += 1;
        if (!isNow) return undefined;
        if (at % 2 === 0) throw died;
        return 'lost';
      };
      if (at % 2 === 0) {
        await expect(runPublication(worker({ db: deadDatabase() }), id)).rejects.toThrow('dead');
        turn(31_000);
      }
      await settleAll();
      expectOneTree();
    }
  });
});

describe('a network that stumbles', () => {
  test('is not asked for echoes every other minute', async () => {
    await deploy();
    await settleAll();
    const { id } = await publication();
    const due = { tidy_at: server.clock.now, due_at: server.clock.now };
    await server.db.updateTable('publication').set(due).where('id', '=', id).execute();
    network.before = () => throttled;
    await runPublication(worker(), id);
    expect(network.calls.at(-1)).toBe('find everything');
    expect((await publication()).due_at?.getTime()).toBe(server.clock.now.getTime() + 30 * 60_000);
  });

  test('is tried again when it says so', async () => {
    await deploy();
    network.before = () => throttled;
    const { id } = await publication();
    await runPublication(worker(), id);
    const waiting = await publication();
    expect(waiting).toMatchObject({ state: 'waiting', attempt: 1, lease_until: null });
    expect(waiting.due_at?.getTime()).toBe(server.clock.now.getTime() + 3_600_000);
    network.before = () => undefined;
    await settleAll();
    expectOneTree();
  });

  test('for a day is an error with a way on', async () => {
    await deploy();
    network.before = () => throttled;
    await settleAll();
    expect(await publication()).toMatchObject({ state: 'failed', due_at: null });
    expect(await campaign()).toMatchObject({
      status: 'failed',
      errors: [
        {
          code: '429',
          message: 'Slow down',
          userMessage:
            'Google Search could not be reached for a long time. Nothing is lost: redeploy to go on where it stopped.',
          requestId: expect.stringMatching(/^posthorn-/),
        },
      ],
    });
    network.before = () => undefined;
    expect((await redeploy()).status).toBe(200);
    await settleAll();
    expectOneTree();
    expect(await campaign()).toMatchObject({ status: 'active', errors: [] });
  });

  test('whose answer is late makes nothing twice', async () => {
    await deploy();
    let n = 0;
    network.before = (call) => {
      if (!call.startsWith('create')) return undefined;
      n += 1;
      return n <= 2 ? { lateMs: n * 50_000 } : undefined;
    };
    await settleAll();
    expectOneTree();
  });

  test('whose late answer comes after we sent it again is tidied up behind', async () => {
    await deploy();
    let n = 0;
    network.before = (call) => {
      n += call === 'create campaign' ? 1 : 0;
      return call === 'create campaign' && n === 1 ? { lateMs: 121_000 } : undefined;
    };
    await settleAll();
    expectOneTree();
    expect(network.calls).toContain('remove echo');
  });
});

describe('a network that refuses', () => {
  test('an ad is heard, also when the database is away for a moment', async () => {
    const { id: adId } = await searchAd('Bakers wanted');
    await deploy();
    network.before = (call) => (call === `create ad-${adId}` ? policy : undefined);
    let failures = 2;
    const isDown = () => failures-- > 0;
    await runPublication(worker({ db: databaseThatFails(isDown) }), (await publication()).id);
    expect(await errorAds()).toEqual([adId]);
    expect(await publication()).toMatchObject({ state: 'live', is_whole: false, failure: null });
  });

  test('an ad says which one, and goes on with the others', async () => {
    const { id: adId } = await searchAd('Bakers wanted');
    await deploy();
    network.before = (call) => (call === `create ad-${adId}` ? policy : undefined);
    await settleAll();
    expect(await campaign()).toMatchObject({
      status: 'active',
      errors: [{ code: 'POLICY_FINDING', requestId: 'their-request', message: 'No such words' }],
    });
    expect(await errorAds()).toEqual([adId]);
    const kept = server.db.selectFrom('campaign_error').select(['user_message', 'user_text']);
    expect(await kept.where('ad_id', '=', adId).executeTakeFirst()).toEqual({
      user_message: null,
      user_text: policy.userMessage,
    });
    expect(await publication()).toMatchObject({ state: 'live', is_whole: false });
    expect(await news()).toEqual([
      expect.stringMatching(/^ICU nurse is published .* An ad was refused on Google Search\.$/),
    ]);

    network.before = () => undefined;
    await redeploy();
    expect((await campaign()).errors).toEqual([]);
    await settleAll();
    expect(network.things.size).toBe(3);
    expect(await publication()).toMatchObject({ state: 'live', is_whole: true });
  });

  test('everything fails the campaign, and can be launched again', async () => {
    await deploy();
    network.before = () => ({ ...policy, kind: 'permission' as const });
    await settleAll();
    expect(await campaign()).toMatchObject({
      status: 'failed',
      errors: [{ requestId: 'their-request' }],
    });
    expect((await activity())[0]).toBe(
      'Posthorn marked the campaign as failed: no network shows it, could not publish the campaign on Google Search',
    );
    network.before = () => undefined;
    await redeploy();
    await settleAll();
    expectOneTree();
    expect((await activity()).slice(0, 2)).toEqual([
      'Posthorn published the campaign on Google Search',
      expect.stringMatching(/launched the campaign again$/),
    ]);
  });

  test('everything leaves the budget as the launch left it, for deploy as for redeploy', async () => {
    await deploy();
    network.before = () => ({ ...policy, kind: 'permission' as const });
    await settleAll();
    // Less than the networks' minimum of today, in a campaign that is locked.
    await server.db
      .updateTable('campaign')
      .set({ google_search_budget: 1_00, custom_total_gross_budget: 1_00 })
      .where('id', '=', world.readyCampaign.id)
      .execute();
    expect((await deploy()).status).toBe(200);
  });

  test('for good after it was switched on unheard is switched off again', async () => {
    const refused = { ...policy, kind: 'auth' as const };
    network.before = (call) => {
      if (call !== 'change campaign:on') return undefined;
      const isOn = [...network.things.values()].some(({ parent, isOn }) => !parent && isOn);
      return isOn ? refused : 'lost';
    };
    await deploy();
    for (let round = 0; round < 4; round += 1) {
      await runPublication(worker(), (await publication()).id);
      turn(10_000);
    }
    expect(await publication()).toMatchObject({ state: 'failed', reached_delivery: null });
    expectOneTree();
    network.before = () => undefined;
    await settleAll();
    expect(await publication()).toMatchObject({ state: 'failed', reached_delivery: 'paused' });
    expectOneTree(false);
    await redeploy();
    await settleAll();
    expectOneTree();
  });

  test('a campaign that fails is not paused any more', async () => {
    await deploy();
    await server.db
      .updateTable('campaign')
      .set({ status: 'paused', paused_at: new Date(0) })
      .where('id', '=', world.readyCampaign.id)
      .execute();
    network.before = () => ({ ...policy, kind: 'permission' as const });
    await settleAll();
    const row = server.db.selectFrom('campaign').select(['status', 'paused_at']);
    expect(await row.where('id', '=', world.readyCampaign.id).executeTakeFirst()).toEqual({
      status: 'failed',
      paused_at: null,
    });
  });

  test('without an ad account is never called', async () => {
    await deploy();
    const { id } = await publication();
    const networks = { ...worker().networks, connectorFor: async () => undefined };
    await runPublication(worker({ networks }), id);
    expect(await campaign()).toMatchObject({
      status: 'failed',
      errors: [{ code: 'not_connected' }],
    });
    expect(network.calls).toEqual([]);
  });
});

describe('a published campaign', () => {
  const launched = async () => {
    await deploy();
    await settleAll();
    network.calls.length = 0;
  };

  test('is paused, resumed and stopped on the network, too', async () => {
    await launched();
    await act('pauseCampaign');
    await settleAll();
    expectOneTree(false);
    expect(await publication()).toMatchObject({ state: 'paused' });
    await act('resumeCampaign');
    await settleAll();
    expectOneTree();
    await act('stopCampaign');
    await settleAll();
    expect([...network.things.values()][0]).toMatchObject({ isOn: false });
    expect(await publication()).toMatchObject({ state: 'stopped' });
  });

  test('paused while it is being published is not switched on', async () => {
    await deploy();
    let isPaused = false;
    network.before = (call) => {
      if (call.startsWith('create ad')) isPaused = true;
      return undefined;
    };
    const { id } = await publication();
    const pausing = worker({
      networks: sleepingAt('create ad', async () => {
        if (!isPaused) await act('pauseCampaign');
      }),
    });
    await runPublication(pausing, id);
    await settleAll();
    // The one call about it says that it is off.
    expect(network.calls.filter((call) => call === 'change campaign:on')).toHaveLength(1);
    expect([...network.things.values()][0]).toMatchObject({ parent: null, isOn: false });
    expect(await publication()).toMatchObject({ state: 'paused', reached_delivery: 'paused' });
    network.before = () => undefined;
    await act('resumeCampaign');
    await settleAll();
    expectOneTree();
  });

  test.each(['pauseCampaign', 'stopCampaign'] as const)(
    'resumed by a worker that died before it could say so: %s still switches it off',
    async (action) => {
      await launched();
      await act('pauseCampaign');
      await settleAll();
      await act('resumeCampaign');
      network.before = () => 'lost';
      const { id } = await publication();
      await expect(runPublication(worker({ db: deadDatabase() }), id)).rejects.toThrow('dead');
      expectOneTree();
      network.before = () => undefined;
      await act(action);
      turn(31_000);
      await settleAll();
      expect([...network.things.values()][0]).toMatchObject({ parent: null, isOn: false });
    },
  );

  test('is as live as before when its money could not be spread because of ourselves', async () => {
    await launched();
    const { id } = await publication();
    const spreadNow = async () => {
      const { now } = server.clock;
      const asked = { spread_at: now, due_at: now };
      await server.db.updateTable('publication').set(asked).where('id', '=', id).execute();
      await runPublication(worker(), id);
    };
    await spreadNow();
    // Long after the last time, which is not one long try.
    turn(25 * 3_600_000);
    network.before = () => {
      throw new Error('ours');
    };
    await server.db.deleteFrom('publication_step').where('key', '=', 'campaign:budget').execute();
    await spreadNow();
    network.before = () => undefined;
    await settleAll();
    expect(await publication()).toMatchObject({
      state: 'live',
      attempt: 0,
      trying_since: null,
      failure: null,
      spread_at: null,
    });
    expect((await campaign()).errors).toEqual([]);
  });

  test('never gives up pausing, and says that ads may still be shown', async () => {
    await launched();
    network.before = () => ({ ...policy, kind: 'auth' as const });
    await act('pauseCampaign');
    const { id } = await publication();
    await runPublication(worker(), id);
    await expect(settleAll(worker(), 5)).rejects.toThrow('Never settled');
    expect(await campaign()).toMatchObject({
      status: 'paused',
      errors: [{ userMessage: expect.stringContaining('may still be shown') }],
    });
    expect((await news()).filter((one) => one.includes('could not'))).toEqual([
      'ICU nurse could not be paused on Google Search. Its ads may still be shown; we keep trying.',
    ]);
    expect((await activity())[0]).toBe('Posthorn could not pause the campaign on Google Search');
    network.before = () => undefined;
    await settleAll();
    expectOneTree(false);
    expect((await campaign()).errors).toEqual([]);
  });

  test('gets more time and money, also after it was stopped', async () => {
    await launched();
    const { id: campaignId, account_id: accountId } = world.readyCampaign;
    const wish = { accountId, campaignId, now: server.clock.now, delivery: 'active' as const };
    const top = () => [...network.things.values()].find(({ parent }) => parent === null);
    const [later, latest] = [7, 14].map((days) =>
      addDays(world.readyCampaign.end_date ?? '', days),
    );
    const give = (end_date: string | undefined, budget: number) =>
      server.db
        .updateTable('campaign')
        .set({ end_date, google_search_budget: budget, custom_total_gross_budget: budget })
        .where('id', '=', campaignId)
        .execute();
    await give(later, 1_500_00);
    await server.db.transaction().execute((tx) => launchPublications(tx, wish));
    await settleAll();
    expect(top()).toMatchObject({ isOn: true, endDate: later, budget: 1_500_00 });

    await act('stopCampaign');
    await settleAll();
    expect(top()).toMatchObject({ isOn: false });
    await give(latest, 1_600_00);
    await server.db.transaction().execute((tx) => launchPublications(tx, wish));
    await settleAll();
    expect(top()).toMatchObject({ isOn: true, endDate: latest, budget: 1_600_00 });
    expect(network.things.size).toBe(2);
  });

  test('takes over what is changed in its ads', async () => {
    await launched();
    const added = await searchAd('Bakers wanted');
    await settleAll();
    expect(network.things.size).toBe(3);
    await admin.call('updateSearchAd', {
      params: { resource: 'google-search-ads', adId: added.id },
      body: words('Cooks wanted'),
    });
    await settleAll();
    expect([...network.things.values()].map(({ text }) => text ?? '').join()).toContain('Cooks');
    await admin.send('deleteAd', { params: { resource: 'google-search-ads', adId: added.id } });
    await settleAll();
    expectOneTree();
    const plans = await server.db
      .selectFrom('publication_plan')
      .select('version')
      .where('publication_id', '=', (await publication()).id)
      .execute();
    expect(plans).toHaveLength(4);
  });

  test('takes a good ad, whatever has become wrong with the others', async () => {
    const other = await searchAd('Bakers wanted');
    await launched();
    // The rules grew stricter since, and the place of the campaign is no longer known.
    await server.db
      .updateTable('search_ad')
      .set({ headlines: ['Only one is left'] })
      .where('ad_id', '=', other.id)
      .execute();
    const { locations } = await campaign();
    await server.db
      .updateTable('campaign')
      .set({ locations: JSON.stringify(locations.map((one) => ({ ...one, id: 'gone' }))) })
      .where('id', '=', world.readyCampaign.id)
      .execute();
    const before = await plan();
    const answer = await admin.send('createSearchAd', {
      params: { campaignId: world.readyCampaign.id },
      body: words('Cooks wanted'),
    });
    expect(answer.status).toBe(201);
    const after = await plan();
    expect(after.places).toEqual(before.places);
    expect(after.ads).toHaveLength(before.ads.length + 1);
  });

  test('does not take an ad that could not have been launched', async () => {
    await launched();
    const answer = await admin.send('createSearchAd', {
      params: { campaignId: world.readyCampaign.id },
      body: words('A %%job_title%%'),
    });
    expect(answer.status).toBe(422);
    await settleAll();
    expectOneTree();
  });
});

const words = (headline: string) => ({
  headlines: [headline, 'Work near home', 'Apply in a minute'],
  descriptions: ['Come and work with us', 'We look forward to meeting you'],
});

async function searchAd(headline: string) {
  const { body } = await admin.call('createSearchAd', {
    params: { campaignId: world.readyCampaign.id },
    body: words(headline),
  });
  return body;
}

const errorAds = async () =>
  (
    await server.db
      .selectFrom('open_campaign_error')
      .select('ad_id')
      .where('campaign_id', '=', world.readyCampaign.id)
      .execute()
  ).map(({ ad_id }) => ad_id);

/** The database as a killed process has it: it can not even write that it failed. */
const deadDatabase = () => databaseThatFails(() => true);

const databaseThatFails = (isDown: () => boolean) =>
  new Proxy(server.db, {
    get(db, name) {
      if (name === 'transaction' && isDown()) throw new Error('dead');
      const value = Reflect.get(db, name, db);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });

/** The same networks, with a pause before some calls. */
function sleepingAt(prefix: string, pause: () => Promise<void>) {
  const connector = fakeConnector(network, 'google');
  return {
    ...worker().networks,
    connectorFor: async () => ({
      ...connector,
      publish: (
        plan: Parameters<typeof connector.publish>[0],
        run: Parameters<typeof connector.publish>[1],
      ) =>
        connector.publish(plan, {
          ...run,
          journal: new Proxy(run.journal, {
            get(journal, name) {
              if (name === 'create') {
                return async (creation: Parameters<typeof journal.create>[0]) =>
                  journal.create({
                    ...creation,
                    async send() {
                      if (`create ${creation.key}`.startsWith(prefix)) await pause();
                      return creation.send();
                    },
                  });
              }
              const value = Reflect.get(journal, name, journal);
              return typeof value === 'function' ? value.bind(journal) : value;
            },
          }),
        }),
    }),
  };
}
