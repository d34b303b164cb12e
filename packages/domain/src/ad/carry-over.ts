import type { CampaignType } from '../campaign/type.ts';
import { type AdMedia, adMediaFacts, adMediaIn } from '../media/ad-media.ts';
import { isValidMedia } from '../media/rules.ts';
import { type AdType, adTextFields, adTypeSpecs, type SocialAdType } from './ad-type.ts';
import { showsDisplayUrl } from './display-url.ts';
import { copiedCallToAction, onlyCallToAction } from './offered-actions.ts';
import { emptySocialCopy, type SocialCopy, usesText } from './social-copy.ts';

type Copy = SocialCopy<AdMedia>;

/** What an ad of another type takes over, and whether some of its media had to stay behind. */
export interface CarriedOver {
  copy: Copy;
  isMediaDropped: boolean;
}

/** The ad that is being written becomes one of another type. Its texts stay, shown or not. */
export function switchedCopy(
  copy: Copy,
  to: SocialAdType,
  campaignType?: CampaignType,
): CarriedOver {
  const { media, isMediaDropped } = carriedMedia(copy.media, to);
  const callToAction = onlyCallToAction(to, campaignType);
  return { copy: { ...copy, callToAction, media }, isMediaDropped };
}

/** A new ad begins with what another one says, as far as its own type has a place for it. */
export function copiedCopy(
  copy: Copy,
  from: AdType,
  to: SocialAdType,
  campaignType?: CampaignType,
): CarriedOver {
  const { media, isMediaDropped } = carriedMedia(copy.media, to);
  const texts = Object.fromEntries(
    adTextFields.map((field) => [field, usesText(to, field) ? copy[field] : '']),
  );
  const callToAction = copiedCallToAction(from, to, copy.callToAction, campaignType);
  const address = copy.displayUrl && showsDisplayUrl(to) && { displayUrl: copy.displayUrl };
  const words = { ...texts, callToAction, ...address };
  return { copy: { ...emptySocialCopy(to), ...words, media }, isMediaDropped };
}

function carriedMedia(media: Copy['media'], to: SocialAdType) {
  const chosen = media.filter((item) => item !== null);
  const { slots, rules } = adTypeSpecs[to].media ?? { slots: { min: 1, max: 1 }, rules: {} };
  const valid = chosen.filter((item) => isValidMedia(adMediaFacts(item), rules));
  const kept = valid.slice(0, slots.max).map((item) => adMediaIn(item, to));
  const empty = Array.from({ length: Math.max(0, slots.min - kept.length) }, () => null);
  return { media: [...kept, ...empty], isMediaDropped: kept.length < chosen.length };
}
