import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import { channelSpecs } from '../channel/channel.ts';
import { type AdType, adTypeSpecs } from './ad-type.ts';
import type { CallToAction } from './call-to-action.ts';

/** What is offered; templates have no campaign type. */
export function callsToActionFor(
  adType: AdType,
  campaignType?: CampaignType,
): readonly CallToAction[] {
  const offered = adTypeSpecs[adType].callsToAction ?? [];
  const only = campaignType && campaignTypeSpecs[campaignType].callsToAction;
  return only && offered.length > 0 ? only : offered;
}

/** The button that a new ad begins with; that of a template is left to choose. */
export function usualCallToAction(adType: AdType, campaignType?: CampaignType): string {
  if (campaignType === undefined) return onlyCallToAction(adType);
  const offered = callsToActionFor(adType, campaignType);
  const { usualCallsToAction } = campaignTypeSpecs[campaignType];
  return usualCallsToAction.find((one) => offered.includes(one)) ?? offered[0] ?? '';
}

/** Where there is only one, a person need not choose it. */
export function onlyCallToAction(adType: AdType, campaignType?: CampaignType): string {
  const [first = '', ...others] = callsToActionFor(adType, campaignType);
  return others.length === 0 ? first : '';
}

/** What becomes of the button when an ad is copied: some channels have words of their own. */
export function copiedCallToAction(
  from: AdType,
  to: AdType,
  chosen: string,
  campaignType?: CampaignType,
): string {
  const isForeign = [from, to].some(
    (type) => channelSpecs[adTypeSpecs[type].channel].hasOwnCallsToAction,
  );
  const offered: readonly string[] = callsToActionFor(to, campaignType);
  if (!isForeign && offered.includes(chosen)) return chosen;
  return onlyCallToAction(to, campaignType);
}

/** Buttons that say nearly the same where the networks have different words. */
const likeOnes: Partial<Record<CallToAction, readonly CallToAction[]>> = {
  APPLY_NOW: ['APPLY'],
  APPLY: ['APPLY_NOW'],
  SIGN_UP: ['REGISTER', 'JOIN'],
  REGISTER: ['SIGN_UP'],
  JOIN: ['SIGN_UP'],
};

/** The button of an ad that is made from another: the same, one that says nearly that, or a usual one. */
export function likestCallToAction(to: AdType, chosen: string, campaignType: CampaignType): string {
  if (chosen === '') return usualCallToAction(to, campaignType);
  const offered: readonly string[] = callsToActionFor(to, campaignType);
  const like = likeOnes[chosen as CallToAction] ?? [];
  const wishes = [chosen, ...like, 'LEARN_MORE'];
  return wishes.find((one) => offered.includes(one)) ?? offered[0] ?? '';
}
