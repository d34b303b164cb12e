import { type SearchCopy, tidyLines } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { templateParams } from '../../ads/index.ts';
import type { AdWriter } from '../model/editor-form.ts';

/** Empty lines stay behind. */
export const bodyOf = ({ headlines, descriptions }: SearchCopy) => ({
  headlines: tidyLines(headlines),
  descriptions: tidyLines(descriptions),
});

export const writeSearchAd: AdWriter<SearchCopy> = {
  create(owner, { copy }, options) {
    const body = bodyOf(copy);
    if (owner.kind === 'campaign') {
      return call('createSearchAd', { params: { campaignId: owner.id }, body }, options);
    }
    return call('createTemplateSearchAd', { params: templateParams(owner), body }, options);
  },
  update: (params, { copy }, options) =>
    call('updateSearchAd', { params, body: { ...bodyOf(copy), id: params.adId } }, options),
};
