export * from './error.ts';
export * from './event.ts';
export * from './names.ts';
export * from './operation.ts';
export { adsOfResource } from './operations/ads.ts';
export * from './operations.ts';
