import {
  type BannerColours,
  type BannerCopy,
  type BannerSize,
  type BannerTextField,
  bannerColours,
  bannerSizeSpecs,
  drawable,
  drawnTexts,
  TAGS_MAX,
} from '@posthorn/domain';
import { memory } from '../text/memory.ts';
import type { BannerLayout, LogoPlate } from './parts.ts';
import { specs } from './specs.ts';
import { stack } from './stack.ts';
import { strip } from './strip.ts';

/** What of an ad decides how its banners look. */
export type BannerWords = Pick<BannerCopy<unknown>, BannerTextField | 'tags' | 'primaryColor'>;

/** Where everything goes. The same in a browser and on a server, because neither is asked. */
export function bannerLayout(copy: BannerWords, size: BannerSize, plate: LogoPlate): BannerLayout {
  const { words, colours } = prepared(copy);
  const texts = drawnTexts(words, size);
  const { width, height } = bannerSizeSpecs[size];
  const composed = specs[size];
  const { plate: placed, ...parts } =
    composed.as === 'strip'
      ? strip({ ...composed.spec, width, height }, texts, plate, colours)
      : stack({ ...composed.spec, width, height }, texts, plate, colours);
  return {
    ...parts,
    size,
    width,
    height,
    background: colours.background,
    plate: placed?.box ?? null,
    logo: placed?.logo ?? null,
  };
}

interface Prepared {
  words: Omit<BannerWords, 'primaryColor'>;
  colours: BannerColours;
}

const known = new WeakMap<BannerWords, Prepared>();
/** While a person types, all but one are those of a moment ago. */
const knownTexts = memory<string>();
const knownColours = memory<BannerColours>();
const drawn = (text: string) => knownTexts(text, () => drawable(text));

/** What the nine banners of an ad have in common. */
function prepared(copy: BannerWords): Prepared {
  const before = known.get(copy);
  if (before) return before;
  const words = {
    type: drawn(copy.type),
    title: drawn(copy.title),
    subtitle: drawn(copy.subtitle),
    callToAction: drawn(copy.callToAction),
    tags: copy.tags.slice(0, TAGS_MAX).map(drawn),
  };
  const { primaryColor } = copy;
  const fresh = { words, colours: knownColours(primaryColor, () => bannerColours(primaryColor)) };
  known.set(copy, fresh);
  return fresh;
}
