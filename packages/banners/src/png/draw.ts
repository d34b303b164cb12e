import type { BannerSize } from '@posthorn/domain';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriOptions } from 'satori';
import { Banner } from '../banner.tsx';
import { type BannerWords, bannerLayout } from '../layout/layout.ts';
import { bannerFonts } from './fonts.ts';
import { logoAddress } from './logo.ts';

type SeenNode = Parameters<NonNullable<SatoriOptions['onNodeDetected']>>[0];

interface SvgOptions {
  /** Letters as text and not as outlines: to be read, not to be shown. */
  asText?: boolean;
  onPart?: (part: SeenNode) => void;
}

/** A banner as an SVG. Without a logo there is no plate for one. */
export async function drawBannerSvg(
  copy: BannerWords,
  size: BannerSize,
  logo: Uint8Array | null,
  { asText = false, onPart }: SvgOptions = {},
): Promise<string> {
  const layout = bannerLayout(copy, size, { shows: logo ? 'logo' : 'nothing' });
  const picture = Banner({ layout, logo: logo ? logoAddress(logo) : undefined });
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
  return rasterised(await drawBannerSvg(copy, size, logo), scale);
}

/** Outside the main thread, so that several can be drawn at once. */
export async function rasterised(svg: string, scale: 1 | 2 = 1): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}
