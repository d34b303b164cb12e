import {
  type AdSurroundings,
  type AdType,
  adTypeSpecs,
  adTypes,
  channels,
  isChannelAvailable,
  isMissingFromPackage,
  isPlacementOn,
  type Placement,
  type SocialChannel,
} from '@posthorn/domain';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import type { OfferedChannel } from './ads-scene.ts';

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
    channelsOff: rulesOf(campaign).channelsOff,
    pages: pages.map(({ channel }) => channel),
    enabled: channels.filter((channel) => campaign.enabledChannels[channel]),
  };
}

/**
 * The channels of the page, each with its kinds of ads: possible, and switched on. Ads that are there
 * are shown in any case, or no one could take them away.
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
  isMissingFromPackage(rulesOf(campaign), placement);

export const missingPlacements = (campaign: Campaign): Placement[] =>
  [...new Set(adTypes.map((adType) => adTypeSpecs[adType].placement))].filter((placement) =>
    isLeftOut(campaign, placement),
  );

function withTypes(isWanted: (adType: AdType) => boolean): OfferedChannel[] {
  const wanted = adTypes.filter(isWanted);
  const offered = new Set(wanted.map((adType) => adTypeSpecs[adType].channel));
  return [...offered].map((channel) => ({
    channel,
    types: wanted.filter((adType) => adTypeSpecs[adType].channel === channel),
  }));
}
