import {
  type AdMedia,
  isLostOnPlate,
  LOGO_PLATE,
  mediaFindingsIn,
  plainAdTypes,
  sayFinding,
} from '@posthorn/domain';
import { bannerTexts } from '@posthorn/domain/texts/banner';
import { useEffect, useState } from 'react';

/** Enough pixels to see letters. */
const SIDE = 200;

/** Warns of a logo that banners show badly: too pale, too small, or of an extreme shape. */
export function useLogoWarning(logo: AdMedia | null): string | undefined {
  const [lost, setLost] = useState<string>();
  const src = logo && (logo.previewUrl ?? logo.url);
  useEffect(() => {
    if (!src || typeof OffscreenCanvas === 'undefined') return;
    const image = new Image();
    image.onload = () => {
      const pixels = pixelsOf(image);
      if (pixels && isLostOnPlate(pixels, LOGO_PLATE)) setLost(src);
    };
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  if (!logo) return undefined;
  if (lost === src) return bannerTexts.logoLost;
  const [found] = mediaFindingsIn(logo.original, plainAdTypes.googleDisplay);
  return found && sayFinding(found);
}

/** Undefined where the browser does not let this page read the picture. */
function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | undefined {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, SIDE / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [naturalWidth, naturalHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  try {
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0, width, height);
    return canvas?.getImageData(0, 0, width, height).data;
  } catch {
    return undefined;
  }
}
