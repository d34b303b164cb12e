import type { OperationInput } from '@posthorn/contract';
import { adTypeSpecs, isCarousel, type SocialAdType, usesText } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import { type Ad, type AdOwner, templateParams } from '../../ads/index.ts';
import type { Content } from '../model/content.ts';

type Body = OperationInput<'createAd'>['body'];

/** Failures are shown in the editor. */
const quiet = { suppressErrorToast: true };

/** Saves a new ad, or the next version of one that is there. */
export function saveAd(
  owner: AdOwner,
  content: Content,
  saved: { id: string; version: number } | null,
): Promise<Ad> {
  const body = bodyOf(content);
  if (!saved) return createAd(owner, content.adType, body);
  const resource = adTypeSpecs[content.adType].resource[owner.kind];
  const params = { resource, adId: saved.id };
  return call('updateAd', { params, body }, { ...quiet, ifMatch: saved.version });
}

function createAd(owner: AdOwner, adType: SocialAdType, body: Body): Promise<Ad> {
  const { resource } = adTypeSpecs[adType];
  if (owner.kind === 'campaign') {
    const params = { campaignId: owner.id, resource: resource.campaign };
    return call('createAd', { params, body }, quiet);
  }
  const params = { ...templateParams(owner), resource: resource.template };
  return call('createTemplateAd', { params, body }, quiet);
}

/** Texts that the type does not show are not sent: nobody could see them any more. */
export function bodyOf({ adType, copy }: Content): Body {
  const chosen = copy.media.flatMap((item) => (item ? [{ id: item.id, type: item.type }] : []));
  const [only] = chosen;
  const text = (field: 'message' | 'headline' | 'linkDescription') =>
    usesText(adType, field) ? copy[field] : '';
  return {
    media: isCarousel(adType) || !only ? chosen : only,
    message: text('message'),
    headline: text('headline'),
    link_description: text('linkDescription'),
    call_to_action: copy.callToAction,
    status: 'active',
  };
}
