import {
  type AdMedia,
  type AdType,
  adTypeSpecs,
  advisedTargets,
  type CarriedAd,
  type Channel,
  carriedAd,
  carryTargets,
  cityOf,
  isOfKind,
  isWorthOffering,
  isWritten,
} from '@posthorn/domain';
import type { SocialPage } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { Ad, UploadedAd } from '../api/list-ads.ts';
import { surroundingsOf } from '../model/surroundings.ts';

/** An ad that others can be made from. */
export type SourceAd = Exclude<Ad, UploadedAd>;

interface Known {
  campaign: Campaign;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
}

/** One ad that could be made, and whether it is unless a person says otherwise. */
export interface PlannedAd extends CarriedAd {
  adType: AdType;
  isAdvised: boolean;
}

/** Everything that could be made of an ad in its campaign, as it would be. */
export function carryPlan(
  { campaign, ads, pages }: Known,
  source: SourceAd,
  { company, logo }: { company: string; logo: AdMedia | null },
): PlannedAd[] {
  const around = surroundingsOf(campaign, ads, pages);
  const targets = carryTargets(around, source.adType);
  const advised = advisedTargets(around, targets);
  const facts = {
    campaignType: campaign.type,
    language: campaign.language,
    title: campaign.title,
    company,
    cities: campaign.locations.map(({ name }) => cityOf(name)),
    logo,
  };
  return targets
    .map((adType) => ({
      adType,
      ...carriedAd(source, adType, facts),
      isAdvised: advised.includes(adType),
    }))
    .filter(isWorthOffering);
}

/** Whether there is something to make from an ad. */
export const canCarryOver = ({ campaign, ads, pages }: Known, ad: Ad): ad is SourceAd =>
  isWritten(ad) && carryTargets(surroundingsOf(campaign, ads, pages), ad.adType).length > 0;

/** The ad to begin with and the channels that have none; nothing where every channel has one. */
export function carryOffer(known: Known): { source: SourceAd; channels: Channel[] } | undefined {
  const { campaign, ads, pages } = known;
  const written = ads.filter(isWritten);
  // A post has a picture and most words.
  const source = written.find(({ adType }) => isOfKind(adType, 'social')) ?? written[0];
  if (!source) return undefined;
  const around = surroundingsOf(campaign, ads, pages);
  const advised = advisedTargets(around, carryTargets(around, source.adType));
  const channels = advised.map((adType) => adTypeSpecs[adType].channel);
  return channels.length > 0 ? { source, channels } : undefined;
}
