export { stopAllDynamicCampaigns } from './commands/end-dynamic-campaigns.ts';
export { moveDynamicInRounds } from './move-in-rounds.ts';
export { dynamicCampaignHandlers } from './routes.ts';
