import type { OperationAnswer } from '@posthorn/contract';
import { admin, world } from './scene.ts';

export type BannerAd = OperationAnswer<'createBannerAd'>;
export type SearchAd = OperationAnswer<'createSearchAd'>;
export type UploadedBanner = Extract<OperationAnswer<'uploadBanners'>, unknown[]>[number];

export const logoUrl = (id = world.media.logo.id) => `/api/master-images/${id}/file`;

export const bannerBody = () => ({
  type: 'We are hiring',
  intro: 'Work where people matter',
  title: 'Nurses wanted',
  call_to_action: 'Apply now',
  tags: ['Full time', 'Near home'],
  background_color: '#1D4ED8',
  logo_url: logoUrl(),
});

export const searchBody = () => ({
  headlines: ['Nurses wanted', 'Work near home', 'Apply in a minute'],
  descriptions: ['Come and work with us', 'We look forward to meeting you'],
});

export const createBannerAd = (body: object, campaignId = world.campaign.id) =>
  admin.send('createBannerAd', { params: { campaignId }, body });

export const createSearchAd = (body: object, campaignId = world.campaign.id) =>
  admin.send('createSearchAd', { params: { campaignId }, body });

export const listAllAds = async (campaignId = world.campaign.id) =>
  (await admin.call('listAllAds', { params: { campaignId } })).body;

export function uploadBanners(
  archive: Buffer,
  campaignId = world.campaign.id,
  headers = {},
  replaced: readonly { id: string }[] = [],
) {
  const form = new FormData();
  if (replaced.length > 0) form.append('replaces', replaced.map(({ id }) => id).join(','));
  form.append('zip', new Blob([new Uint8Array(archive)]), 'banners.zip');
  return admin.send('uploadBanners', { params: { campaignId }, body: form }, headers);
}
