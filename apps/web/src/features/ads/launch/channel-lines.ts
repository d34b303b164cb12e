import {
  adStateSpecs,
  type BudgetChannel,
  channelStateSpecs,
  fill,
  type StatusColour,
} from '@posthorn/domain';
import { launchProgressTexts as texts } from '@posthorn/domain/texts/launch-progress';
import { timeText } from '../../../lib/time/format.ts';
import type { Launch } from '../../campaigns/index.ts';

type ChannelProgress = Launch['channels'][number];

export interface StateTag {
  label: string;
  colour: StatusColour;
}

/** A channel in a word or two: 'Creating 3 of 5', 'Tried again at 14:05'. */
export function channelTag({ state, made, ads, ahead, retryAt }: ChannelProgress): StateTag {
  const { label, colour } = channelStateSpecs[state];
  if (ahead > 0) return { label: fill(texts.waitingBehind, { n: ahead }), colour };
  const time = retryAt ? timeText(retryAt) : '';
  return { label: fill(label, { made, n: ads.length, time }), colour };
}

export interface AdDelivery extends StateTag {
  isTrouble: boolean;
  /** Why, where the network or the table says so. */
  reason: string | null;
}

/** What the networks make of each ad, by its id. */
export const deliveryByAd = (launch: Launch | undefined): ReadonlyMap<string, AdDelivery> =>
  new Map(
    launch?.channels.flatMap(({ ads }) =>
      ads.map(({ adId, state, reason }) => {
        const { label, colour, hint, isTrouble = false } = adStateSpecs[state];
        return [adId, { label, colour, isTrouble, reason: reason ?? hint ?? null }] as const;
      }),
    ),
  );

export const progressOf = (
  launch: Launch | undefined,
  channel: BudgetChannel,
): ChannelProgress | undefined => launch?.channels.find((one) => one.channel === channel);
