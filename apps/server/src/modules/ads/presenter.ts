import { type AdRow, type Db, filledAd, type Tx } from '@posthorn/db';
import {
  type AdKind,
  type AdMedia,
  type AdTypeOf,
  adMediaFromCut,
  adMediaFromLibrary,
  kindOf,
  LOGO_NOT_FOUND,
  missingPrimaryColor,
  say,
} from '@posthorn/domain';
import { errorWords } from '../../platform/error-words.ts';
import { findMediaByIds, presentCropped, presentMedia } from '../media/index.ts';
import type { Ad, AdOf } from './ad-request.ts';
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
  return rows.map((row) => presentAd(filledAd(row), mediaOf(row), errors.get(row.id)));
}

function presentAd(row: AdRow, media: AdMedia[], error: AdError | undefined): Ad {
  const common = {
    id: row.id,
    status: row.status,
    error: error ? presentError(error) : null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
  return { ...common, adType: row.type, ...contents[kindOf(row.type)](row, media, common) } as Ad;
}

type Common = Pick<Ad, 'id' | 'status' | 'error' | 'createdAt' | 'version'>;
type Content<Kind extends AdKind> = Omit<AdOf<AdTypeOf<Kind>>, keyof Common | 'adType'> &
  Partial<Pick<Common, 'error'>>;

/** What is special about the ads of each kind. */
const contents: {
  [Kind in AdKind]: (row: AdRow, media: AdMedia[], common: Common) => Content<Kind>;
} = {
  social: (row, media) => ({
    message: row.message,
    headline: row.headline,
    linkDescription: row.link_description,
    callToAction: row.call_to_action,
    displayUrl: row.display_url,
    media,
  }),
  drawnBanner: (row, [logo = null], { error }) => {
    const of = row.campaign_id ? 'campaign' : 'template';
    return {
      error: error ?? (of === 'campaign' && !logo ? logoError(row) : null),
      type: row.banner_type ?? '',
      subtitle: row.subtitle ?? '',
      title: row.title ?? '',
      tags: row.tags ?? [],
      callToAction: row.banner_action ?? '',
      primaryColor: row.primary_color ?? missingPrimaryColor[of],
      logoUrl: logo?.url ?? null,
      logo,
    };
  },
  uploadedBanner: ({ id, width, height, name, token, page }) => {
    if (!width || !height || !token || !page) throw new Error(`Ad ${id} has no banner`);
    return {
      html_url: bannerUrl(token, page),
      width,
      height,
      name: name ?? '',
      bannerName: name ?? '',
    };
  },
  search: ({ headlines, descriptions }) => ({
    headlines: headlines ?? [],
    descriptions: descriptions ?? [],
  }),
};

const presentError = (error: AdError) => ({
  code: error.code,
  createdAt: error.created_at.toISOString(),
  errorMessage: error.message,
  userMessage: errorWords(error),
});

/** A template need not have a logo; the campaign that took over its banners does. */
const logoError = (row: AdRow) => ({
  code: LOGO_NOT_FOUND,
  createdAt: row.created_at.toISOString(),
  errorMessage: LOGO_NOT_FOUND,
  userMessage: say('banner.logoNotFound'),
});
