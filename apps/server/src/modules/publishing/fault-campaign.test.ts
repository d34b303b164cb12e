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

const LAUNCHES = Number(process.env.LAUNCHES ?? 160);

/** What a campaign consists of; drawing banners takes long, so they are in few. */
const mixtures: AdType[][] = [
  ['GoogleSearchAd', 'GoogleSearchAd'],
  ['LinkedinPostAd'],
  ['FacebookPostAd', 'InstagramStoryAd'],
  ['GoogleDisplayCustomAd'],
  ['GoogleSearchAd'],
  ['LinkedinPostAd', 'LinkedinPostAd', 'LinkedinPostAd'],
  ['InstagramPostAd', 'InstagramCarouselAd', 'FacebookStoryAd'],
  ['GoogleSearchAd', 'LinkedinPostAd'],
  ['GoogleDisplayCustomAd', 'GoogleSearchAd'],
  ['FacebookCarouselAd'],
];

describe.each([20_270_104])(
  'two hundred launches with everything that can go wrong (seed %i)',
  (seed) => {
    let campaign: FaultCampaign;
    beforeAll(async () => {
      campaign = await FaultCampaign.open(seed);
    });
    afterAll(() => campaign.close());

    test('end in one whole tree each, with our money on it, and nothing else', async () => {
      const ids: string[] = [];
      campaign.addFaults(rules);
      for (let n = 0; (await campaign.listPublications()).length < 200; n += 1) {
        const ads = n % 90 === 45 ? [...adTypes] : mixtures[n % mixtures.length];
        ids.push(await campaign.launch(ads ?? []));
        if (n % 20 === 19) await campaign.settle(0.4);
      }
      await campaign.settle(0.4);
      const errored = (await campaign.repair()).length;
      for (let round = 0; round < 6; round += 1) {
        await campaign.settle(0.2);
        if ((await campaign.repair()).length === 0) break;
      }
      campaign.sandbox.faults.clear();
      await campaign.settle(0);
      await campaign.repair();
      await campaign.settle(0);
      // Whatever was still on its way arrives.
      await campaign.sandbox.clock.advance(3_600_000);
      await campaign.settle(0);

      const happened = campaign.killed.workers;
      expect(happened).toBeGreaterThan(30);
      expect(errored).toBeGreaterThan(3);
      const publications = await campaign.listPublications();
      for (const row of publications) {
        const { channel, plan } = row;
        expect(row).toMatchObject({
          failure: null,
          state: 'live',
          is_whole: true,
          due_at: null,
          lease_until: null,
        });
        expect(row.reached_version).toBe(row.wanted_version);
        const tree = campaign.treeOf(channel, plan);
        const parts = tree.parts.filter((part) => !part.startsWith('asset'));
        expect(parts.toSorted()).toEqual([...new Set(parts)].toSorted());
        expect(tree.ads.toSorted((a, b) => (a.adId < b.adId ? -1 : 1))).toEqual(
          plan.ads
            .map(({ id }) => ({ adId: id, isOn: true }))
            .toSorted((a, b) => (a.adId < b.adId ? -1 : 1)),
        );
        expect(tree).toMatchObject({
          isRunning: true,
          budget: eyes[networkOf[channel]].budgetOf(plan),
          endDate: plan.endDate,
        });
      }
      const known = publications.map(({ plan }) => markerOf(plan));
      for (const network of networks) {
        const ours = campaign.sandbox.ledger[network]
          .list()
          .filter(({ name }) => name.includes('[rk:'));
        const orphans = ours.filter(({ name }) => !known.some((marker) => name.includes(marker)));
        expect(orphans).toEqual([]);
      }
      const statuses = await campaign.server.db
        .selectFrom('campaign')
        .select('status')
        .where('id', 'in', ids)
        .execute();
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['active']));
      expect(await campaign.repair()).toEqual([]);
    }, 600_000);
  },
);
