import type { OperationInput } from '@posthorn/contract';
import { type AdMedia, type BannerCopy as BannerCopyOf, tidyTags } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { templateParams } from '../../ads/index.ts';
import type { AdWriter } from '../model/editor-form.ts';

export type BannerCopy = BannerCopyOf<AdMedia>;

export const bodyOf = (copy: BannerCopy): OperationInput<'createBannerAd'>['body'] => ({
  type: copy.type,
  intro: copy.subtitle,
  title: copy.title,
  call_to_action: copy.callToAction,
  tags: tidyTags(copy.tags),
  background_color: copy.primaryColor,
  logo_url: copy.logo?.url ?? null,
});

export const writeBannerAd: AdWriter<BannerCopy> = {
  create(owner, { copy }, options) {
    const body = bodyOf(copy);
    if (owner.kind === 'campaign') {
      return call('createBannerAd', { params: { campaignId: owner.id }, body }, options);
    }
    return call('createTemplateBannerAd', { params: templateParams(owner), body }, options);
  },
  update: (params, { copy }, options) =>
    call('updateBannerAd', { params, body: bodyOf(copy) }, options),
};
