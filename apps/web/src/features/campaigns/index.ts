export { type Campaign, campaignKey } from './api/get-campaign.ts';
export { campaignsKey, campaignsQuery } from './api/list-campaigns.ts';
export { CampaignMenu } from './commands/campaign-menu.tsx';
export { StatusTag, TypeTag } from './components/campaign-tags.tsx';
export { campaignTitle } from './model/campaign-title.ts';
export { markChanged } from './model/changed-rows.ts';
export { copyHash } from './model/copy-hash.ts';
export { dropUnsaved, onUnsavedDropped, unsavedSlot } from './model/unsaved-texts.ts';
export { useOwnCampaign } from './model/use-own-campaign.ts';
