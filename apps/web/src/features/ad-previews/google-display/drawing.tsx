// One file, fetched by those who look at banners: it brings the drawing and the font's widths.
import {
  type BannerSize,
  bannerSizes,
  bannerTextFields,
  fill,
  leftOutOfBanners,
} from '@posthorn/domain';
import { bannerTexts } from '@posthorn/domain/texts/banner';
import { Alert } from '../../../ui/index.ts';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
import { BannerCells } from './banner-cells.tsx';
import { DrawnBanner } from './drawn-banner.tsx';
import type { PreviewedBanner } from './previewed-banner.ts';
import { usePreviewed } from './use-previewed.ts';

export interface GridProps {
  copy: MaybeLive<PreviewedBanner>;
  /** Told once when the logo can not be loaded. */
  onLogoError?: () => void;
}

export function DrawnGrid({ copy, onLogoError }: GridProps) {
  const written = useAsLive(copy);
  const previewed = usePreviewed(written, onLogoError);
  const signs = useLive(written, signsLeftOut);
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      {signs ? <Alert kind="warning">{fill(bannerTexts.leftOut, { signs })}</Alert> : null}
      <BannerCells sizes={bannerSizes}>
        {(size, scale) => <DrawnBanner {...previewed} size={size} scale={scale} />}
      </BannerCells>
    </div>
  );
}

const MOST_NAMED = 8;

/** Some of the signs that no banner shows; empty when all are shown. */
function signsLeftOut(copy: PreviewedBanner): string {
  const texts = [...bannerTextFields.map((field) => copy[field]), ...copy.tags];
  const signs = leftOutOfBanners(texts.join(' '));
  return signs.slice(0, MOST_NAMED).join(' ') + (signs.length > MOST_NAMED ? ' …' : '');
}

export interface PreviewProps extends GridProps {
  size: BannerSize;
  /** 1: as large as it will be published. */
  scale?: number;
}

export function DrawnPreview({ copy, onLogoError, size, scale = 1 }: PreviewProps) {
  return <DrawnBanner {...usePreviewed(useAsLive(copy), onLogoError)} size={size} scale={scale} />;
}
