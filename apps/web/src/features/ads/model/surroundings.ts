import {
  type AdSurroundings,
  type AdType,
  adTypeSpecs,
  adTypes,
  type ChannelSwitch,
  channelSwitches,
  isChannelAvailable,
  isMissingFromPackage,
  isPlacementOn,
  type Placement,
  type SocialChannel,
} from '@posthorn/domain';
import type { Campaign } from '../../campaigns/index.ts';
import type { OfferedChannel } from './ads-scene.ts';

export const switchedOff = ({ customChannelStatuses }: Campaign): ChannelSwitch[] =>
  channelSwitches.filter((name) => !customChannelStatuses[name].status);

export const pageIds = (campaign: Campaign): Record<SocialChannel, string | null> => ({
  facebook: campaign.facebookPageId,
  instagram: campaign.instagramPageId,
  linkedin: campaign.linkedinPageId,
});

/** What decides about the ads of a campaign, in the words of the rules. */
export function surroundingsOf(
  campaign: Campaign,
  ads: readonly { adType: AdType }[],
  pages: readonly { channel: SocialChannel }[],
): AdSurroundings {
  return {
    status: campaign.status,
    type: campaign.type,
    present: [...new Set(ads.map(({ adType }) => adType))],
    channelsOff: switchedOff(campaign),
    pages: pages.map(({ channel }) => channel),
  };
}

/**
 * The channels of the page, each with its kinds of ads: possible, and switched on. Ads that are there
 * are shown in any case, or nobody could take them away.
 */
export function offeredChannels(around: AdSurroundings): OfferedChannel[] {
  return withTypes((adType) => {
    const { channel, placement } = adTypeSpecs[adType];
    const isOn = isPlacementOn(around.channelsOff, placement);
    return around.present.includes(adType) || (isOn && isChannelAvailable(around, channel));
  });
}

/** Whether the package left a placement out that could still be added. */
export const isLeftOut = (campaign: Campaign, placement: Placement): boolean =>
  isMissingFromPackage({ ...campaign, channelsOff: switchedOff(campaign) }, placement);

export const missingPlacements = (campaign: Campaign): Placement[] =>
  [...new Set(adTypes.map((adType) => adTypeSpecs[adType].placement))].filter((placement) =>
    isLeftOut(campaign, placement),
  );

function withTypes(isWanted: (adType: AdType) => boolean): OfferedChannel[] {
  const wanted = adTypes.filter(isWanted);
  const channels = [...new Set(wanted.map((adType) => adTypeSpecs[adType].channel))];
  return channels.map((channel) => ({
    channel,
    types: wanted.filter((adType) => adTypeSpecs[adType].channel === channel),
  }));
}
