export { drawBanner, drawBannerSvg } from './draw.ts';
export { LogoError } from './logo.ts';
export { rasterised } from './rasterise.ts';
