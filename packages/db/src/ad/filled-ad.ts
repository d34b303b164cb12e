import { type CampaignLocation, filledIn } from '@posthorn/domain';
import type { AdRow } from './from-ads.ts';

/** An ad as people read it: its tags name the places its campaign has now, or was published with. */
export function filledAd<Ad extends AdRow>(
  ad: Ad,
  locations: readonly CampaignLocation[] = ad.locations ?? [],
): Ad {
  const filled = (text: string) => filledIn(text, { locations });
  return {
    ...ad,
    message: filled(ad.message),
    headline: filled(ad.headline),
    link_description: filled(ad.link_description),
    banner_type: ad.banner_type && filled(ad.banner_type),
    subtitle: ad.subtitle && filled(ad.subtitle),
    title: ad.title && filled(ad.title),
    tags: ad.tags?.map(filled) ?? null,
    banner_action: ad.banner_action && filled(ad.banner_action),
    headlines: ad.headlines?.map(filled) ?? null,
    descriptions: ad.descriptions?.map(filled) ?? null,
  };
}
