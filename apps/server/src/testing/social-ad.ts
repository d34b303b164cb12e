import type { OperationAnswer } from '@posthorn/contract';
import { adTypeSpecs, type SocialAdType } from '@posthorn/domain';
import { admin, editor, world } from './scene.ts';

export type Ad = OperationAnswer<'createAd'>;

export const resourceOf = (adType: SocialAdType) => adTypeSpecs[adType].resource.campaign;
export const chosen = (id = world.media.image.id) => ({ id, type: 'image' as const });

/** A body that fits the type; stories have no texts and carousels two pictures. */
export const bodyFor = (adType: SocialAdType) => ({
  media: adType.includes('Carousel') ? [chosen(), chosen()] : chosen(),
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  link_description: 'Apply in a minute',
  call_to_action: 'SIGN_UP',
});

export const createAd = (adType: SocialAdType, body: object, campaignId = world.campaign.id) =>
  admin.send('createAd', { params: { campaignId, resource: resourceOf(adType) }, body });

export async function listAds(adType: SocialAdType, campaignId = world.campaign.id) {
  const params = { campaignId, resource: resourceOf(adType) };
  return (await editor.call('listAds', { params })).body as Ad[];
}
