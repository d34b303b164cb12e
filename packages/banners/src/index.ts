export { Banner } from './banner.tsx';
export { isAlike } from './layout/alike.ts';
export { type BannerWords, bannerLayout } from './layout/layout.ts';
export type { BannerLayout, LogoPlate } from './layout/parts.ts';
export { withPlaceholders } from './placeholders.ts';
