import { type AdRow, type Db, filledAd, fromAds, type Tx } from '@posthorn/db';
import type { AdType, CampaignLocation, MediaType } from '@posthorn/domain';

/** A picture of an ad, as it lies in the storage. */
export interface Picture {
  mediaId: string;
  type: MediaType;
  key: string;
  /** Smaller, for drawings. */
  previewKey: string | null;
  /** 0 where no one counted them. */
  bytes: number;
  width: number;
  height: number;
  /** Seconds; null for a still picture. */
  duration: number | null;
}

export type ReadAd = Omit<AdRow, 'type'> & {
  adType: AdType;
  pictures: Picture[];
  /** Of an uploaded banner. */
  files: { path: string; key: string }[];
};

/**
 * The ads of a campaign with all that is published of them, looked up for all of them at once. Their tags
 * name the places the campaign has, or those it was published with.
 */
export async function readAds(
  tx: Db | Tx,
  accountId: string,
  campaignId: string,
  locations?: readonly CampaignLocation[],
): Promise<ReadAd[]> {
  const rows = await fromAds(tx, accountId)
    .where('ad.campaign_id', '=', campaignId)
    .orderBy('ad.id')
    .execute();
  const pictures = await readPictures(tx, accountId, campaignId);
  const files = await readFiles(tx, accountId, campaignId);
  const filled = rows.map((row) => filledAd(row, locations));
  return filled.map(({ type: adType, ...row }) => ({
    ...row,
    adType,
    pictures: pictures.filter(({ adId }) => adId === row.id).map(({ adId: _, ...rest }) => rest),
    files: files.filter(({ ad_id }) => ad_id === row.id).map(({ path, key }) => ({ path, key })),
  }));
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
      'media.duration',
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
    duration: row.duration,
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
