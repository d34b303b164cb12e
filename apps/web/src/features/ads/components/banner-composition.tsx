import type { BannerSize } from '@posthorn/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { BannerPreview, type PreviewedBanner } from '../../ad-previews/index.ts';

/** Where each banner lies in a picture of all nine, in pixels. */
const places: Record<BannerSize, { left: number; top: number }> = {
  largeLeaderboard: { left: 0, top: 0 },
  leaderboard: { left: 121, top: 114 },
  halfPage: { left: 0, top: 228 },
  wideSkyscraper: { left: 318, top: 228 },
  skyscraper: { left: 496, top: 228 },
  largeRectangle: { left: 634, top: 228 },
  mediumRectangle: { left: 652, top: 540 },
  banner: { left: 67, top: 852 },
  smallBanner: { left: 575, top: 857 },
};
const WIDTH = 970;
const HEIGHT = 912;

/** The nine banners of an ad at a glance, as large as there is room. */
export function BannerComposition({ copy }: { copy: PreviewedBanner }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setScale(element.clientWidth / WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}
      className="relative w-full overflow-hidden"
    >
      {scale
        ? Object.entries(places).map(([size, { left, top }]) => (
            <div key={size} style={{ left: left * scale, top: top * scale }} className="absolute">
              <BannerPreview copy={copy} size={size as BannerSize} scale={scale} />
            </div>
          ))
        : null}
    </div>
  );
}
