import { budgetChannelTexts } from '#texts/budget-channel';
import { placementTexts } from '#texts/placement';
import { type Channel, channelLabels, channels, type SocialChannel } from './channel.ts';

/** Where on a channel an ad can stand. Each can be switched off in a campaign or package. */
export const placements = [
  'facebookFeed',
  'instagramFeed',
  'instagramStory',
  'googleDisplay',
  'googleSearch',
  'linkedIn',
] as const;
export type Placement = (typeof placements)[number];

export const placementChannels: Record<Placement, Channel> = {
  facebookFeed: 'facebook',
  instagramFeed: 'instagram',
  instagramStory: 'instagram',
  googleDisplay: 'googleDisplay',
  googleSearch: 'googleSearch',
  linkedIn: 'linkedIn',
};

export const placementLabels: Record<Placement, string> = placementTexts;

/** How a placement is called when one is added to a campaign. */
export const placementValues = {
  facebookFeed: 'facebook_feed',
  instagramFeed: 'instagram_feed',
  instagramStory: 'instagram_story',
  googleDisplay: 'google_display',
  googleSearch: 'google_search',
  linkedIn: 'linked_in',
} as const satisfies Record<Placement, string>;
export type PlacementValue = (typeof placementValues)[Placement];

export const placementOfValue = Object.fromEntries(
  placements.map((placement) => [placementValues[placement], placement]),
) as Record<PlacementValue, Placement>;

/** `facebook` is the switch above the three placements of Meta. */
export const channelSwitches = ['facebook', ...placements] as const;
export type ChannelSwitch = (typeof channelSwitches)[number];

/** Whether each switch is on, as answers about campaigns say it. */
export const switchStatuses = (off: readonly ChannelSwitch[]) =>
  Object.fromEntries(
    channelSwitches.map((name) => [name, { status: !off.includes(name) }]),
  ) as Record<ChannelSwitch, { status: boolean }>;

const underFacebook: readonly Placement[] = ['facebookFeed', 'instagramFeed', 'instagramStory'];

export function isPlacementOn(off: readonly ChannelSwitch[], placement: Placement): boolean {
  if (underFacebook.includes(placement) && off.includes('facebook')) return false;
  return !off.includes(placement);
}

/** A channel is on while one of its placements is. */
export const isChannelOn = (off: readonly ChannelSwitch[], channel: Channel): boolean =>
  waysOff(channel).every((way) => !way.every((one) => off.includes(one)));

/** The switches that turn a channel off: all of its placements together, or the one above them. */
export function waysOff(channel: Channel): ChannelSwitch[][] {
  const own = placements.filter((placement) => placementChannels[placement] === channel);
  return own.every((placement) => underFacebook.includes(placement)) ? [own, ['facebook']] : [own];
}

/** The switches that are off when only these channels are wanted. */
export function switchesOff(wanted: readonly Channel[]): ChannelSwitch[] {
  const off = placements.filter((placement) => !wanted.includes(placementChannels[placement]));
  const meta = wanted.includes('facebook') || wanted.includes('instagram');
  return meta ? off : ['facebook', ...off];
}

/**
 * The switches that are off once exactly these channels are on. A channel that was on keeps the placements
 * that were switched off inside it.
 */
export function channelsSwitched(
  off: readonly ChannelSwitch[],
  wanted: readonly Channel[],
): ChannelSwitch[] {
  const wasPartlyOn = (placement: Placement) =>
    isChannelOn(off, placementChannels[placement]) && !isPlacementOn(off, placement);
  return [...new Set([...switchesOff(wanted), ...placements.filter(wasPartlyOn)])];
}

/** The switches that are off once a placement is on. The rest of Meta stays as it was. */
export function switchedOn(off: readonly ChannelSwitch[], placement: Placement): ChannelSwitch[] {
  const stillOff = placements.filter((one) => one !== placement && !isPlacementOn(off, one));
  const keepsMetaOff = off.includes('facebook') && !underFacebook.includes(placement);
  return keepsMetaOff ? ['facebook', ...stillOff] : stillOff;
}

/** Money is given to these; Facebook and Instagram share theirs. */
export const budgetChannels = ['facebook', 'googleDisplay', 'googleSearch', 'linkedIn'] as const;
export type BudgetChannel = (typeof budgetChannels)[number];

/** Where jobs of a list are advertised; Instagram is paid together with it. */
export const dynamicAdsChannel = 'facebook' satisfies BudgetChannel & SocialChannel;

/** A value for each channel that has a budget. */
export const perBudget = <Value>(value: (channel: BudgetChannel) => Value) =>
  Object.fromEntries(budgetChannels.map((channel) => [channel, value(channel)])) as Record<
    BudgetChannel,
    Value
  >;

const channelBudgets: Record<Channel, BudgetChannel> = {
  facebook: 'facebook',
  instagram: 'facebook',
  googleDisplay: 'googleDisplay',
  googleSearch: 'googleSearch',
  linkedIn: 'linkedIn',
};

/** Who pays for the ads of a channel. */
export const budgetOf = (channel: Channel): BudgetChannel => channelBudgets[channel];

export const placementBudgets = Object.fromEntries(
  placements.map((placement) => [placement, budgetOf(placementChannels[placement])]),
) as Record<Placement, BudgetChannel>;

export const budgetLabels: Record<BudgetChannel, string> = {
  facebook: budgetChannelTexts.metaLabel,
  googleDisplay: channelLabels.googleDisplay,
  googleSearch: channelLabels.googleSearch,
  linkedIn: channelLabels.linkedIn,
};

/** The same as part of a sentence. */
export const budgetNames: Record<BudgetChannel, string> = {
  ...budgetLabels,
  facebook: budgetChannelTexts.metaName,
};

interface BudgetSpec {
  /**
   * For how many days the network is told the total and keeps to it. For others, and never, the money is
   * spread over the days by us.
   */
  totalBudget: 'always' | 'never' | { leastDays: number; mostDays: number };
  /**
   * The network's attribution window: an application counts for the day of the click that led to it,
   * so for this many days the figures of a day may still grow.
   */
  attributionDays: number;
  /** Its ads with images and with videos each need the network's minimum. */
  splitsByMedia?: true;
  /** Its ads in the feeds and in the stories of each channel each need the network's minimum. */
  splitsByPlace?: true;
  /** What was published there keeps its goal for good. */
  keepsGoal?: true;
  /** Once its last day is over it can not be shown again: the network changes no day that has passed. */
  endsForGood?: true;
  /** Its ads are shown to people who search for something. */
  takesKeywords?: true;
}

/** What differs between the networks that are paid. */
export const budgetSpecs: Record<BudgetChannel, BudgetSpec> = {
  facebook: { totalBudget: 'always', attributionDays: 28, splitsByPlace: true, keepsGoal: true },
  googleDisplay: { totalBudget: 'never', attributionDays: 30 },
  googleSearch: {
    totalBudget: { leastDays: 3, mostDays: 90 },
    attributionDays: 30,
    takesKeywords: true,
  },
  linkedIn: {
    totalBudget: 'always',
    attributionDays: 30,
    splitsByMedia: true,
    keepsGoal: true,
    endsForGood: true,
  },
};

/** Whether the network keeps to a total by itself in a campaign that is shown on so many days. */
export function takesTotalBudget(budget: BudgetChannel, days: number): boolean {
  const { totalBudget } = budgetSpecs[budget];
  if (typeof totalBudget === 'string') return totalBudget === 'always';
  return days >= totalBudget.leastDays && days <= totalBudget.mostDays;
}

const paidBy = (budget: BudgetChannel): Placement[] =>
  placements.filter((placement) => placementBudgets[placement] === budget);

/** What stands below the switch of a budget that pays for several placements; none where it is the placement. */
export const placementsBelow = (budget: BudgetChannel): Placement[] =>
  paidBy(budget).filter((placement) => placement !== budget);

/** Whose figures and ads a budget pays for. */
export const channelsPaidBy = (budget: BudgetChannel): Channel[] =>
  channels.filter((channel) => budgetOf(channel) === budget);

/** Whether money can be spent there: one of its placements is on. */
export const isBudgetOpen = (off: readonly ChannelSwitch[], budget: BudgetChannel): boolean =>
  paidBy(budget).some((placement) => isPlacementOn(off, placement));

/** The switches that are off once money is given there. What is partly on stays as it is. */
export const budgetOpened = (
  off: readonly ChannelSwitch[],
  budget: BudgetChannel,
): readonly ChannelSwitch[] =>
  isBudgetOpen(off, budget)
    ? off
    : paidBy(budget).reduce<readonly ChannelSwitch[]>(switchedOn, off);
