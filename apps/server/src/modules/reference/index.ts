export { referenceHandlers } from './routes.ts';
