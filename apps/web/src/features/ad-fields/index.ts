export { AdTextField } from './components/ad-text-field.tsx';
export { BannerTextField } from './components/banner-text-field.tsx';
export { CallToActionField } from './components/call-to-action-field.tsx';
export { ColourField } from './components/colour-field.tsx';
export { LinesField } from './components/lines-field.tsx';
export { LogoField } from './components/logo-field.tsx';
export { MediaField } from './components/media-field.tsx';
export { TagsField } from './components/tags-field.tsx';
export type { OfferedTag } from './model/offered-tag.ts';
