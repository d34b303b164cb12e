export { findActivePackage, findTemplate } from './repository.ts';
export { presetHandlers } from './routes.ts';
