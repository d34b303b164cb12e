import { bannerPlaceholders, bannerSizeSpecs } from '@posthorn/domain';
import { BannerCells } from './banner-cells.tsx';

/** Where banners will be: the shapes of three of them. */
export function BannerPlaceholders() {
  return (
    <BannerCells sizes={bannerPlaceholders}>
      {(size, scale) => {
        const { width, height } = bannerSizeSpecs[size];
        return (
          <div
            data-placeholder={size}
            style={{ width: width * scale, height: height * scale }}
            className="flex items-center gap-4 rounded-xs border border-dashed border-control bg-surface-2 p-4"
          >
            <span className="aspect-square h-2/5 max-h-12 rounded-xs bg-surface-3" />
            <span className="flex flex-1 flex-col gap-2">
              <span className="h-2.5 w-3/4 rounded-full bg-surface-3" />
              <span className="h-2 w-1/2 rounded-full bg-surface-3" />
            </span>
          </div>
        );
      }}
    </BannerCells>
  );
}
