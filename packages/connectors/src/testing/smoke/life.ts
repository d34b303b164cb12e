import { randomUUID } from 'node:crypto';
import { addDays, type Currency, dayIn, type Network } from '@posthorn/domain';
import type { AdAccount, Connector, Run } from '../../connector.ts';
import { type Failure, NetworkFailure } from '../../failure.ts';
import { picture } from '../../google/testing/files.ts';
import { searchAd } from '../../google/testing/plans.ts';
import { anAd, aPlan } from '../../meta/suite/plan.ts';
import type { Asset, Plan, PlannedAd } from '../../plan.ts';

const SIDE = 1_080;
const file = picture(SIDE, SIDE, 90);

/** So little that the networks still take it for a week; none of it is ever spent. */
const budgets: Record<Network, number> = { meta: 35_00, linkedin: 100_00, google: 14_00 };
/** In a month: whatever happens, nothing is shown before that. */
const DAYS_AHEAD = 30;

const image: Asset = {
  key: 'smoke.png',
  kind: 'image',
  contentType: 'image/png',
  bytes: file.length,
  width: SIDE,
  height: SIDE,
  poster: null,
};

export const readPicture: Run['read'] = async (_, from, to) => file.subarray(from, to);

const channels = { meta: 'facebook', linkedin: 'linkedIn', google: 'googleSearch' } as const;

function adOn(network: Network): PlannedAd {
  const id = randomUUID();
  if (network === 'google') return searchAd(id);
  const adType = network === 'meta' ? 'FacebookPostAd' : 'LinkedinPostAd';
  return { ...anAd('FacebookPostAd', { media: [image] }), id, adType };
}

/** A campaign for a job that does not exist. */
export function smokePlan(
  network: Network,
  account: AdAccount,
  page: string | null,
  now: number,
): Plan {
  const startDate = addDays(dayIn(account.timeZone, new Date(now)), DAYS_AHEAD);
  return aPlan({
    marker: `smoke-${randomUUID().slice(0, 8)}`,
    channel: channels[network],
    title: 'Posthorn smoke test, never shown',
    goal: 'MAXIMISE_CLICKS',
    currency: account.currency as Currency,
    budget: budgets[network],
    startDate,
    endDate: addDays(startDate, 6),
    timeZone: account.timeZone,
    keywords: ['nurse vacancy'],
    landingPage: 'https://example.com/jobs/nurse',
    pages: { facebook: page, instagram: null, linkedin: page },
    ads: [adOn(network), adOn(network)],
  });
}

interface Stage {
  connector: Connector;
  plan: Plan;
  run: () => Promise<Run>;
}

/** What is tried, in this order. What comes after `publish` needs it. */
export const steps: Record<string, (stage: Stage) => Promise<unknown>> = {
  pages: ({ connector }) => connector.listPages(),
  places: async ({ connector, plan }) => {
    for (const place of plan.places) await connector.searchPlaces(place);
  },
  validate: async ({ connector, plan, run }) =>
    fine((await connector.validate(plan, await run())).refusals),
  publish: async ({ connector, plan, run }) => fine(await connector.publish(plan, await run())),
  follow: async ({ connector, plan, run }) => {
    const asked = { ...(await published(plan, run)), from: plan.startDate, to: plan.endDate };
    const [followed] = await connector.follow([asked]);
    if (followed && 'error' in followed) throw followed.error;
  },
  extend: async ({ connector, plan, run }) =>
    connector.extend(await published(plan, run), await run(), addDays(plan.endDate, 1)),
  boost: async ({ connector, plan, run }) =>
    connector.boost(await published(plan, run), await run(), {
      budget: plan.budget + 7_00,
      spent: 0,
      today: addDays(plan.startDate, -DAYS_AHEAD),
    }),
  removeAd: async ({ connector, plan, run }) =>
    connector.removeAd(await published(plan, run), plan.ads[1]?.id ?? '', await run()),
  pause: async ({ connector, plan, run }) =>
    connector.pause(await published(plan, run), await run()),
};

/** What a network has against an ad is a failure of the whole here. */
function fine([first]: readonly Failure[]): void {
  if (first) throw new NetworkFailure(first);
}

const published = async (plan: Plan, run: Stage['run']) => ({
  plan,
  refs: (await run()).journal.refs,
});
