import { openChannels } from '../campaign/channels.ts';
import { type CampaignStatus, isActive, isBeforeLaunch, isOver } from '../campaign/status.ts';
import type { CampaignType } from '../campaign/type.ts';
import {
  type Channel,
  channels,
  isWithoutOptionalPage,
  type SocialChannel,
} from '../channel/channel.ts';
import { type ChannelSwitch, isPlacementOn } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { type AdType, adTypeSpecs, adTypes } from './ad-type.ts';

/** What decides which ads a campaign may have. */
interface AdPlaces {
  status: CampaignStatus;
  type: CampaignType;
  /** The types of the ads there are. */
  present: readonly AdType[];
  channelsOff: readonly ChannelSwitch[];
}

/** What decides about the ads of a campaign. */
export interface AdSurroundings extends AdPlaces {
  /** Whose pages the account has; ads speak in their name. */
  pages: readonly SocialChannel[];
  /** The channels that are on and have money: ads elsewhere are not shown. */
  enabled: readonly Channel[];
}

/** The channels that the ads there are stand on. */
export const channelsWithAds = (present: readonly AdType[]): Channel[] =>
  channels.filter((channel) => present.some((adType) => adTypeSpecs[adType].channel === channel));

/** Whether ads of a channel can be made at all: before the launch, or where there are some. */
export function isChannelAvailable(campaign: AdPlaces, channel: Channel): boolean {
  if (!openChannels(campaign.type).includes(channel)) return false;
  return isBeforeLaunch(campaign.status) || channelsWithAds(campaign.present).includes(channel);
}

/** A campaign that is over keeps its ads as they were. */
export const adsOpenFinding = (status: CampaignStatus): Finding | undefined =>
  isOver(status) ? finding('ad.campaignOver') : undefined;

/** The types of one tab of the editor. */
export const groupOf = (adType: AdType): readonly AdType[] =>
  adTypes.filter((one) => adTypeSpecs[one].tab === adTypeSpecs[adType].tab);

/** Why a tab of the editor is closed: a running campaign only gets more of what it already has. */
export function tabFinding(campaign: AdPlaces, adType: AdType): Finding | undefined {
  if (!isActive(campaign.status)) return undefined;
  const isThere = campaign.present.some((present) => groupOf(adType).includes(present));
  return isThere ? undefined : finding('ad.notInActive');
}

/** Banners are banners, however they were made; a post is no carousel. */
const isAsGood = (present: AdType, adType: AdType): boolean =>
  present === adType || Boolean(adTypeSpecs[adType].countsAs?.includes(present));

/** Why a type can not be added. */
export function addFinding(campaign: AdPlaces, adType: AdType): Finding | undefined {
  const over = adsOpenFinding(campaign.status);
  if (over) return over;
  const { channel, placement } = adTypeSpecs[adType];
  if (isActive(campaign.status) && !campaign.present.some((one) => isAsGood(one, adType))) {
    return finding('ad.notInActive');
  }
  const isOpen =
    isChannelAvailable(campaign, channel) && isPlacementOn(campaign.channelsOff, placement);
  return isOpen ? undefined : finding('ad.channelClosed');
}

/** Where an ad can be copied to. Before the launch also to what is not enabled: it still can be. */
export function copyTargets(campaign: AdSurroundings, from: AdType): AdType[] {
  const { canEditAndCopy, copyTargets: targets } = adTypeSpecs[from];
  if (!canEditAndCopy || isOver(campaign.status)) return [];
  return adTypes.filter((adType) => {
    if (!targets.includes(adType)) return false;
    const { channel } = adTypeSpecs[adType];
    if (isWithoutOptionalPage(channel, campaign.pages)) return false;
    return isBeforeLaunch(campaign.status)
      ? isChannelAvailable(campaign, channel)
      : campaign.enabled.includes(channel) && addFinding(campaign, adType) === undefined;
  });
}
