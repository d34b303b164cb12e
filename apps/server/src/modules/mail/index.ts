export { mailHandlers } from './routes.ts';
