export { AdPreview } from './ad-preview.tsx';
export { BannerGrid } from './google-display/banner-grid.tsx';
export { BannerPlaceholders } from './google-display/banner-placeholders.tsx';
export { BannerPreview } from './google-display/banner-preview.tsx';
export type { PreviewedBanner } from './google-display/previewed-banner.ts';
export { UploadedBanner } from './google-display/uploaded-banner.tsx';
export type { PreviewedAd, PreviewedPage, PreviewLook } from './model/previewed-ad.ts';
export { PreviewControls } from './preview-controls.tsx';
export { AdStack } from './stack/ad-stack.tsx';
