import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import type { DynamicTag } from '../ad/dynamic-tag.ts';
import { ADS_MAX } from '../ad/limit.ts';
import { openChannels } from '../campaign/channels.ts';
import type { CampaignType } from '../campaign/type.ts';
import { type ChannelSwitch, isPlacementOn } from '../channel/placement.ts';

/** An ad of a campaign, with the ad of a template that it came from. */
export interface PresentAd {
  id: string;
  type: AdType;
  origin: { templateAdId: string; templateAdVersion: number } | null;
  /** It still says what the template gave; otherwise it is the person's own. */
  isUntouched: boolean;
}

/** An ad that a template offers. */
export interface OfferedAd {
  id: string;
  type: AdType;
  version: number;
  /** What its texts leave to be filled in. */
  tags: readonly DynamicTag[];
}

/** What becomes of the ads of a campaign, by their ids; and which of the template come. */
export interface AdPlan {
  staying: string[];
  leaving: string[];
  /** They say what the ad of the template says now. */
  updating: { id: string; templateAdId: string }[];
  /** Ids of ads of the template. */
  coming: string[];
  /** Edited by a person, while the template has another version of them. */
  kept: string[];
  /** Ids of ads of the template that there is no place for. */
  withoutPlace: string[];
  /** Ids of ads of the template that are too many. */
  tooMany: string[];
}

interface Places {
  type: CampaignType;
  channelsOff: readonly ChannelSwitch[];
}

const hasPlace = ({ type, channelsOff }: Places, adType: AdType): boolean => {
  const { channel, placement } = adTypeSpecs[adType];
  return openChannels(type).includes(channel) && isPlacementOn(channelsOff, placement);
};

/**
 * Ads that came from a template and were left alone follow the template: they go with it, or say what it
 * says now. What a person made or edited stays as it is. Of those offered come the ones that have a place
 * in the campaign, and that are not in it already.
 */
export function planAds(
  campaign: Places,
  present: readonly PresentAd[],
  offered: readonly OfferedAd[],
  /** Ids of ads of the template that a person deleted from the campaign. */
  deleted: ReadonlySet<string> = new Set(),
): AdPlan {
  const plan: AdPlan = {
    staying: [],
    leaving: [],
    updating: [],
    coming: [],
    kept: [],
    withoutPlace: [],
    tooMany: [],
  };
  const offeredById = new Map(offered.map((ad) => [ad.id, ad]));
  const inCampaign = new Set<string>();
  for (const { id, type, origin, isUntouched } of present) {
    const now = origin ? offeredById.get(origin.templateAdId) : undefined;
    const isOlder =
      origin !== null && now !== undefined && now.version !== origin.templateAdVersion;
    const goes = origin !== null && isUntouched && !(now && hasPlace(campaign, type));
    if (goes) {
      plan.leaving.push(id);
      continue;
    }
    if (now) inCampaign.add(now.id);
    if (now && isOlder && isUntouched) plan.updating.push({ id, templateAdId: now.id });
    else plan.staying.push(id);
    if (isOlder && !isUntouched) plan.kept.push(id);
  }
  const room = ADS_MAX - plan.staying.length - plan.updating.length;
  for (const { id, type } of offered) {
    if (inCampaign.has(id) || deleted.has(id)) continue;
    if (!hasPlace(campaign, type)) plan.withoutPlace.push(id);
    else if (plan.coming.length < room) plan.coming.push(id);
    else plan.tooMany.push(id);
  }
  return plan;
}
