import { type BannerSize, bannerSizeSpecs } from '@posthorn/domain';
import { Skeleton } from '../../../ui/index.ts';

/** A banner that is still to be drawn. */
export function ComingBanner({ size, scale }: { size: BannerSize; scale: number }) {
  const { width, height } = bannerSizeSpecs[size];
  return (
    <div style={{ width: width * scale, height: height * scale }}>
      <Skeleton className="size-full rounded-none!" />
    </div>
  );
}
