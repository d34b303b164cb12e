export { adsOfResource } from './ad-addresses.ts';
export * from './error.ts';
export * from './event.ts';
export * from './names.ts';
export * from './operation.ts';
export * from './operations.ts';
export * from './webhook-body.ts';
