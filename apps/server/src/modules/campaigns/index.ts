export { configurationHandlers } from './configuration-routes.ts';
export { campaignHandlers } from './routes.ts';
