import { bannerSizes } from '@posthorn/domain';
import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { BannerCells } from './banner-cells.tsx';
import { ComingBanner } from './coming-banner.tsx';
import type { GridProps } from './drawing.tsx';

const { Component: DrawnGrid } = deferComponent(async () => ({
  default: (await import('./drawing.tsx')).DrawnGrid,
}));

const coming = (
  <BannerCells sizes={bannerSizes}>
    {(size, scale) => <ComingBanner size={size} scale={scale} />}
  </BannerCells>
);

/** The nine banners of an ad, as they will be published. */
export function BannerGrid(props: GridProps) {
  return (
    <Suspense fallback={coming}>
      <DrawnGrid {...props} />
    </Suspense>
  );
}
