import type { Network } from '@posthorn/domain';
import { conversionOf, firstAccounts, type Sandbox, startSandbox } from '@posthorn/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { figuresOf } from './testing/follow-one.ts';
import { eachNetwork, openOn, preparePages } from './testing/on-each-network.ts';

const DAY_MS = 86_400_000;

/** What each ad account of the sandbox counts: applications, and pages that were scrolled. */
const chosen: Record<Network, { applications: string; scrolls: string; offered: number }> = {
  meta: {
    applications: `8${firstAccounts.meta.id}`,
    scrolls: `9${firstAccounts.meta.id}`,
    // Five events of a pixel, and two custom conversions.
    offered: 7,
  },
  linkedin: {
    applications: conversionOf(firstAccounts.linkedin),
    scrolls: `9${firstAccounts.linkedin.id}`,
    offered: 2,
  },
  google: {
    applications: conversionOf(firstAccounts.google),
    scrolls: `9${firstAccounts.google.id}`,
    offered: 2,
  },
};

let sandbox: Sandbox;
let plans: Record<Network, Plan>;
let refs: Record<Network, Record<string, string>>;

/** One campaign for applications on each network, which has run for ten days. */
beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  await preparePages(sandbox);
  plans = {} as typeof plans;
  refs = {} as typeof refs;
  for (const network of Object.keys(chosen) as Network[]) {
    const [first] = eachNetwork[network].plans as [Plan];
    const plan: Plan = { ...first, goal: 'MAXIMISE_CONVERSIONS', budget: 8_000_00 };
    const { connector, run, published } = openOn(sandbox, network);
    expect(await connector.publish(plan, await run())).toEqual([]);
    plans[network] = plan;
    refs[network] = (await published(plan)).refs as Record<string, string>;
  }
  await sandbox.clock.advance(18 * DAY_MS);
});
afterAll(() => sandbox.stop());

async function countedWith(network: Network, applicationEvents: string[]) {
  const { connector } = openOn(sandbox, network, { applicationEvents });
  const plan = plans[network];
  const published = { plan, refs: refs[network] };
  const figures = await figuresOf(connector, published, plan.startDate, plan.endDate);
  const sum = (of: 'clicks' | 'leads' | 'spend' | 'impressions') =>
    figures.reduce((all, figure) => all + figure[of], 0);
  return {
    leads: sum('leads'),
    clicks: sum('clicks'),
    rest: [sum('impressions'), sum('spend')],
  };
}

describe.each(Object.keys(chosen) as Network[])('%s', (network) => {
  const { applications, scrolls, offered } = chosen[network];

  test('tells what can be counted as an application', async () => {
    const found = await openOn(sandbox, network).connector.listConversions();
    expect(found).toHaveLength(offered);
    expect(found).toContainEqual({ id: scrolls, name: 'Page scrolled', event: null });
    expect(found.map(({ id }) => id)).toContain(applications);
  });

  test('counts what was chosen and nothing else', async () => {
    const asBefore = await countedWith(network, []);
    expect(asBefore.leads).toBeGreaterThan(0);
    expect(asBefore.leads).toBeLessThan(asBefore.clicks);
    expect(await countedWith(network, [applications])).toEqual(asBefore);
  });
});

test.each(['meta', 'google'] as const)(
  '%s counts scrolls where they are chosen',
  async (network) => {
    const { leads, clicks, rest } = await countedWith(network, [chosen[network].scrolls]);
    expect(leads).toBe(clicks);
    expect(rest).toEqual((await countedWith(network, [])).rest);
  },
);

test('Google adds up several, also those that it makes no bids for', async () => {
  const { applications, scrolls } = chosen.google;
  const { leads, clicks } = await countedWith('google', [applications, scrolls]);
  expect(leads).toBe(clicks + (await countedWith('google', [])).leads);
});

test('an event of the pixel is counted by itself', async () => {
  const pixel = conversionOf(firstAccounts.meta);
  const asBefore = await countedWith('meta', []);
  expect((await countedWith('meta', [`${pixel}/SUBMIT_APPLICATION`])).leads).toBe(asBefore.leads);
  expect((await countedWith('meta', [`${pixel}/LEAD`])).leads).toBe(2 * asBefore.leads);
  expect((await countedWith('meta', [`${pixel}/CONTACT`])).leads).toBe(0);
});

test('a rule that a person gives a LinkedIn campaign by hand counts only where none is chosen', async () => {
  const { applications, scrolls } = chosen.linkedin;
  const before = await countedWith('linkedin', []);
  const campaign = encodeURIComponent(
    `urn:li:sponsoredCampaign:${refs.linkedin['campaign:image']}`,
  );
  const conversion = encodeURIComponent(`urn:lla:llaPartnerConversion:${scrolls}`);
  await fetch(
    `${sandbox.urls.linkedin}/rest/campaignConversions/(campaign:${campaign},conversion:${conversion})`,
    {
      method: 'PUT',
      body: '{}',
      headers: {
        authorization: 'Bearer sandbox',
        'linkedin-version': '202608',
        'x-restli-protocol-version': '2.0.0',
        'content-type': 'application/json',
      },
    },
  );
  expect((await countedWith('linkedin', [])).leads).toBeGreaterThan(before.leads);
  expect(await countedWith('linkedin', [applications])).toEqual(before);
});

describe('what is chosen is what a campaign works for', () => {
  const publish = async (network: Network, event: string, marker: string) => {
    const plan = later({ ...plans[network], marker });
    const opened = openOn(sandbox, network, { applicationEvents: [event], conversionId: null });
    return { plan, opened, failures: await opened.connector.publish(plan, await opened.run()) };
  };
  const later = (plan: Plan): Plan => ({
    ...plan,
    startDate: '2027-02-01',
    endDate: '2027-02-20',
  });
  const promotedBy = (marker: string) =>
    sandbox.ledger.meta
      .list({ kind: 'adset' })
      .filter(({ name }) => name.includes(marker))
      .map(({ fields }) => fields.promoted_object);

  test('on Meta an event of a pixel, or a custom conversion', async () => {
    const pixel = conversionOf(firstAccounts.meta);
    await publish('meta', `${pixel}/COMPLETE_REGISTRATION`, 'registration');
    expect(promotedBy('registration')[0]).toEqual({
      pixel_id: pixel,
      custom_event_type: 'COMPLETE_REGISTRATION',
    });
    await publish('meta', chosen.meta.applications, 'custom');
    expect(promotedBy('custom')[0]).toEqual({ custom_conversion_id: chosen.meta.applications });
  });

  test('on Meta not a custom conversion of another ad account', async () => {
    await expect(publish('meta', '8999', 'foreign')).rejects.toMatchObject({
      failure: { field: 'promoted_object' },
    });
  });

  test('on Google not an action that the account does not have', async () => {
    expect((await publish('google', chosen.google.scrolls, 'scrolls')).failures).toEqual([]);
    await expect(publish('google', '4711', 'unknown')).rejects.toMatchObject({
      failure: { code: 'unknownConversionId' },
    });
  });

  describe('on Google', () => {
    const google = () => sandbox.ledger.google;
    /** What a campaign bids for: the numbers of conversion actions, or the goals of the account. */
    const bidFor = (marker: string) => {
      const campaign = google()
        .list({ kind: 'campaign' })
        .find(({ name }) => name.includes(`${marker}/campaign]`));
      const [config] = google().list({
        kind: 'conversionGoalCampaignConfig',
        parent: campaign?.id ?? '',
      });
      if (config?.fields.goalConfigLevel !== 'CAMPAIGN') return 'goals of the account';
      const goal = google().get(String(config.fields.customConversionGoal));
      return [goal?.fields.conversionActions].flat().map((name) => String(name).split('/').at(-1));
    };
    const { applications, scrolls } = chosen.google;

    test('an action that need not be a primary one', async () => {
      await publish('google', scrolls, 'bid-scrolls');
      expect(bidFor('bid-scrolls')).toEqual([scrolls]);
    });

    test('together with other campaigns by one goal, which Google allows once', async () => {
      await publish('google', applications, 'bid-one');
      await publish('google', applications, 'bid-two');
      expect(bidFor('bid-one')).toEqual([applications]);
      expect(bidFor('bid-two')).toEqual([applications]);
      const goals = google()
        .list({ kind: 'customConversionGoal' })
        .map(({ fields }) => [fields.conversionActions].flat().join());
      expect(new Set(goals).size).toBe(goals.length);
    });

    test('another choice, and none at all, hold from the next publishing on', async () => {
      const { plan, opened } = await publish('google', applications, 'bid-other');
      const again = async (events: string[]) => {
        const settings = { applicationEvents: events, conversionId: applications };
        const { connector, run } = openOn(sandbox, 'google', settings, opened.store);
        expect(await connector.publish(plan, await run())).toEqual([]);
      };
      await again([applications, scrolls]);
      expect(bidFor('bid-other')).toEqual([applications, scrolls]);
      await again([]);
      expect(bidFor('bid-other')).toBe('goals of the account');
    });

    test('not of campaigns for visits: they bid for clicks', async () => {
      const plan: Plan = { ...later(plans.google), goal: 'MAXIMISE_CLICKS', marker: 'visits' };
      const { connector, run } = openOn(sandbox, 'google', { applicationEvents: [scrolls] });
      expect(await connector.publish(plan, await run())).toEqual([]);
      expect(bidFor('visits')).toBe('goals of the account');
    });

    test('nothing that Google makes no bids for: that is said before the launch', async () => {
      const made = await fetch(
        `${sandbox.urls.google}/v25/customers/${firstAccounts.google.id}/conversionActions:mutate`,
        {
          method: 'POST',
          body: JSON.stringify({
            operations: [{ create: { name: 'Shop [[not biddable]]', type: 'STORE_SALES' } }],
          }),
          headers: { authorization: 'Bearer sandbox' },
        },
      );
      const { results } = (await made.json()) as { results: { resourceName: string }[] };
      const event = results[0]?.resourceName.split('/').at(-1) ?? '';
      const plan: Plan = { ...later(plans.google), marker: 'refused' };
      const { connector, run } = openOn(sandbox, 'google', { applicationEvents: [event] });
      expect((await connector.validate(plan, await run())).refusals).toMatchObject([
        { userMessage: { code: 'google.conversionNotBidFor' } },
      ]);
      await expect(connector.publish(plan, await run())).rejects.toMatchObject({
        failure: { userMessage: { code: 'google.conversionNotBidFor' } },
      });
      const { refusals } = await openOn(sandbox, 'google', {
        applicationEvents: [scrolls],
      }).connector.validate(plan, await run());
      expect(refusals).toEqual([]);
    });
  });

  test('on LinkedIn one rule: the former one goes when another is chosen', async () => {
    const { applications, scrolls } = chosen.linkedin;
    const { plan, opened } = await publish('linkedin', applications, 'rules');
    const counted = () =>
      sandbox.ledger.linkedin
        .list()
        .filter(({ name, fields }) => name.includes('rules') && fields.objectiveType !== undefined)
        .map(({ fields }) => fields.sandboxConversions);
    expect(counted()[0]).toEqual([`urn:lla:llaPartnerConversion:${applications}`]);
    const other = openOn(sandbox, 'linkedin', { applicationEvents: [scrolls] }, opened.store);
    expect(await other.connector.publish(plan, await other.run())).toEqual([]);
    expect(counted()[0]).toEqual([`urn:lla:llaPartnerConversion:${scrolls}`]);
  });
});
