import { createHash } from 'node:crypto';
import type { CallToAction, Goal } from '@posthorn/domain';
import { nameOnNetwork, type Plan, type PlannedSocialAd } from '../../plan.ts';
import { urn } from '../urn.ts';
import type { RunSchedule } from '../wire.ts';
import { campaignFormats, type Format } from './format.ts';
import { littleText } from './little-text.ts';
import { moneyOf } from './money.ts';
import { everyone, targetingOf } from './targeting.ts';

/** What LinkedIn takes for the name of anything. */
const NAME_MAX = 100;

export const objectives: Record<Goal, { objectiveType: string; optimizationTargetType: string }> = {
  MAXIMISE_CLICKS: { objectiveType: 'WEBSITE_VISIT', optimizationTargetType: 'MAX_CLICK' },
  MAXIMISE_IMPRESSIONS: {
    objectiveType: 'BRAND_AWARENESS',
    optimizationTargetType: 'MAX_IMPRESSION',
  },
  MAXIMISE_CONVERSIONS: {
    objectiveType: 'WEBSITE_CONVERSION',
    optimizationTargetType: 'MAX_CONVERSION',
  },
};

/** LinkedIn's own words for buttons; other networks' words become the nearest of them. */
export const labels: Record<CallToAction, string> = {
  APPLY: 'APPLY',
  APPLY_NOW: 'APPLY',
  ATTEND: 'ATTEND',
  CONTACT_US: 'LEARN_MORE',
  DOWNLOAD: 'DOWNLOAD',
  JOIN: 'JOIN',
  LEARN_MORE: 'LEARN_MORE',
  REGISTER: 'REGISTER',
  REQUEST_DEMO: 'REQUEST_DEMO',
  SIGN_UP: 'SIGN_UP',
  SUBSCRIBE: 'SUBSCRIBE',
  VIEW_QUOTE: 'VIEW_QUOTE',
  WATCH_MORE: 'LEARN_MORE',
};

export const nameOf = (plan: Plan, part: string): string => nameOnNetwork(plan, part, NAME_MAX);

/** The group holds a plan together. It has no budget: that is with the campaigns in it. */
export const groupRequest = (plan: Plan, accountId: string, runSchedule: RunSchedule) => ({
  account: urn('sponsoredAccount', accountId),
  name: nameOf(plan, 'group'),
  status: 'DRAFT',
  runSchedule,
});

interface CampaignWish {
  format: Format;
  accountId: string;
  groupId: string;
  /** Its share of the budget, in cents. */
  budget: number;
  runSchedule: RunSchedule;
  /** LinkedIn's names of the places. */
  places: readonly string[];
}

export const campaignRequest = (plan: Plan, wish: CampaignWish) => ({
  account: urn('sponsoredAccount', wish.accountId),
  campaignGroup: urn('sponsoredCampaignGroup', wish.groupId),
  name: nameOf(plan, wish.format),
  status: 'DRAFT',
  type: 'SPONSORED_UPDATES',
  format: campaignFormats[wish.format],
  ...objectives[plan.goal],
  costType: 'CPM',
  unitCost: { amount: '0', currencyCode: plan.currency },
  totalBudget: moneyOf(wish.budget, plan.currency),
  pacingStrategy: 'LIFETIME',
  runSchedule: wish.runSchedule,
  // LinkedIn takes no other language here than the one of those who are aimed at.
  locale: everyone,
  associatedEntity: pageOf(plan),
  creativeSelection: 'OPTIMIZED',
  audienceExpansionEnabled: false,
  offsiteDeliveryEnabled: false,
  politicalIntent: 'NOT_POLITICAL',
  targetingCriteria: targetingOf(everyone, wish.places),
});

/** A post no one sees in a feed unless it is paid for. */
export const postRequest = (
  plan: Plan,
  ad: PlannedSocialAd,
  { accountId, mediaId }: { accountId: string; mediaId: string },
) => ({
  author: pageOf(plan),
  commentary: littleText(ad.message),
  visibility: 'PUBLIC',
  lifecycleState: 'PUBLISHED',
  distribution: {
    feedDistribution: 'NONE',
    targetEntities: [],
    thirdPartyDistributionChannels: [],
  },
  content: {
    media: {
      id: mediaId,
      title: ad.headline,
      // What is read where the picture is not shown; a film has no such text.
      ...(ad.media[0]?.kind === 'image' && ad.linkDescription && { altText: ad.linkDescription }),
    },
  },
  contentLandingPage: plan.landingPage,
  contentCallToActionLabel: labels[ad.callToAction],
  adContext: {
    dscAdAccount: urn('sponsoredAccount', accountId),
    dscStatus: 'ACTIVE',
    dscName: nameOf(plan, postPart(plan, ad)),
  },
  isReshareDisabledByAuthor: true,
});

/** A draft is never shown: one that comes into being late and unseen does no harm. */
export const creativeRequest = (
  plan: Plan,
  ad: PlannedSocialAd,
  { campaignId, postId }: { campaignId: string; postId: string },
) => ({
  campaign: urn('sponsoredCampaign', campaignId),
  content: { reference: postId },
  intendedStatus: 'DRAFT',
  name: nameOf(plan, creativePart(plan, ad)),
});

export const pageOf = (plan: Plan): string => urn('organization', plan.pages.linkedin ?? '');

/** Tells one wording of an ad from every other: what a post says can not be changed, only replaced. */
export const wordingOf = (plan: Plan, ad: PlannedSocialAd): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ad.id,
        pageOf(plan),
        plan.landingPage,
        ad.message,
        ad.headline,
        ad.linkDescription,
        ad.callToAction,
        ad.media[0]?.key ?? '',
      ]),
    )
    .digest('hex')
    .slice(0, 16);

export const postPart = (plan: Plan, ad: PlannedSocialAd): string => `post-${wordingOf(plan, ad)}`;

export const creativePart = (plan: Plan, ad: PlannedSocialAd): string =>
  `ad-${wordingOf(plan, ad)}`;
