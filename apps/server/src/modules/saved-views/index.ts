export { savedViewHandlers } from './routes.ts';
