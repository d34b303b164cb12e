export { startCampaign } from './commands/create-campaign.ts';
export { finishCampaigns, finishInRounds } from './commands/finish-campaigns.ts';
export { pauseByItself } from './commands/pause-by-itself.ts';
export { stopAllCampaigns } from './commands/stop-all-campaigns.ts';
export { configurationHandlers } from './configuration-routes.ts';
export { erroredCampaignHandlers } from './errored-routes.ts';
export { campaignHandlers } from './routes.ts';
export { campaignTemplateHandlers } from './template-routes.ts';
