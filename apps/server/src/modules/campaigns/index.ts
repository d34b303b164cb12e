export { campaignHandlers } from './routes.ts';
