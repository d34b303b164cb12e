export { findActivePackage } from './repository.ts';
export { packageHandlers } from './routes.ts';
