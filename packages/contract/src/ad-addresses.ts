import { type AdType, adTypeSpecs, adTypes } from '@posthorn/domain';
import { z } from 'zod';
import { campaignParams } from './campaign-shapes.ts';
import { id } from './shapes.ts';
import { templateOwners } from './template-owners.ts';

type Of = 'campaign' | 'template';

/** The ads that a part of an address speaks of: their type, and whose they are. */
export function adsOfResource(resource: string): { adType: AdType; of: Of } | undefined {
  for (const adType of adTypes) {
    const { campaign, template } = adTypeSpecs[adType].resource;
    if (resource === campaign) return { adType, of: 'campaign' };
    if (resource === template) return { adType, of: 'template' };
  }
  return undefined;
}

/** How kinds of ads are called in addresses, as the registry has them. */
const named = (types: readonly AdType[], ...whose: Of[]) =>
  z.enum(
    whose.flatMap((of) => types.map((adType) => adTypeSpecs[adType].resource[of])) as [
      string,
      ...string[],
    ],
  );

export const templateParams = z.object({
  owner: z.enum(Object.values(templateOwners)),
  templateId: id,
});

export const inCampaign = (types: readonly AdType[]) =>
  campaignParams.extend({ resource: named(types, 'campaign') });
export const inTemplate = (types: readonly AdType[]) =>
  templateParams.extend({ resource: named(types, 'template') });
export const oneAd = (types: readonly AdType[]) =>
  z.object({ resource: named(types, 'campaign', 'template'), adId: id });
