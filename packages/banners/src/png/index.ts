export { drawBanner, drawBannerSvg, rasterised } from './draw.ts';
export { LogoError } from './logo.ts';
