export { stopAllDynamicCampaigns } from './commands/end-dynamic-campaigns.ts';
export { finishDynamicInRounds } from './finish-in-rounds.ts';
export { dynamicCampaignHandlers } from './routes.ts';
