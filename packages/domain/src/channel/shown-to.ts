import { shownToTexts } from '#texts/shown-to';
import type { AdType } from '../ad/ad-type.ts';
import type { BudgetChannel } from './placement.ts';

/** Where a network also shows ads of a type, which its name does not tell. */
export const alsoShownNotes: Partial<Record<AdType, string>> = {
  FacebookStoryAd: shownToTexts.facebookStory,
};

/** Whom a network is asked to show ads to, where it is something else than the campaign says. */
const aimNotes: Partial<Record<BudgetChannel, string>> = {
  linkedIn: shownToTexts.linkedIn,
};

/** What is to be known before ads are launched on a channel, a sentence each. */
export function shownToNotes(channel: BudgetChannel, ads: readonly { adType: AdType }[]): string[] {
  const { [channel]: aim } = aimNotes;
  const also = [...new Set(ads.map(({ adType }) => adType))].flatMap(
    (adType) => alsoShownNotes[adType] ?? [],
  );
  return [...also, ...(aim ? [aim] : [])];
}
