import { type AdType, adTypeSpecs, type Cure, cureSpecs } from '@posthorn/domain';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { adsHref, budgetHref, editAdHref } from './ad-href.ts';
import { campaignOwner } from './ad-owner.ts';
import { fieldHref } from './finding-href.ts';

interface Refused {
  cure: Cure;
  adId: string | null;
  adType: AdType | null;
}

/** On the page of the ads: what is mended in one of its parts, and not in a field of the form. */
const onAdsPage: readonly Cure[] = ['ad', 'keywords', 'budget', 'smallerBudget', 'pages', 'copy'];

/** The page, and the field of it, on which an error is mended; undefined where no page can. */
export function cureHref(
  campaign: { id: string; accountId: string },
  { cure, adId, adType }: Refused,
): PageAddress | undefined {
  const { field } = cureSpecs[cure];
  if (field) return fieldHref(campaign.id, field);
  if (!onAdsPage.includes(cure)) return undefined;
  const owner = campaignOwner(campaign);
  if (cure === 'budget' || cure === 'smallerBudget') return budgetHref(owner);
  if (cure === 'ad' && adId && adType && adTypeSpecs[adType].canEditAndCopy) {
    return editAdHref(owner, adType, adId);
  }
  return adsHref(owner, adType ? adTypeSpecs[adType].channel : undefined);
}
