import type { OperationAnswer } from '@posthorn/contract';
import type { Db, Tx } from '@posthorn/db';
import { type AdMedia, adMediaFromCut, adMediaFromLibrary } from '@posthorn/domain';
import { findMediaByIds, presentCropped, presentMedia } from '../media/index.ts';
import { type AdError, type AdRow, listPlaced, newestErrors } from './repository.ts';

type Presented = OperationAnswer<'createAd'>;

/** Ads with their pictures and errors, looked up for all of them at once. */
export async function presentAds(db: Db | Tx, accountId: string, rows: AdRow[]) {
  if (rows.length === 0) return [];
  const adIds = rows.map(({ id }) => id);
  const placed = await listPlaced(db, accountId, adIds);
  const errors = await newestErrors(db, accountId, adIds);
  const ids = placed.flatMap(({ media_id, cropped_id }) => [media_id, cropped_id ?? media_id]);
  const { media, cropped } = await findMediaByIds(db, accountId, ids);
  const mediaOf = (row: AdRow): AdMedia[] =>
    placed
      .filter(({ ad_id }) => ad_id === row.id)
      .flatMap(({ media_id, cropped_id }) => {
        const item = media.get(media_id);
        if (!item) return [];
        const original = adMediaFromLibrary(presentMedia(item), row.type);
        const cut = cropped_id ? cropped.get(cropped_id) : undefined;
        return [cut ? adMediaFromCut(original, presentCropped(cut), row.type) : original];
      });
  return rows.map((row) => presentAd(row, mediaOf(row), errors.get(row.id)));
}

const presentAd = (row: AdRow, media: AdMedia[], error: AdError | undefined): Presented => ({
  id: row.id,
  adType: row.type,
  status: row.status,
  message: row.message,
  headline: row.headline,
  linkDescription: row.link_description,
  callToAction: row.call_to_action,
  displayUrl: row.display_url,
  media,
  error: error ? presentError(error) : null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

const presentError = (error: AdError) => ({
  code: error.code,
  createdAt: error.created_at.toISOString(),
  errorMessage: error.message,
  userMessage: error.user_message,
});
