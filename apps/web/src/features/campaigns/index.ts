export { budgetBody } from './api/budget-body.ts';
export {
  type PlacesOnNetwork,
  placesInAddress,
  placesOnNetworksQuery,
} from './api/find-places-on-networks.ts';
export { type Campaign, campaignKey, campaignQuery } from './api/get-campaign.ts';
export { type CampaignFigures, campaignFiguresQuery } from './api/get-campaign-figures.ts';
export { useShortfall } from './api/get-in-the-way.ts';
export { type Launch, launchKey, launchQuery } from './api/get-launch.ts';
export { campaignsKey, campaignsQuery } from './api/list-campaigns.ts';
export { CampaignMenu } from './commands/campaign-menu.tsx';
export { BudgetBar } from './components/budget-bar.tsx';
export { CampaignPageFrame } from './components/campaign-page-frame.tsx';
export { CampaignPages } from './components/campaign-pages.tsx';
export { StatusTag, statusDots, statusLabel, TypeTag } from './components/campaign-tags.tsx';
export { CommandButton } from './components/command-button.tsx';
export { DeliveryTrouble, ErrorsTip, extentOf } from './components/delivery-trouble.tsx';
export { HashButton } from './components/hash-button.tsx';
export { ListEnd } from './components/list-end.tsx';
export { PacingBar } from './components/pacing-bar.tsx';
export { RedeployButton } from './components/redeploy-button.tsx';
export { SearchButton } from './components/search-trigger.tsx';
export { VacancyGuard } from './components/vacancy-guard.tsx';
export { EnlargeLayer, type Enlarging } from './enlarge/enlarge-layer.tsx';
export {
  keepCampaign,
  refreshCampaigns,
} from './model/campaign-cache.ts';
export { campaignAdsHref, campaignHref, EDITOR_ANCHOR } from './model/campaign-href.ts';
export { markChanged } from './model/changed-rows.ts';
export { rememberCreated } from './model/just-created.ts';
export { currentOf, keepCurrent } from './model/keep-current.ts';
export type { ViewSearch } from './model/list-view.ts';
export { recentCampaigns } from './model/recent-campaigns.ts';
export { rulesOf } from './model/rules-of.ts';
export { supportText } from './model/support-text.ts';
export { useOwnCampaign } from './model/use-own-campaign.ts';
export { useRowFocus } from './model/use-row-focus.ts';
export type { Command } from './search/command.ts';
export { OwnCommands } from './search/own-commands-layer.ts';
export { SearchLayer } from './search/search-layer.tsx';
