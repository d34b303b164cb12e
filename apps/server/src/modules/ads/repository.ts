import { type Database, type Db, fromAds, type Tx } from '@posthorn/db';
import type { AdType, MediaType, TemplateKind } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';
import type { Placed } from './content.ts';

/** What an ad belongs to. */
export type Owner = { campaignId: string } | { templateId: string };

export const ownerColumns = (owner: Owner) => ({ [ownerColumn(owner)]: ownerId(owner) });

export const ownerColumn = (owner: Owner) =>
  'campaignId' in owner ? 'campaign_id' : 'template_id';
export const ownerId = (owner: Owner) =>
  'campaignId' in owner ? owner.campaignId : owner.templateId;

export function listAds(db: Db | Tx, accountId: string, owner: Owner, type?: AdType) {
  const ads = fromAds(db, accountId)
    .where(`ad.${ownerColumn(owner)}`, '=', ownerId(owner))
    .orderBy('ad.id');
  return (type ? ads.where('ad.type', '=', type) : ads).execute();
}

export function findAds(db: Db | Tx, accountId: string, ids: string[]) {
  return fromAds(db, accountId).where('ad.id', 'in', ids).orderBy('ad.id').execute();
}

/** The types of the ads of a campaign or a template, one for each ad. */
export async function listTypes(tx: Tx, accountId: string, owner: Owner): Promise<AdType[]> {
  const rows = await tx
    .selectFrom('ad')
    .select('type')
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .execute();
  return rows.map(({ type }) => type);
}

/** An ad has one address: that of its kind, and of what it belongs to. */
export function findAd(
  db: Db | Tx,
  accountId: string,
  id: string,
  { adType, of }: { adType: AdType; of: 'campaign' | 'template' },
) {
  return fromAds(db, accountId)
    .where('ad.id', '=', id)
    .where('ad.type', '=', adType)
    .where(`ad.${of}_id`, 'is not', null)
    .executeTakeFirst();
}

/** What the rules of ads know about their campaign. One change of its ads at a time. */
export function lockCampaign(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('campaign')
    .select([
      'id',
      'workspace_id',
      'status',
      'type',
      'package_id',
      'channels_off',
      'title',
      'language',
      'locations',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** One kind has its own address; without a kind any template will do. */
function templateQuery(db: Db | Tx, accountId: string, id: string, kind?: TemplateKind) {
  const template = db
    .selectFrom('template')
    .select(['id', 'type'])
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  return kind ? template.where('kind', '=', kind) : template;
}

export const findTemplate = (db: Db, accountId: string, id: string, kind: TemplateKind) =>
  templateQuery(db, accountId, id, kind).executeTakeFirst();

export const lockTemplate = (tx: Tx, accountId: string, id: string, kind?: TemplateKind) =>
  templateQuery(tx, accountId, id, kind).forNoKeyUpdate().executeTakeFirst();

/** A change of its ads is a change of the template: campaigns made from it are behind it. */
export async function touchTemplate(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .updateTable('template')
    .set({ revision: sql<number>`revision + 1`, updated_at: sql<Date>`product_now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Which pictures ads show, in order, by ad. */
export async function placedIn(
  db: Db | Tx,
  accountId: string,
  adIds: string[],
): Promise<Map<string, Placed[]>> {
  const rows = await db
    .selectFrom('ad_media')
    .select(['ad_id', 'media_id', 'cropped_id'])
    .where('account_id', '=', accountId)
    .where('ad_id', 'in', adIds)
    .orderBy('ad_id')
    .orderBy('position')
    .execute();
  const placed = new Map<string, Placed[]>();
  for (const { ad_id, media_id: mediaId, cropped_id: croppedId } of rows) {
    placed.set(ad_id, [...(placed.get(ad_id) ?? []), { mediaId, croppedId }]);
  }
  return placed;
}

export type AdError = Pick<
  Selectable<Database['campaign_error']>,
  'ad_id' | 'code' | 'created_at' | 'message' | 'user_message' | 'user_text'
>;

/** What networks said last against ads, for all of them at once. */
export async function newestErrors(
  db: Db | Tx,
  accountId: string,
  adIds: string[],
): Promise<Map<string | null, AdError>> {
  const rows = await db
    .selectFrom('open_campaign_error')
    .distinctOn('ad_id')
    .select(['ad_id', 'code', 'created_at', 'message', 'user_message', 'user_text'])
    .where('account_id', '=', accountId)
    .where('ad_id', 'in', adIds)
    .where('kind', '=', 'delivery')
    .orderBy('ad_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.ad_id, row]));
}

/** The kind of the first picture of each ad: some networks count images and films apart. */
export async function firstMediaTypes(tx: Tx, accountId: string, adIds: string[]) {
  if (adIds.length === 0) return new Map<string, MediaType>();
  const rows = await tx
    .selectFrom('ad_media')
    .innerJoin('media', 'media.id', 'ad_media.media_id')
    .select(['ad_media.ad_id', 'media.type'])
    .where('ad_media.account_id', '=', accountId)
    .where('ad_media.ad_id', 'in', adIds)
    .where('ad_media.position', '=', 0)
    .execute();
  return new Map<string, MediaType>(rows.map((row) => [row.ad_id, row.type]));
}
