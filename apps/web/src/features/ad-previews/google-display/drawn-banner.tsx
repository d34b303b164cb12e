import '@posthorn/banners/fonts.css';
import { Banner, type BannerWords, type LogoPlate } from '@posthorn/banners';
import { type BannerSize, bannerSizeSpecs } from '@posthorn/domain';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Live } from '../../../ui/live/live.ts';
import { useDrawing } from './use-drawing.ts';

interface DrawnBannerProps {
  words: Live<BannerWords>;
  size: BannerSize;
  logo: string | null;
  plate: LogoPlate;
  scale: number;
}

/** One of the nine. A key writes into its lines, and draws it only where something moves. */
export const DrawnBanner = memo(function DrawnBanner({
  words,
  size,
  logo,
  plate,
  scale,
}: DrawnBannerProps) {
  const { label, width, height } = bannerSizeSpecs[size];
  const root = useRef<HTMLDivElement>(null);
  const layout = useDrawing(root, { words, size, plate });
  useLayoutEffect(() => {
    const name = () =>
      root.current?.setAttribute('aria-label', `${label}: ${words.snapshot().title}`);
    name();
    return words.subscribe(name);
  }, [words, label]);
  return (
    <div
      ref={root}
      role="img"
      style={{ width: width * scale, height: height * scale }}
      className="overflow-hidden shadow-low ring-1 ring-line"
    >
      <div style={{ width, transform: `scale(${scale})` }} className="origin-top-left">
        <Banner layout={layout} logo={logo ?? undefined} />
      </div>
    </div>
  );
});
