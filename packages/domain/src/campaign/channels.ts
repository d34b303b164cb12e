import { type Channel, channels } from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetOf,
  type ChannelSwitch,
  channelsSwitched,
  isChannelOn,
} from '../channel/placement.ts';
import { type CampaignStatus, isBeforeLaunch } from './status.ts';
import { type CampaignType, campaignTypeSpecs } from './type.ts';

/** The channels that a campaign of a type can pay for. */
export const paidChannels = (type: CampaignType): Channel[] =>
  openChannels(type).filter((channel) =>
    campaignTypeSpecs[type].budgetChannels.includes(budgetOf(channel)),
  );

/**
 * The channels that are named for a campaign: before the launch those it can pay for and that are on, from then on those
 * it is published on. Lists ask the database for the same (`isShownOn`).
 */
export function namedChannels(campaign: {
  status: CampaignStatus;
  type: CampaignType;
  channelsOff: readonly ChannelSwitch[];
  channelsWithAds: readonly Channel[];
  publishedChannels: readonly BudgetChannel[];
}): Channel[] {
  const { status, type, channelsOff, channelsWithAds, publishedChannels } = campaign;
  const open = paidChannels(type).filter((channel) => isChannelOn(channelsOff, channel));
  return isBeforeLaunch(status)
    ? open
    : open.filter(
        (channel) =>
          channelsWithAds.includes(channel) && publishedChannels.includes(budgetOf(channel)),
      );
}

/** The channels a campaign can use: its type has them, and no one switched them off. */
export function openChannels(type: CampaignType, off: readonly ChannelSwitch[] = []): Channel[] {
  const { withoutChannels } = campaignTypeSpecs[type];
  return channels.filter(
    (channel) => isChannelOn(off, channel) && !withoutChannels.includes(channel),
  );
}

/**
 * The switches that are off once exactly these channels are chosen. Channels that the type does not have
 * are no part of the choice, and stay as they were.
 */
export function channelsChosen(
  { type, channelsOff }: { type: CampaignType; channelsOff: readonly ChannelSwitch[] },
  wanted: readonly Channel[],
): ChannelSwitch[] {
  const { withoutChannels } = campaignTypeSpecs[type];
  const isOn = (channel: Channel) =>
    withoutChannels.includes(channel)
      ? isChannelOn(channelsOff, channel)
      : wanted.includes(channel);
  return channelsSwitched(channelsOff, channels.filter(isOn));
}
