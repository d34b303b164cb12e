import {
  type BannerCopy,
  type BannerSize,
  type BannerTextField,
  bannerColours,
  drawnTexts,
} from '@posthorn/domain';
import { drawable } from '../font/font.ts';
import type { BannerLayout, LogoPlate } from './parts.ts';
import { specs } from './specs.ts';
import { stack } from './stack.ts';
import { strip } from './strip.ts';

/** What of an ad decides how its banners look. */
export type BannerWords = Pick<BannerCopy<unknown>, BannerTextField | 'tags' | 'primaryColor'>;

/** Where everything goes. The same in a browser and on a server, because neither is asked. */
export function bannerLayout(copy: BannerWords, size: BannerSize, plate: LogoPlate): BannerLayout {
  const texts = drawnTexts(
    {
      type: drawable(copy.type),
      title: drawable(copy.title),
      subtitle: drawable(copy.subtitle),
      callToAction: drawable(copy.callToAction),
      tags: copy.tags.map(drawable),
    },
    size,
  );
  const colours = bannerColours(copy.primaryColor);
  const composed = specs[size];
  const { plate: placed, ...parts } =
    composed.as === 'strip'
      ? strip(composed.spec, texts, plate, colours)
      : stack(composed.spec, texts, plate, colours);
  return {
    ...parts,
    size,
    width: composed.spec.width,
    height: composed.spec.height,
    background: colours.background,
    plate: placed?.box ?? null,
    logo: placed?.logo ?? null,
  };
}
