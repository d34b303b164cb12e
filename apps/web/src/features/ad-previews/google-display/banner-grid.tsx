import { leftOut } from '@posthorn/banners';
import { type BannerSize, bannerTextFields, say } from '@posthorn/domain';
import { Alert } from '../../../ui/index.ts';
import { BannerCells } from './banner-cells.tsx';
import { DrawnBanner } from './drawn-banner.tsx';
import type { PreviewedBanner } from './previewed-banner.ts';
import { usePreviewed } from './use-previewed.ts';

interface BannerGridProps {
  copy: PreviewedBanner;
  /** Told once when the logo can not be loaded. */
  onLogoError?: () => void;
}

/** In this order they fill the four columns. */
const order: readonly BannerSize[] = [
  'largeLeaderboard',
  'leaderboard',
  'banner',
  'mediumRectangle',
  'largeRectangle',
  'halfPage',
  'wideSkyscraper',
  'skyscraper',
  'smallBanner',
];

/** The nine banners of an ad, as they will be published. */
export function BannerGrid({ copy, onLogoError }: BannerGridProps) {
  const previewed = usePreviewed(copy, onLogoError);
  const texts = [...bannerTextFields.map((field) => copy[field]), ...copy.tags];
  const signs = leftOut(texts.join(' '));
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      {signs.length > 0 ? (
        <Alert kind="warning">
          {say('banner.leftOut', { signs: signs.slice(0, 8).join(' ') })}
        </Alert>
      ) : null}
      <BannerCells sizes={order}>
        {(size, scale) => <DrawnBanner {...previewed} size={size} scale={scale} />}
      </BannerCells>
    </div>
  );
}
