import { type CampaignStatus, isBeforeLaunch } from '../campaign/status.ts';
import { channelLabels, channelSpecs } from '../channel/channel.ts';
import { type Finding, finding } from '../finding.ts';
import type { MediaType } from '../media/media.ts';
import { type AdType, adTypeSpecs } from './ad-type.ts';

export interface CountedAd {
  id: string;
  adType: AdType;
  /** What its first picture is, where the network counts images and films apart. */
  mediaType: 'image' | 'video' | null;
}

/** What is not a film counts as an image. */
export const countedAd = (
  ad: { id: string; adType: AdType },
  firstMedia: MediaType | undefined,
): CountedAd => ({
  id: ad.id,
  adType: ad.adType,
  mediaType: firstMedia === 'video' ? 'video' : 'image',
});

/** Ads that can stand in for each other. */
function isSameKind(one: CountedAd, other: CountedAd): boolean {
  const { channel } = adTypeSpecs[one.adType];
  if (adTypeSpecs[other.adType].channel !== channel) return false;
  return !channelSpecs[channel].keepsVideosApart || one.mediaType === other.mediaType;
}

/** A launched campaign keeps at least one ad of each kind it runs. */
export function lastAdFinding(
  status: CampaignStatus,
  ad: CountedAd,
  all: readonly CountedAd[],
): Finding | undefined {
  if (isBeforeLaunch(status)) return undefined;
  const standIns = all.filter((other) => other.id !== ad.id && isSameKind(ad, other));
  return standIns.length === 0 ? finding('ad.last') : undefined;
}

const lastOfKindCodes = { image: 'ad.lastWithImage', video: 'ad.lastWithVideo' } as const;

/** The same for a change: another picture can make an ad one of another kind. */
export function lastOfKindFinding(
  status: CampaignStatus,
  change: { before: CountedAd; after: CountedAd },
  all: readonly CountedAd[],
): Finding | undefined {
  const { before, after } = change;
  if (isSameKind(before, after) || !before.mediaType) return undefined;
  if (!lastAdFinding(status, before, all)) return undefined;
  const { channel } = adTypeSpecs[before.adType];
  return finding(lastOfKindCodes[before.mediaType], 'media', { channel: channelLabels[channel] });
}
