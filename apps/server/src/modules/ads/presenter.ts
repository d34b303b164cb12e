import type { AdRow, Db, Tx } from '@posthorn/db';
import {
  type AdMedia,
  adMediaFromCut,
  adMediaFromLibrary,
  LOGO_NOT_FOUND,
  missingPrimaryColor,
  say,
} from '@posthorn/domain';
import { findMediaByIds, presentCropped, presentMedia } from '../media/index.ts';
import type { Ad } from './ad-request.ts';
import { bannerUrl } from './banner-url.ts';
import { type AdError, newestErrors, placedIn } from './repository.ts';

/** Ads with their pictures and errors, looked up for all of them at once. */
export async function presentAds(
  db: Db | Tx,
  accountId: string,
  rows: readonly AdRow[],
): Promise<Ad[]> {
  if (rows.length === 0) return [];
  const adIds = rows.map(({ id }) => id);
  const placed = await placedIn(db, accountId, adIds);
  const errors = await newestErrors(db, accountId, adIds);
  const ids = [...placed.values()]
    .flat()
    .flatMap(({ mediaId, croppedId }) => [mediaId, croppedId ?? mediaId]);
  const { media, cropped } = await findMediaByIds(db, accountId, [...new Set(ids)]);
  const mediaOf = (row: AdRow): AdMedia[] =>
    (placed.get(row.id) ?? []).flatMap(({ mediaId, croppedId }) => {
      const item = media.get(mediaId);
      if (!item) return [];
      const original = adMediaFromLibrary(presentMedia(item), row.type);
      const cut = croppedId ? cropped.get(croppedId) : undefined;
      return [cut ? adMediaFromCut(original, presentCropped(cut), row.type) : original];
    });
  return rows.map((row) => presentAd(row, mediaOf(row), errors.get(row.id)));
}

function presentAd(row: AdRow, media: AdMedia[], error: AdError | undefined): Ad {
  const { type: adType } = row;
  const common = {
    id: row.id,
    status: row.status,
    error: error ? presentError(error) : null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
  if (adType === 'GoogleDisplayGeneratedAd') {
    const [logo = null] = media;
    const of = row.campaign_id ? 'campaign' : 'template';
    return {
      ...common,
      adType,
      error: common.error ?? (of === 'campaign' && !logo ? logoError(row) : null),
      type: row.banner_type ?? '',
      subtitle: row.subtitle ?? '',
      title: row.title ?? '',
      tags: row.tags ?? [],
      callToAction: row.banner_action ?? '',
      primaryColor: row.primary_color ?? missingPrimaryColor[of],
      logoUrl: logo?.url ?? null,
      logo,
    };
  }
  if (adType === 'GoogleDisplayCustomAd') {
    const { width, height, name, token, page } = row;
    if (!width || !height || !token || !page) throw new Error(`Ad ${row.id} has no banner`);
    return { ...common, adType, html_url: bannerUrl(token, page), width, height, name: name ?? '' };
  }
  if (adType === 'GoogleSearchAd') {
    const { headlines, descriptions } = row;
    return { ...common, adType, headlines: headlines ?? [], descriptions: descriptions ?? [] };
  }
  return {
    ...common,
    adType,
    message: row.message,
    headline: row.headline,
    linkDescription: row.link_description,
    callToAction: row.call_to_action,
    displayUrl: row.display_url,
    media,
  };
}

const presentError = (error: AdError) => ({
  code: error.code,
  createdAt: error.created_at.toISOString(),
  errorMessage: error.message,
  userMessage: error.user_message,
});

/** A template need not have a logo; the campaign that took over its banners does. */
const logoError = (row: AdRow) => ({
  code: LOGO_NOT_FOUND,
  createdAt: row.created_at.toISOString(),
  errorMessage: LOGO_NOT_FOUND,
  userMessage: say('banner.logoNotFound'),
});
