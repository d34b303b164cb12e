import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { ComingBanner } from './coming-banner.tsx';
import type { PreviewProps } from './drawing.tsx';

const { Component: DrawnPreview } = deferComponent(async () => ({
  default: (await import('./drawing.tsx')).DrawnPreview,
}));

/** One banner, as it will be published. What is not written yet is hinted at. */
export function BannerPreview(props: PreviewProps) {
  const { size, scale = 1 } = props;
  return (
    <Suspense fallback={<ComingBanner size={size} scale={scale} />}>
      <DrawnPreview {...props} />
    </Suspense>
  );
}
