import type { OperationCall } from '@posthorn/contract';
import {
  type AdMedia,
  type AdTextField,
  adTypeSpecs,
  isCarousel,
  type SocialAdType,
  type SocialCopy as SocialCopyOf,
  showsDisplayUrl,
  usesText,
} from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { templateParams } from '../../ads/index.ts';
import type { AdWriter, Content } from '../model/editor-form.ts';

export type SocialCopy = SocialCopyOf<AdMedia>;

type Body = OperationCall<'createAd'>['body'];

export const writeSocialAd: AdWriter<SocialCopy> = {
  create(owner, content, options) {
    const { resource } = adTypeSpecs[content.adType];
    const body = bodyOf(content);
    if (owner.kind === 'campaign') {
      const params = { campaignId: owner.id, resource: resource.campaign };
      return call('createAd', { params, body }, options);
    }
    const params = { ...templateParams(owner), resource: resource.template };
    return call('createTemplateAd', { params, body }, options);
  },
  update: (params, content, options) =>
    call('updateAd', { params, body: bodyOf(content) }, options),
};

/** Texts that the type does not show are not sent: no one could see them any more. */
export function bodyOf({ adType, copy }: Content<SocialCopy>): Body {
  const chosen = copy.media.flatMap((item) => (item ? [{ id: item.id, type: item.type }] : []));
  const [only] = chosen;
  const has = (field: AdTextField) => usesText(adType as SocialAdType, field);
  return {
    media: isCarousel(adType) || !only ? chosen : only,
    ...(has('message') && { message: copy.message }),
    ...(has('headline') && { headline: copy.headline }),
    ...(has('linkDescription') && { link_description: copy.linkDescription }),
    call_to_action: copy.callToAction,
    status: 'active',
    ...(copy.displayUrl && showsDisplayUrl(adType) && { display_url: copy.displayUrl }),
  };
}
