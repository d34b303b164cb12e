import type { BannerSize } from '@posthorn/domain';
import satori, { type SatoriOptions } from 'satori';
import { Banner } from '../banner.tsx';
import { type BannerWords, bannerLayout } from '../layout/layout.ts';
import { bannerFonts } from './fonts.ts';
import { logoAddress } from './logo-sizes.ts';
import { rasterised } from './rasterise.ts';

type SeenNode = Parameters<NonNullable<SatoriOptions['onNodeDetected']>>[0];

interface SvgOptions {
  /** Letters as text and not as outlines: to be read, not to be shown. */
  asText?: boolean;
  /** How fine the logo has to be. */
  scale?: 1 | 2;
  onPart?: (part: SeenNode) => void;
}

/** A banner as an SVG. Without a logo there is no plate for one. */
export async function drawBannerSvg(
  copy: BannerWords,
  size: BannerSize,
  logo: Uint8Array | null,
  { asText = false, scale = 1, onPart }: SvgOptions = {},
): Promise<string> {
  const layout = bannerLayout(copy, size, { shows: logo ? 'logo' : 'nothing' });
  const { width = 0, height = 0 } = layout.logo ?? {};
  const fine = { width: width * scale, height: height * scale };
  const picture = Banner({ layout, logo: logo ? await logoAddress(logo, fine) : undefined });
  return satori(picture, {
    width: layout.width,
    height: layout.height,
    fonts: bannerFonts(),
    embedFont: !asText,
    onNodeDetected: onPart,
  });
}

/** A banner as a PNG, at its own size or, for fine screens, twice that. */
export async function drawBanner(
  copy: BannerWords,
  size: BannerSize,
  logo: Uint8Array | null,
  { scale = 1 }: { scale?: 1 | 2 } = {},
): Promise<Buffer> {
  return rasterised(await drawBannerSvg(copy, size, logo, { scale }), scale);
}
