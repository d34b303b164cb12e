export { AdPreview } from './ad-preview.tsx';
export { BannerGrid } from './google-display/banner-grid.tsx';
export { BannerPlaceholders } from './google-display/banner-placeholders.tsx';
export { BannerPreview } from './google-display/banner-preview.tsx';
export type { PreviewedBanner } from './google-display/previewed-banner.ts';
export { UploadedBanner } from './google-display/uploaded-banner.tsx';
export { SearchAdPreview, SearchPlaceholder } from './google-search/search-ad-preview.tsx';
export { SearchPreview } from './google-search/search-preview.tsx';
export { PreviewLanguage } from './model/preview-language.ts';
export type {
  PreviewedAd,
  PreviewedMedia,
  PreviewedPage,
  PreviewLook,
} from './model/previewed-ad.ts';
export { stillOf } from './parts/still-of.ts';
export { PreviewControls } from './preview-controls.tsx';
export { AdStack } from './stack/ad-stack.tsx';
