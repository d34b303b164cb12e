import { erroredTexts } from '#texts/errored';
import type { googleTexts } from '#texts/google';
import type { linkedinTexts } from '#texts/linkedin';
import type { metaTexts } from '#texts/meta';
import type { networkTexts } from '#texts/network';
import type { publishTexts } from '#texts/publish';
import { isBudgetSettable } from '../budget/set-budget.ts';
import { networkOf } from '../channel/network.ts';
import type { BudgetChannel } from '../channel/placement.ts';
import { isMessageCode } from '../message/say.ts';
import { moveOf } from './action.ts';
import {
  areKeywordsOpen,
  arePagesOpen,
  type CampaignStatus,
  isOver,
  isScheduleOpen,
} from './status.ts';

/** Where what a network has against a campaign is mended. */
export const cures = [
  'ad',
  'budget',
  'smallerBudget',
  'boost',
  'schedule',
  'shorterTime',
  'extend',
  'goal',
  'locations',
  'targetUrl',
  'profiles',
  'keywords',
  'pages',
  'pagesFixed',
  'copy',
  'network',
  'retry',
  'support',
] as const;
export type Cure = (typeof cures)[number];

interface CureSpec {
  /** What a person does. */
  label: string;
  /** Of the configuration. */
  field?: 'schedule' | 'goal' | 'locations' | 'targetUrl' | 'profiles';
  /** A dialog of the campaign mends it. */
  action?: 'boost' | 'extend';
  /** No page of ours mends it: what to do is only said. */
  isSaid?: true;
  /** What a campaign does not allow in every status: in which it does, and what is done in the others. */
  only?: { isOpen: (status: CampaignStatus) => boolean; otherwise: Cure };
}

const untilOver: CureSpec['only'] = { isOpen: (status) => !isOver(status), otherwise: 'copy' };
const whereAllowed = (action: 'boost' | 'extend', otherwise: Cure): CureSpec['only'] => ({
  isOpen: (status) => moveOf(action, { status }) !== undefined,
  otherwise,
});

export const cureSpecs: Record<Cure, CureSpec> = {
  ad: { label: erroredTexts.cureAd, only: untilOver },
  budget: {
    label: erroredTexts.cureBudget,
    only: { isOpen: isBudgetSettable, otherwise: 'boost' },
  },
  smallerBudget: {
    label: erroredTexts.cureBudget,
    only: { isOpen: isBudgetSettable, otherwise: 'copy' },
  },
  boost: {
    label: erroredTexts.cureBoost,
    action: 'boost',
    only: whereAllowed('boost', 'extend'),
  },
  schedule: {
    label: erroredTexts.cureSchedule,
    field: 'schedule',
    only: { isOpen: isScheduleOpen, otherwise: 'extend' },
  },
  shorterTime: {
    label: erroredTexts.cureSchedule,
    field: 'schedule',
    only: { isOpen: isScheduleOpen, otherwise: 'copy' },
  },
  extend: {
    label: erroredTexts.cureExtend,
    action: 'extend',
    only: whereAllowed('extend', 'copy'),
  },
  goal: { label: erroredTexts.cureGoal, field: 'goal', only: untilOver },
  locations: { label: erroredTexts.cureLocations, field: 'locations', only: untilOver },
  targetUrl: { label: erroredTexts.cureTargetUrl, field: 'targetUrl', only: untilOver },
  profiles: { label: erroredTexts.cureProfiles, field: 'profiles', only: untilOver },
  keywords: {
    label: erroredTexts.cureKeywords,
    only: { isOpen: areKeywordsOpen, otherwise: 'copy' },
  },
  pages: {
    label: erroredTexts.curePages,
    only: { isOpen: arePagesOpen, otherwise: 'pagesFixed' },
  },
  pagesFixed: { label: erroredTexts.curePagesFixed, isSaid: true },
  copy: { label: erroredTexts.cureCopy },
  network: { label: erroredTexts.cureNetwork, isSaid: true },
  retry: { label: erroredTexts.cureRetry },
  support: { label: erroredTexts.cureSupport, isSaid: true },
};

/** What a person can really do about it now: after a launch the budget, the dates and the pages stand. */
export function cureIn(status: CampaignStatus, cure: Cure): Cure {
  const { only } = cureSpecs[cure];
  return !only || only.isOpen(status) ? cure : cureIn(status, only.otherwise);
}

type Table<Texts> = Record<keyof Texts, Cure>;

const google: Table<typeof googleTexts> = {
  accountHidden: 'network',
  otherCurrency: 'network',
  employmentRulesNotAccepted: 'network',
  accountClosed: 'network',
  accountSuspended: 'network',
  developerTokenNotApproved: 'support',
  accountUnknown: 'network',
  dailyQuotaUsedUp: 'retry',
  budgetTooSmall: 'budget',
  tooLongForTotalBudget: 'shorterTime',
  budgetTooLarge: 'smallerBudget',
  conversionsNotCounted: 'goal',
  noConversionId: 'goal',
  unknownConversionId: 'network',
  conversionNotBidFor: 'network',
  dateOver: 'schedule',
  endsBeforeStart: 'schedule',
  keywordsRefused: 'keywords',
  keywordsAgainstPolicy: 'keywords',
  pictureTooHeavy: 'ad',
  pictureSizeNotShown: 'ad',
  zipTooLarge: 'ad',
  zipTooManyFiles: 'ad',
  zipWithoutPage: 'ad',
  bannerLoadsFromElsewhere: 'ad',
  bannerInsecureAddress: 'ad',
  bannerSizeNotShown: 'ad',
  busy: 'retry',
  stumbled: 'retry',
  keyNoLongerAccepted: 'network',
  notAllowed: 'network',
  versionGone: 'support',
  noAnswer: 'retry',
  html5NotAllowed: 'network',
  againstPolicy: 'ad',
  againstPolicyOn: 'ad',
  notAccepted: 'support',
  adGone: 'retry',
  noKey: 'network',
  campaignNotThere: 'retry',
  wrongChannel: 'ad',
  noBanners: 'ad',
  wrongNumberOfHeadlines: 'ad',
  wrongNumberOfDescriptions: 'ad',
  noKeywords: 'keywords',
  notVisibleYet: 'retry',
  noPlace: 'locations',
  placeUnknown: 'locations',
};

const meta: Table<typeof metaTexts> = {
  ownWords: 'support',
  goalFixed: 'copy',
  campaignDeletedThere: 'copy',
  accountClosed: 'network',
  accountUnsettled: 'network',
  thisCampaignCountsInCurrency: 'network',
  campaignOver: 'schedule',
  metaWantsAtLeastN: 'budget',
  noAnswer: 'retry',
  slower: 'retry',
  metaDidNotAnswer: 'retry',
  connectionOver: 'network',
  notAllowed: 'network',
  policy: 'ad',
  refused: 'support',
  versionGone: 'support',
  goneThere: 'retry',
  appNotReleased: 'support',
  budgetTooLarge: 'smallerBudget',
  noConversionId: 'goal',
  advertisingStopped: 'network',
  pageNotAllowed: 'network',
  pixelMissing: 'network',
  targetingRefused: 'locations',
  placesOverlap: 'locations',
  placesTooMany: 'locations',
  scheduleRefused: 'schedule',
  bidRefused: 'budget',
  noPlace: 'locations',
  placesNotAllowed: 'locations',
  connectionExpired: 'network',
  passwordChanged: 'network',
  busy: 'retry',
  videoUnusable: 'ad',
  noBusiness: 'network',
  noFacebookPage: 'pages',
  noInstagramAccount: 'pages',
  formTerms: 'network',
  formRefused: 'support',
  formPrivacy: 'copy',
  formButton: 'copy',
  formPicture: 'network',
  pageKeyMissing: 'network',
  placeUnknown: 'locations',
};

const linkedin: Table<typeof linkedinTexts> = {
  refused: 'support',
  busy: 'retry',
  trouble: 'retry',
  connectionOver: 'network',
  notAllowed: 'network',
  accountNotListed: 'support',
  policy: 'ad',
  versionGone: 'support',
  noAnswer: 'retry',
  adRefused: 'ad',
  goalNotAllowed: 'goal',
  landingPageNotAllowed: 'targetUrl',
  campaignsNotAllowed: 'network',
  accountUnsettled: 'network',
  audienceTooSmall: 'locations',
  otherCurrency: 'network',
  currencyNotTaken: 'network',
  budgetTooSmall: 'budget',
  dateOver: 'schedule',
  pastDateFixed: 'schedule',
  endsBeforeStart: 'schedule',
  goalFixed: 'copy',
  conversionUnknown: 'network',
  textTooLong: 'ad',
  deletedThere: 'copy',
  budgetTooLarge: 'smallerBudget',
  noPage: 'pages',
  noPlace: 'locations',
  noAd: 'ad',
  noMedia: 'ad',
  pictureTooLarge: 'ad',
  videoSize: 'ad',
  noConversionId: 'goal',
  campaignDeletedThere: 'copy',
  mediaUnreadable: 'ad',
  budgetBelowMinimum: 'budget',
  placeUnknown: 'locations',
};

const network: Table<typeof networkTexts> = {
  ownWords: 'support',
  busy: 'retry',
  noAnswer: 'retry',
  trouble: 'retry',
};

/** What the product itself says when it could not publish; its other texts are no errors. */
const publish: Partial<Table<typeof publishTexts>> = {
  rejected: 'ad',
  rejectedUnexplained: 'ad',
  notConnected: 'network',
  gaveUp: 'retry',
  stillRunning: 'retry',
  ended: 'schedule',
  fileMissing: 'ad',
  internal: 'retry',
};

const nouns: Partial<Record<string, Partial<Record<string, Cure>>>> = {
  ...{ google, meta, linkedin, network, publish },
};

/**
 * What they say is only what the network said, so the text does not tell one cause from another: the code
 * of the network does.
 */
export const unexplainedTexts: readonly string[] = [
  'google.notAccepted',
  'meta.ownWords',
  'meta.refused',
  'linkedin.refused',
  'network.ownWords',
];

/** The texts that tell a cause: errors with one of them are put together under it. */
export const causeTexts = (): string[] =>
  Object.entries(nouns).flatMap(([noun, texts]) =>
    Object.keys(texts ?? {})
      .map((key) => `${noun}.${key}`)
      .filter((text) => !unexplainedTexts.includes(text) && isMessageCode(text)),
  );

export interface Diagnosis {
  /** Under which errors of other campaigns are put together; null where the cause is not known. */
  cause: string | null;
  cure: Cure;
}

/** Whose words an error is, and under which code. */
interface Source {
  channel: BudgetChannel | null;
  code: string;
}

/**
 * What is known of an error by the code of the text that explains it, or else by what the network calls it.
 * Of an ad, what a network said in its own words may still be mended in the ad.
 */
export function diagnose(text: string | null, isOfAd = false, source?: Source): Diagnosis {
  const [noun = '', key = ''] = text?.split('.') ?? [];
  const cure = nouns[noun]?.[key];
  const isText = text && cure && isMessageCode(text);
  if (isText && !unexplainedTexts.includes(text)) return { cause: text, cure };
  const cause = isText && source?.channel ? `${networkOf[source.channel]} ${source.code}` : null;
  return { cause, cure: isOfAd ? 'ad' : 'support' };
}

/** How an error is called that came from a network's reviewers, after it had taken the ad. */
export const REVIEW_CODE = 'review';

/**
 * What was refused can be sent again as it is, if it was refused to a request of ours. Not what a reviewer
 * refused: that is refused again as long as the ad is the same.
 */
export const isRetryable = ({
  code,
  requestId,
}: {
  code: string;
  requestId: string | null;
}): boolean => code !== REVIEW_CODE && requestId !== null;
