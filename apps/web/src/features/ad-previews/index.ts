export { AdPreview } from './ad-preview.tsx';
export { SearchAdPreview, SearchPlaceholder } from './google-search/search-ad-preview.tsx';
export { SearchPreview } from './google-search/search-preview.tsx';
export type { PreviewedAd, PreviewedPage, PreviewLook } from './model/previewed-ad.ts';
export { PreviewControls } from './preview-controls.tsx';
export { AdStack } from './stack/ad-stack.tsx';
