import type { Db, Tx } from '@posthorn/db';
import type { AdType, MediaType } from '@posthorn/domain';

/** A picture of an ad, as it lies in the storage. */
export interface Picture {
  mediaId: string;
  type: MediaType;
  key: string;
  /** Smaller, for drawings. */
  previewKey: string | null;
  /** 0 where nobody counted them. */
  bytes: number;
  width: number;
  height: number;
}

export type ReadAd = Awaited<ReturnType<typeof readRows>>[number] & {
  pictures: Picture[];
  /** Of an uploaded banner. */
  files: { path: string; key: string }[];
};

/** The ads of a campaign with all that is published of them, looked up for all of them at once. */
export async function readAds(
  tx: Db | Tx,
  accountId: string,
  campaignId: string,
): Promise<ReadAd[]> {
  const rows = await readRows(tx, accountId, campaignId);
  const pictures = await readPictures(tx, accountId, campaignId);
  const files = await readFiles(tx, accountId, campaignId);
  return rows.map((row) => ({
    ...row,
    pictures: pictures.filter(({ adId }) => adId === row.id).map(({ adId: _, ...rest }) => rest),
    files: files.filter(({ ad_id }) => ad_id === row.id).map(({ path, key }) => ({ path, key })),
  }));
}

async function readRows(tx: Db | Tx, accountId: string, campaignId: string) {
  const rows = await tx
    .selectFrom('ad')
    .leftJoin('banner_ad', 'banner_ad.ad_id', 'ad.id')
    .leftJoin('search_ad', 'search_ad.ad_id', 'ad.id')
    .leftJoin('uploaded_banner', 'uploaded_banner.ad_id', 'ad.id')
    .select([
      'ad.id',
      'ad.type',
      'ad.message',
      'ad.headline',
      'ad.link_description',
      'ad.call_to_action',
      'ad.display_url',
      'banner_ad.type as banner_type',
      'banner_ad.subtitle',
      'banner_ad.title',
      'banner_ad.tags',
      'banner_ad.call_to_action as banner_action',
      'banner_ad.primary_color',
      'search_ad.headlines',
      'search_ad.descriptions',
      'uploaded_banner.bundle_id',
      'uploaded_banner.name',
      'uploaded_banner.width',
      'uploaded_banner.height',
    ])
    .where('ad.account_id', '=', accountId)
    .where('ad.campaign_id', '=', campaignId)
    .orderBy('ad.id')
    .execute();
  return rows.map(({ type, ...row }) => ({ ...row, adType: type as AdType }));
}

/** What was cut out is shown instead of the whole. */
async function readPictures(tx: Db | Tx, accountId: string, campaignId: string) {
  const rows = await tx
    .selectFrom('ad')
    .innerJoin('ad_media', 'ad_media.ad_id', 'ad.id')
    .innerJoin('media', 'media.id', 'ad_media.media_id')
    .leftJoin('cropped_image as cut', 'cut.id', 'ad_media.cropped_id')
    .select([
      'ad.id as adId',
      'media.id as mediaId',
      'media.type',
      'media.file_key',
      'media.preview_key',
      'media.bytes',
      'media.width',
      'media.height',
      'cut.file_key as cut_key',
      'cut.width as cut_width',
      'cut.height as cut_height',
    ])
    .where('ad.account_id', '=', accountId)
    .where('ad.campaign_id', '=', campaignId)
    .orderBy('ad.id')
    .orderBy('ad_media.position')
    .execute();
  return rows.map(({ adId, mediaId, type, preview_key: previewKey, ...row }) => ({
    adId,
    mediaId,
    type,
    previewKey,
    key: row.cut_key ?? row.file_key,
    bytes: row.cut_key ? 0 : row.bytes,
    width: row.cut_width ?? row.width,
    height: row.cut_height ?? row.height,
  }));
}

function readFiles(tx: Db | Tx, accountId: string, campaignId: string) {
  return tx
    .selectFrom('ad')
    .innerJoin('uploaded_banner', 'uploaded_banner.ad_id', 'ad.id')
    .innerJoin('banner_file', 'banner_file.bundle_id', 'uploaded_banner.bundle_id')
    .select(['ad.id as ad_id', 'banner_file.path', 'banner_file.key'])
    .where('ad.account_id', '=', accountId)
    .where('ad.campaign_id', '=', campaignId)
    .orderBy('banner_file.path')
    .execute();
}
