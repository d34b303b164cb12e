import type { BannerSize } from '@posthorn/domain';
import { DrawnBanner } from './drawn-banner.tsx';
import type { PreviewedBanner } from './previewed-banner.ts';
import { usePreviewed } from './use-previewed.ts';

interface BannerPreviewProps {
  copy: PreviewedBanner;
  size: BannerSize;
  /** 1: as large as it will be published. */
  scale?: number;
  onLogoError?: () => void;
}

/** One banner, as it will be published. What is not written yet is hinted at. */
export function BannerPreview({ copy, size, scale = 1, onLogoError }: BannerPreviewProps) {
  return <DrawnBanner {...usePreviewed(copy, onLogoError)} size={size} scale={scale} />;
}
