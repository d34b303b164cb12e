import type { Db, Tx } from '../connect.ts';

/**
 * Ads with what is particular to their kind, and the places their tags name; of the other kinds' columns
 * there is nothing.
 */
export const fromAds = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('ad')
    .leftJoin('banner_ad', 'banner_ad.ad_id', 'ad.id')
    .leftJoin('search_ad', 'search_ad.ad_id', 'ad.id')
    .leftJoin('uploaded_banner', 'uploaded_banner.ad_id', 'ad.id')
    .leftJoin('banner_bundle', 'banner_bundle.id', 'uploaded_banner.bundle_id')
    .leftJoin('campaign', 'campaign.id', 'ad.campaign_id')
    .selectAll('ad')
    .select([
      'banner_ad.type as banner_type',
      'banner_ad.subtitle',
      'banner_ad.title',
      'banner_ad.tags',
      'banner_ad.call_to_action as banner_action',
      'banner_ad.primary_color',
      'search_ad.headlines',
      'search_ad.descriptions',
      'uploaded_banner.bundle_id',
      'uploaded_banner.page',
      'uploaded_banner.name',
      'uploaded_banner.width',
      'uploaded_banner.height',
      'banner_bundle.token',
      'campaign.locations',
    ])
    .where('ad.account_id', '=', accountId);

export type AdRow = Awaited<ReturnType<ReturnType<typeof fromAds>['executeTakeFirstOrThrow']>>;
