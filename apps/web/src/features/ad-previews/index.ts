export { AdPreview } from './ad-preview.tsx';
export type { PreviewedAd, PreviewedPage, PreviewLook } from './model/previewed-ad.ts';
export { PreviewControls } from './preview-controls.tsx';
export { AdStack } from './stack/ad-stack.tsx';
