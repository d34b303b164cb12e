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
export { BudgetDialog } from './budget/deferred-dialog.ts';
export { useBudgetDialog } from './budget/use-budget-dialog.ts';
export { AdsSkeleton } from './components/ads-skeleton.tsx';
export { BannerComposition } from './components/banner-composition.tsx';
export { CampaignBar } from './components/campaign-bar.tsx';
export { MissingChannelDialog } from './components/missing-channel.ts';
export { SocialPageButton } from './components/social-page-button.tsx';
export { TemplateAdsBoard } from './components/template-board.ts';
export {
  adsHref,
  type CopySource,
  createAdHref,
  editAdHref,
} from './model/ad-href.ts';
export {
  type AdOwner,
  campaignOwner,
  templateOwner,
  templateParams,
} from './model/ad-owner.ts';
export { adName } from './model/ad-words.ts';
export { cureHref } from './model/cure-href.ts';
export { findingHref } from './model/finding-href.ts';
export { campaignPages, templatePages } from './model/pages-owner.ts';
export { sayLogoMissing } from './model/say-logo-missing.ts';
export { isLeftOut, surroundingsOf } from './model/surroundings.ts';
export { useKeepAds } from './model/use-keep-ads.ts';
