export { campaignKey } from './api/get-campaign.ts';
export { campaignsKey, campaignsQuery } from './api/list-campaigns.ts';
