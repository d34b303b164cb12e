import { markerOf, networkOf, networks } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import { type AdType, adTypes } from '@posthorn/domain';
import type { FaultEffect, FaultRule } from '@posthorn/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FaultCampaign } from '../../testing/networks/fault-campaign.ts';

/** How often each thing goes wrong, of a thousand calls. */
const likely: Partial<Record<FaultEffect, number>> = {
  lost: 15,
  lost504: 10,
  late: 10,
  transient: 10,
  rateLimit: 6,
  truncated: 6,
  html502: 6,
  staleRead: 10,
  dailyQuota: 1,
  policy: 3,
  permission: 2,
  tokenExpired: 2,
  sunsetVersion: 1,
  partial: 3,
  policyLater: 2,
};
const rules: FaultRule[] = [
  ...Object.entries(likely).map(([effect, perThousand]) => ({
    effect: effect as FaultEffect,
    when: { probability: perThousand / 1_000 },
  })),
  // Longer than most, and waiting for them takes real time.
  { effect: 'late', when: { probability: 0.004 }, delaySeconds: 110 },
  { effect: 'hang', when: { probability: 0.002 }, times: 2 },
  { effect: 'slow', when: { probability: 0.002 }, times: 2, delaySeconds: 60 },
];

/** What a campaign consists of. Drawing banners takes long, so they are only in those with everything. */
const mixtures: (readonly AdType[])[] = [
  [
    'FacebookPostAd',
    'InstagramStoryAd',
    'LinkedinPostAd',
    'GoogleSearchAd',
    'GoogleDisplayCustomAd',
  ],
  ['LinkedinPostAd', 'LinkedinPostAd', 'LinkedinPostAd', 'GoogleSearchAd', 'InstagramPostAd'],
  [
    'FacebookCarouselAd',
    'FacebookStoryAd',
    'GoogleDisplayCustomAd',
    'GoogleSearchAd',
    'GoogleSearchAd',
  ],
  ['InstagramCarouselAd', 'LinkedinPostAd', 'GoogleDisplayCustomAd'],
];

const LAUNCHES = 62;

const byAd = (a: { adId: string }, b: { adId: string }) => (a.adId < b.adId ? -1 : 1);

describe.each([20_270_104])('launches with everything that can go wrong (seed %i)', (seed) => {
  let campaign: FaultCampaign;
  beforeAll(async () => {
    campaign = await FaultCampaign.open(seed);
  });
  afterAll(() => campaign.close());

  /** One whole tree for each publication, with our money on it, and nothing else. */
  async function expectOneTreeEach(): Promise<void> {
    const publications = await campaign.listPublications();
    expect(publications.length).toBeGreaterThanOrEqual(200);
    for (const row of publications) {
      const { channel, plan } = row;
      expect(row).toMatchObject({
        failure: null,
        state: 'live',
        is_whole: true,
        due_at: null,
        lease_until: null,
        reached_version: row.wanted_version,
      });
      const { parts, ads, ...tree } = campaign.treeOf(channel, plan);
      // Pictures belong to the ad account and are shared.
      const own = parts.filter((part) => !part.startsWith('asset'));
      expect(own.toSorted()).toEqual([...new Set(own)].toSorted());
      expect(ads.toSorted(byAd)).toEqual(
        plan.ads.map(({ id }) => ({ adId: id, isOn: true })).toSorted(byAd),
      );
      expect(tree).toEqual({
        isRunning: true,
        budget: eyes[networkOf[channel]].budgetOf(plan),
        endDate: plan.endDate,
      });
    }
    const known = publications.map(({ plan }) => markerOf(plan));
    for (const network of networks) {
      const ours = campaign.sandbox.ledger[network].list();
      const marked = ours.filter(({ name }) => name.includes('[rk:'));
      expect(marked.filter(({ name }) => !known.some((one) => name.includes(one)))).toEqual([]);
    }
  }

  test('end well, every one of them', async () => {
    campaign.addFaults(rules);
    for (let n = 0; n < LAUNCHES; n += 1) {
      await campaign.launch(n % 40 === 20 ? adTypes : (mixtures[n % mixtures.length] ?? []));
      if (n % 10 === 9) await campaign.settle(0.4);
    }
    const errored = await campaign.repair();
    for (let round = 0; round < 5; round += 1) {
      await campaign.settle(0.2);
      await campaign.repair();
    }
    campaign.sandbox.faults.clear();
    await campaign.settle(0);
    await campaign.repair();
    // Whatever was still on its way arrives.
    await campaign.sandbox.clock.advance(3_600_000);
    await campaign.settle(0);
    await campaign.look();

    // Or it proves nothing.
    expect(campaign.workers.killed).toBeGreaterThan(40);
    expect(errored.length).toBeGreaterThan(3);
    await expectOneTreeEach();
    expect(await campaign.repair()).toEqual([]);
    const statuses = await campaign.server.db
      .selectFrom('campaign')
      .select('status')
      .distinct()
      .where('id', 'in', (eb) => eb.selectFrom('publication').select('campaign_id'))
      .execute();
    expect(statuses).toEqual([{ status: 'active' }]);
  }, 600_000);
});
