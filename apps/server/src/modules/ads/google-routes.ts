import type { AdType } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { sendBanner, sendBanners } from './banner-pictures.ts';
import { checkBannerAd } from './checks/banner-ad.ts';
import { checkSearchAd } from './checks/search-ad.ts';
import { createAd } from './commands/create-ads.ts';
import { updateAd } from './commands/update-ad.ts';
import { uploadBanners } from './commands/upload-banners.ts';
import { adsOf, oneAdOf, ownerOf, requestOf } from './request-of.ts';

const inCampaign = <Type extends AdType>(adType: Type) => ({ adType, of: 'campaign' }) as const;
const inTemplate = <Type extends AdType>(adType: Type) => ({ adType, of: 'template' }) as const;

export const googleAdHandlers = {
  async createBannerAd(context) {
    const { account, params, body, deps } = context;
    const request = requestOf(context, inCampaign('GoogleDisplayGeneratedAd'));
    return createAd(deps, request, ownerOf(params), checkBannerAd(account.id, 'campaign', body));
  },
  async createTemplateBannerAd(context) {
    const { account, params, body, deps } = context;
    const request = requestOf(context, inTemplate('GoogleDisplayGeneratedAd'));
    return createAd(deps, request, ownerOf(params), checkBannerAd(account.id, 'template', body));
  },
  async updateBannerAd(context) {
    const { account, params, body, deps } = context;
    const { of } = adsOf(params.resource);
    const request = oneAdOf(context, { adType: 'GoogleDisplayGeneratedAd', of });
    return updateAd(deps, request, checkBannerAd(account.id, of, body));
  },
  async getBannerPicture({ account, params, deps, request, reply }) {
    const { adId, size, resource } = params;
    const asked = { accountId: account.id, adId, ...adsOf(resource) };
    return sendBanner(deps, asked, size, { request, reply });
  },
  async getBannerPictures({ account, params, deps, request, reply }) {
    const { adId, resource } = params;
    const asked = { accountId: account.id, adId, ...adsOf(resource) };
    return sendBanners(deps, asked, { request, reply });
  },
  async uploadBanners(context) {
    const { params, body, upload, deps } = context;
    const request = requestOf(context, inCampaign('GoogleDisplayCustomAd'));
    return uploadBanners(deps, request, ownerOf(params), {
      upload,
      replacedIds: body.replaces,
    });
  },
  async uploadTemplateBanners(context) {
    const { params, body, upload, deps } = context;
    const request = requestOf(context, inTemplate('GoogleDisplayCustomAd'));
    return uploadBanners(deps, request, ownerOf(params), {
      upload,
      replacedIds: body.replaces,
    });
  },
  async createSearchAd(context) {
    const { params, body, deps } = context;
    const request = requestOf(context, inCampaign('GoogleSearchAd'));
    return createAd(deps, request, ownerOf(params), checkSearchAd(body));
  },
  async createTemplateSearchAd(context) {
    const { params, body, deps } = context;
    const request = requestOf(context, inTemplate('GoogleSearchAd'));
    return createAd(deps, request, ownerOf(params), checkSearchAd(body));
  },
  async updateSearchAd(context) {
    const { params, body, deps } = context;
    const { of } = adsOf(params.resource);
    const request = oneAdOf(context, { adType: 'GoogleSearchAd', of });
    return updateAd(deps, request, checkSearchAd(body, params.adId));
  },
} satisfies Partial<Handlers>;
