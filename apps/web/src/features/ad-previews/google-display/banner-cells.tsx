import { type BannerSize, type BannerSizeSpec, bannerSizeSpecs, sizeText } from '@posthorn/domain';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { FittedFrame } from './fitted-frame.tsx';

interface BannerCellsProps {
  sizes: readonly BannerSize[];
  children: (size: BannerSize, scale: number) => ReactNode;
}

// Four columns everywhere; in a narrow place a banner takes twice as many of them.
const spans: Record<BannerSizeSpec['columns'], string> = {
  1: 'col-span-2 @lg:col-span-1',
  2: 'col-span-4 @lg:col-span-2',
  4: 'col-span-4',
};

/** The places of banners beside each other, each with its name. */
export function BannerCells({ sizes, children }: BannerCellsProps) {
  return (
    <div className="@container w-full min-w-0">
      <div className="grid grid-cols-4 items-start gap-x-4 gap-y-5">
        {sizes.map((size) => {
          const spec = bannerSizeSpecs[size];
          return (
            <div key={size} data-size={size} className={cx('min-w-0', spans[spec.columns])}>
              <FittedFrame width={spec.width} label={`${spec.label} ${sizeText(spec)}`}>
                {(scale) => children(size, scale)}
              </FittedFrame>
            </div>
          );
        })}
      </div>
    </div>
  );
}
