export { type FoundBanner, findBanners } from './archive/find-banners.ts';
export { keepBanner, type StoredBanner, storeBanner } from './archive/keep-banner.ts';
export { addBannerFiles } from './banner-files.ts';
export { checkBannerAd } from './checks/banner-ad.ts';
export { checkSearchAd } from './checks/search-ad.ts';
export { checkSocialAd } from './checks/social-ad.ts';
export { addAds } from './commands/create-ads.ts';
export type { AdContent, CheckContent, NewAd, StoredAd } from './content.ts';
export { copyAds } from './copy-ads.ts';
export { findCompany } from './find-company.ts';
export { googleAdHandlers } from './google-routes.ts';
export { presentAds } from './presenter.ts';
export {
  listAds,
  listTypes,
  type Owner,
  ownerColumn,
  ownerColumns,
  ownerId,
  touchTemplate,
} from './repository.ts';
export { adHandlers } from './routes.ts';
export { deleteAds, insertAds, putBackAds, renewAd } from './store-ads.ts';
export { isUntouched, readAds } from './stored-content.ts';
export { bannerWorker } from './sweep-banners.ts';
export { textsOf, withTexts } from './with-texts.ts';
