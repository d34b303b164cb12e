import { adTypeSpecs, byKind, type Channel } from '@posthorn/domain';
import type { Ad } from '../api/list-ads.ts';
import { adName } from '../model/ad-words.ts';
import type { AdsScene } from '../model/ads-scene.ts';

interface Filter {
  text: string;
  /** None: all of them. */
  channels: readonly Channel[];
  /** What their networks make of them, as people read it. None: all of them. */
  states: readonly string[];
  needsAttention: boolean;
}

type AdStates = Pick<AdsScene, 'wrongWith' | 'delivery'>;

/** Something about it is to be mended: a network refused it, or it could not be saved as it is. */
const isToBeMended = (ad: Ad, { wrongWith, delivery }: AdStates): boolean =>
  ad.error !== null || delivery?.get(ad.id)?.isTrouble === true || wrongWith(ad) !== undefined;

/** Those of the ads that say a text, stand on these channels, or have something to be mended. */
export function matchingAds(
  ads: readonly Ad[],
  scene: AdStates,
  { text, channels, states, needsAttention }: Filter,
): Ad[] {
  const wanted = text.trim().toLocaleLowerCase();
  return ads.filter(
    (ad) =>
      (channels.length === 0 || channels.includes(adTypeSpecs[ad.adType].channel)) &&
      (states.length === 0 || states.includes(scene.delivery?.get(ad.id)?.label ?? '')) &&
      (wanted === '' || wordsOf(ad).toLocaleLowerCase().includes(wanted)) &&
      (!needsAttention || isToBeMended(ad, scene)),
  );
}

const wordsOf = (ad: Ad): string =>
  [
    adName(ad),
    adTypeSpecs[ad.adType].label,
    ...byKind<Ad, readonly string[]>(ad, {
      social: ({ message, headline, linkDescription }) => [message, headline, linkDescription],
      drawnBanner: ({ type, title, subtitle, tags }) => [type, title, subtitle, ...tags],
      uploadedBanner: ({ name }) => [name],
      search: ({ headlines, descriptions }) => [...headlines, ...descriptions],
    }),
  ].join('\n');
