import { launchProgressTexts } from '#texts/launch-progress';
import { type BudgetChannel, budgetNames } from '../channel/placement.ts';
import { listed } from '../message/listed.ts';
import { fill } from '../message/text.ts';
import { type ChannelState, isChannelPending } from './channel-state.ts';
import type { Delivery, StatusColour } from './status.ts';

/** What a network says of an ad that it has. */
export const networkStates = [
  'in_review',
  'delivering',
  'scheduled',
  'paused',
  'ended',
  'rejected',
  'limited',
  'problem',
] as const;
export type NetworkState = (typeof networkStates)[number];

/** An ad that waits for its network's reviewers. They look at every ad, so one not yet told of waits for them, too. */
export const IN_REVIEW = 'in_review' satisfies NetworkState;

/** How far an ad has come, from the launch to its last day. */
export const adStates = [
  'waiting',
  'creating',
  'created',
  'starting',
  'missing',
  ...networkStates,
] as const;
export type AdState = (typeof adStates)[number];

interface AdStateSpec {
  label: string;
  colour: StatusColour;
  /** Said where the network gives no reason of its own. */
  hint?: string;
  /** A person has to do something about it. */
  isTrouble?: true;
}

export const adStateSpecs: Record<AdState, AdStateSpec> = {
  waiting: { label: launchProgressTexts.adWaiting, colour: 'gray' },
  creating: { label: launchProgressTexts.adCreating, colour: 'blue' },
  created: { label: launchProgressTexts.adCreated, colour: 'blue' },
  starting: { label: launchProgressTexts.adStarting, colour: 'blue' },
  missing: { label: launchProgressTexts.adMissing, colour: 'red', isTrouble: true },
  in_review: {
    label: launchProgressTexts.adInReview,
    colour: 'orange',
    hint: launchProgressTexts.adInReviewHint,
  },
  scheduled: {
    label: launchProgressTexts.adScheduled,
    colour: 'success',
    hint: launchProgressTexts.adScheduledHint,
  },
  delivering: { label: launchProgressTexts.adLive, colour: 'success' },
  limited: { label: launchProgressTexts.adLimited, colour: 'orange' },
  paused: { label: launchProgressTexts.adPaused, colour: 'purple' },
  ended: { label: launchProgressTexts.adEnded, colour: 'gray' },
  rejected: { label: launchProgressTexts.adRefused, colour: 'red', isTrouble: true },
  problem: {
    label: launchProgressTexts.adNotShown,
    colour: 'red',
    hint: launchProgressTexts.adNotShownHint,
    isTrouble: true,
  },
};

interface ChannelStateSpec {
  label: (typeof launchProgressTexts)[ChannelState];
  colour: StatusColour;
  isTrouble?: true;
}

export const channelStateSpecs: Record<ChannelState, ChannelStateSpec> = {
  waiting: { label: launchProgressTexts.waiting, colour: 'gray' },
  creating: { label: launchProgressTexts.creating, colour: 'blue' },
  updating: { label: launchProgressTexts.updating, colour: 'blue' },
  retrying: { label: launchProgressTexts.retrying, colour: 'orange' },
  published: { label: launchProgressTexts.published, colour: 'success' },
  paused: { label: launchProgressTexts.paused, colour: 'purple' },
  stopped: { label: launchProgressTexts.stopped, colour: 'gray' },
  failed: { label: launchProgressTexts.failed, colour: 'red', isTrouble: true },
};

interface AdOnChannel {
  channel: ChannelState;
  /** The network has a campaign with this ad in it. */
  isThere: boolean;
  /** It was created, though its campaign may not be whole yet. */
  isMade: boolean;
  /** The network said something against it. */
  isRefused: boolean;
  /** What the network is to make of the campaign. */
  wanted: Delivery;
  /** What the network said of it when it was asked last. */
  told: NetworkState | undefined;
}

/** What a network has and was not asked about yet: it looks at every ad before it shows it. */
const untilAsked: Partial<Record<ChannelState, AdState>> = { paused: 'paused', stopped: 'ended' };
/** What the network has not got. */
const untilThere: Partial<Record<ChannelState, AdState>> = {
  creating: 'creating',
  updating: 'creating',
  failed: 'missing',
  // It was refused, and a person has settled that.
  published: 'missing',
};

/** Said before it was switched off, these are no longer true: a finished campaign has no live ads. */
const shownStates: readonly NetworkState[] = ['delivering', 'scheduled', 'limited'];
const untrueOnce: Partial<Record<ChannelState, readonly NetworkState[]>> = {
  paused: shownStates,
  // Reviewers may still look at an ad that is paused; of one that has ended nobody waits for them.
  stopped: [...shownStates, IN_REVIEW],
};

const SHOWN: Delivery = 'active';

/** It is to be shown again, and the network's last word is from before that. */
const isStarting = ({ channel, wanted, told }: AdOnChannel): boolean =>
  wanted === SHOWN && (told === 'paused' || (told === 'ended' && isChannelPending(channel)));

export function adStateOf(ad: AdOnChannel): AdState {
  const { channel, isThere, isMade, isRefused, told } = ad;
  if (isRefused) return 'rejected';
  if (isThere) {
    if (isStarting(ad)) return 'starting';
    const off = untilAsked[channel];
    const isOutdated = told && untrueOnce[channel]?.includes(told);
    return (isOutdated ? off : told) ?? off ?? IN_REVIEW;
  }
  if (isMade && isChannelPending(channel)) return 'created';
  return untilThere[channel] ?? 'waiting';
}

/** How far the form of a campaign has come on its network. */
export const formStates = ['waiting', 'creating', 'published', 'missing'] as const;
export type FormState = (typeof formStates)[number];

interface FormStateSpec {
  label: string;
  colour: StatusColour;
}

export const formStateSpecs: Record<FormState, FormStateSpec> = {
  waiting: { label: launchProgressTexts.formWaiting, colour: 'gray' },
  creating: { label: launchProgressTexts.formCreating, colour: 'blue' },
  published: { label: launchProgressTexts.formPublished, colour: 'success' },
  missing: { label: launchProgressTexts.formMissing, colour: 'red' },
};

interface FormOnChannel {
  channel: ChannelState;
  /** The network has it. */
  isMade: boolean;
  /** The network said something against it. */
  isRefused: boolean;
}

/** It is made before the ads that open it, so it can stand there while its channel failed. */
export function formStateOf({ channel, isMade, isRefused }: FormOnChannel): FormState {
  if (isRefused) return 'missing';
  return isMade ? 'published' : formUntilMade[channel];
}

const formUntilMade: Record<ChannelState, FormState> = {
  waiting: 'waiting',
  creating: 'creating',
  updating: 'creating',
  retrying: 'waiting',
  published: 'missing',
  paused: 'missing',
  stopped: 'missing',
  failed: 'missing',
};

/** What is known of a launch: each channel, and each of its ads. */
export interface LaunchProgress {
  channels: readonly {
    channel: BudgetChannel;
    state: ChannelState;
    ads: readonly { state: AdState }[];
  }[];
}

/** Whether a launch goes on, all is well, or something takes a person. */
export type LaunchEnd = 'pending' | 'good' | 'trouble';

export function launchEnd({ channels }: LaunchProgress): LaunchEnd {
  if (channels.some(({ state }) => isChannelPending(state))) return 'pending';
  const isTrouble = channels.some(
    ({ state, ads }) =>
      channelStateSpecs[state].isTrouble || ads.some((ad) => adStateSpecs[ad.state].isTrouble),
  );
  return isTrouble ? 'trouble' : 'good';
}

/** How a launch ended, in a sentence or two. Partial success reads as what it is; the channels by `nameOf`. */
export function launchSummary(
  { channels }: LaunchProgress,
  nameOf: (channel: BudgetChannel) => string = (channel) => budgetNames[channel],
): string {
  const [failed, published] = [true, undefined].map((isTrouble) =>
    channels
      .filter(({ state }) => channelStateSpecs[state].isTrouble === isTrouble)
      .map(({ channel }) => nameOf(channel)),
  ) as [string[], string[]];
  const refused = channels.flatMap(({ ads }) => ads.filter(({ state }) => state === 'rejected'));
  return [
    published.length > 0 && fill(launchProgressTexts.publishedOn, { channels: listed(published) }),
    failed.length > 0 && fill(launchProgressTexts.notPublishedOn, { channels: listed(failed) }),
    refused.length > 0 && fill(launchProgressTexts.adsRefused, { n: refused.length }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
