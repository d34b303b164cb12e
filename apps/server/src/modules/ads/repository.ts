import type { Database, Db, Tx } from '@posthorn/db';
import type { AdType, MediaType, TemplateKind } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';

export type AdRow = Selectable<Database['ad']>;

/** What an ad belongs to. */
export type Owner = { campaignId: string } | { templateId: string };

export const ownerColumns = (owner: Owner) => ({ [ownerColumn(owner)]: ownerId(owner) });

const ownerColumn = (owner: Owner) => ('campaignId' in owner ? 'campaign_id' : 'template_id');
const ownerId = (owner: Owner) => ('campaignId' in owner ? owner.campaignId : owner.templateId);

export function listAds(db: Db | Tx, accountId: string, owner: Owner, type?: AdType) {
  const ads = db
    .selectFrom('ad')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .orderBy('id');
  return (type ? ads.where('type', '=', type) : ads).execute();
}

/** Of which types a campaign has ads. */
export async function presentTypes(tx: Tx, accountId: string, campaignId: string) {
  const rows = await tx
    .selectFrom('ad')
    .distinct()
    .select('type')
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
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
  return db
    .selectFrom('ad')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('type', '=', adType)
    .where(`${of}_id`, 'is not', null)
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
      'linkedin_page_id',
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
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  return kind ? template.where('kind', '=', kind) : template;
}

export const findTemplate = (db: Db, accountId: string, id: string, kind: TemplateKind) =>
  templateQuery(db, accountId, id, kind).executeTakeFirst();

export const lockTemplate = (tx: Tx, accountId: string, id: string, kind?: TemplateKind) =>
  templateQuery(tx, accountId, id, kind).forNoKeyUpdate().executeTakeFirst();

/** What is written in an ad. */
export interface AdWords {
  message: string;
  headline: string;
  link_description: string;
  call_to_action: string;
  display_url: string | null;
}

export async function insertAd(
  tx: Tx,
  accountId: string,
  owner: Owner,
  type: AdType,
  words: AdWords,
): Promise<string> {
  const { id } = await tx
    .insertInto('ad')
    .values({ ...words, account_id: accountId, ...ownerColumns(owner), type })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAd(
  tx: Tx,
  accountId: string,
  id: string,
  words: AdWords,
): Promise<void> {
  await tx
    .updateTable('ad')
    .set({ ...words, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAd(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('ad').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export interface Placed {
  mediaId: string;
  croppedId: string | null;
}

export async function placeMedia(
  tx: Tx,
  accountId: string,
  adId: string,
  placed: Placed[],
): Promise<void> {
  await tx
    .deleteFrom('ad_media')
    .where('account_id', '=', accountId)
    .where('ad_id', '=', adId)
    .execute();
  if (placed.length === 0) return;
  await tx
    .insertInto('ad_media')
    .values(
      placed.map(({ mediaId, croppedId }, position) => ({
        account_id: accountId,
        ad_id: adId,
        position,
        media_id: mediaId,
        cropped_id: croppedId,
      })),
    )
    .execute();
}

/** Which pictures ads show, in order. */
export function listPlaced(db: Db | Tx, accountId: string, adIds: string[]) {
  return db
    .selectFrom('ad_media')
    .select(['ad_id', 'position', 'media_id', 'cropped_id'])
    .where('account_id', '=', accountId)
    .where('ad_id', 'in', adIds)
    .orderBy('ad_id')
    .orderBy('position')
    .execute();
}

export type AdError = Pick<
  Selectable<Database['campaign_error']>,
  'ad_id' | 'code' | 'created_at' | 'message' | 'user_message'
>;

/** What networks said last against ads, for all of them at once. */
export async function newestErrors(
  db: Db | Tx,
  accountId: string,
  adIds: string[],
): Promise<Map<string | null, AdError>> {
  const rows = await db
    .selectFrom('shown_campaign_error')
    .distinctOn('ad_id')
    .select(['ad_id', 'code', 'created_at', 'message', 'user_message'])
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
