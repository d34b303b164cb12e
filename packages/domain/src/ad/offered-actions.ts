import type { CampaignType } from '../campaign/type.ts';
import { type AdType, adTypeSpecs } from './ad-type.ts';
import type { CallToAction } from './call-to-action.ts';

/** In a fast apply form there is one way to go on. */
const formOnly: readonly CallToAction[] = ['CONTACT_US'];

/** What is offered; templates have no campaign type. */
export function callsToActionFor(
  adType: AdType,
  campaignType?: CampaignType,
): readonly CallToAction[] {
  const offered = adTypeSpecs[adType].callsToAction ?? [];
  return campaignType === 'leadform' && offered.length > 0 ? formOnly : offered;
}

/** What becomes of the button when an ad is copied: LinkedIn's words are its own. */
export function copiedCallToAction(
  from: AdType,
  to: AdType,
  chosen: string,
  campaignType?: CampaignType,
): string {
  const isLinkedIn = [from, to].some((type) => adTypeSpecs[type].channel === 'linkedIn');
  const offered: readonly string[] = callsToActionFor(to, campaignType);
  return !isLinkedIn && offered.includes(chosen) ? chosen : '';
}
