export { type Ad, adsKey, adsQuery } from './api/list-ads.ts';
export {
  adsHref,
  adTypeAnchor,
  type CopySource,
  channelAnchors,
  createAdHref,
  editAdHref,
} from './model/ad-href.ts';
export type { AdOwner } from './model/ad-owner.ts';
