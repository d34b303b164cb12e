export {
  type Ad,
  adOwnerKey,
  adsKey,
  adsQuery,
  type BannerAd,
  isUploaded,
  type SearchAd,
  type SocialAd,
  type UploadedAd,
} from './api/list-ads.ts';
export { MissingChannelDialog } from './components/missing-channel.ts';
export { SocialPageButton } from './components/social-page-button.tsx';
export {
  adsHref,
  budgetHref,
  type CopySource,
  createAdHref,
  editAdHref,
} from './model/ad-href.ts';
export { type AdOwner, campaignOwner, templateParams } from './model/ad-owner.ts';
export { sayLogoMissing } from './model/say-logo-missing.ts';
export { isLeftOut, surroundingsOf } from './model/surroundings.ts';
export { useKeepAds } from './model/use-keep-ads.ts';
