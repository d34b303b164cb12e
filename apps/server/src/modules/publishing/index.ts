export { findPage } from './catalogue/find-page.ts';
export { followAccount, followCatalogues } from './catalogue/follow.ts';
export { readJobAd } from './catalogue/job-ad.ts';
export {
  countRefusedItems,
  countRefusedOfFeeds,
  refusalOfJob,
  refusedJobs,
} from './catalogue/refusals.ts';
export { listSetsOfFeeds } from './catalogue/sets-of-feeds.ts';
export {
  type CatalogueWish,
  publishCatalogue,
  refreshCatalogues,
  steerCatalogue,
} from './catalogue/want.ts';
export type { Desk } from './desk/desk.ts';
export { listDue } from './desk/list-due.ts';
export { openDesk, publishWorker, watchPublications } from './desk/watch.ts';
export type { RefusedAd } from './engine/moves.ts';
export { runPublication } from './engine/run-publication.ts';
export type { PublishTools } from './engine/tools.ts';
export { endErrors } from './errors/keep-errors.ts';
export { readAssets } from './files/read-asset.ts';
export { followAll } from './follow/follow-all.ts';
export { followTogether } from './follow/follow-together.ts';
export { launchAdOf } from './freeze/plan-ads.ts';
export { readAds } from './freeze/read-ads.ts';
export { readPages, unknownPlaces } from './freeze/read-campaign.ts';
export { findPlacesOnNetworks } from './places/find-places-on-networks.ts';
export { askNetworks } from './read/ask-networks.ts';
export { readLaunch } from './read/read-launch.ts';
export { readPublished } from './read/read-published.ts';

export {
  enlargePublications,
  launchPublications,
  refreshPublications,
  retryPublications,
  steerPublications,
} from './wish/want.ts';
