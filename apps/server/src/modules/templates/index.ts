export { findTemplate } from './repository.ts';
export { templateHandlers } from './routes.ts';
