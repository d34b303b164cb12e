import type { Database, Db, Tx } from '@posthorn/db';
import type { AdType, FocalPoint, MediaType, TemplateKind } from '@posthorn/domain';
import { type Insertable, type Selectable, sql } from 'kysely';

export type MediaRow = Selectable<Database['media']> & {
  first_name: string | null;
  last_name: string | null;
};
export type CroppedRow = Selectable<Database['cropped_image']>;

const fromAllMedia = (db: Db | Tx) =>
  db
    .selectFrom('media')
    .leftJoin('person', 'person.id', 'media.person_id')
    .selectAll('media')
    .select(['person.first_name', 'person.last_name']);

const fromMedia = (db: Db | Tx, accountId: string) =>
  fromAllMedia(db).where('media.account_id', '=', accountId);

/** In whatever account. */
export const listFilmsWithoutStills = (db: Db): Promise<MediaRow[]> =>
  fromAllMedia(db)
    .where('media.type', '=', 'video')
    .where('media.removed_at', 'is', null)
    .where(sql<boolean>`cardinality(media.thumbnail_keys) = 0`)
    .execute();

export function listMedia(db: Db, accountId: string, type: MediaType): Promise<MediaRow[]> {
  return fromMedia(db, accountId)
    .where('media.type', '=', type)
    .where('media.removed_at', 'is', null)
    .orderBy('media.created_at', 'desc')
    .orderBy('media.id', 'desc')
    .execute();
}

/** The newest of a library, not all of it. */
export const newestMedia = (
  db: Db,
  accountId: string,
  type: MediaType,
  count: number,
): Promise<MediaRow[]> =>
  fromMedia(db, accountId)
    .where('media.type', '=', type)
    .where('media.removed_at', 'is', null)
    .orderBy('media.created_at', 'desc')
    .orderBy('media.id', 'desc')
    .limit(count)
    .execute();

export function findMedia(
  db: Db | Tx,
  accountId: string,
  id: string,
  types: readonly MediaType[],
): Promise<MediaRow | undefined> {
  return fromMedia(db, accountId)
    .where('media.id', '=', id)
    .where('media.type', 'in', types)
    .executeTakeFirst();
}

/** The oldest item of the library that was made from the same file. */
export function findSameContent(
  tx: Tx,
  accountId: string,
  type: MediaType,
  contentHash: Buffer,
): Promise<{ id: string; title: string } | undefined> {
  return tx
    .selectFrom('media')
    .select(['id', 'title'])
    .where('account_id', '=', accountId)
    .where('content_hash', '=', contentHash)
    .where('type', '=', type)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
}

/** Items and cut-outs by their ids, whatever an id may be; with the originals of the cut-outs. */
export async function findMediaByIds(db: Db | Tx, accountId: string, ids: string[]) {
  if (ids.length === 0)
    return { media: new Map<string, MediaRow>(), cropped: new Map<string, CroppedRow>() };
  const cropped = await db
    .selectFrom('cropped_image')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const media = await fromMedia(db, accountId)
    .where('media.id', 'in', [...ids, ...cropped.map(({ media_id }) => media_id)])
    .execute();
  return {
    media: new Map(media.map((row) => [row.id, row])),
    cropped: new Map(cropped.map((row) => [row.id, row])),
  };
}

/** Held until the transaction ends: two people do not change one item at once. */
export async function lockMedia(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMedia(tx: Tx, row: Insertable<Database['media']>): Promise<string> {
  const { id } = await tx.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateMedia(
  tx: Tx,
  accountId: string,
  id: string,
  words: { title: string; altText: string; focalPoint: FocalPoint },
): Promise<void> {
  await tx
    .updateTable('media')
    .set({
      title: words.title,
      alt_text: words.altText,
      focal_x: words.focalPoint.x,
      focal_y: words.focalPoint.y,
      version: sql<number>`version + 1`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Answers with the files it had. */
export function deleteMedia(tx: Tx, accountId: string, id: string) {
  return tx
    .deleteFrom('media')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['file_key', 'preview_key', 'thumbnail_keys'])
    .executeTakeFirst();
}

export async function setStills(
  tx: Tx,
  accountId: string,
  id: string,
  stills: { preview_key: string; thumbnail_keys: string[] },
): Promise<void> {
  await tx
    .updateTable('media')
    .set(stills)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Out of the library; the ads and forms that show it keep it. */
export async function hideMedia(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .updateTable('media')
    .set({ removed_at: sql<Date>`product_now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

interface Use {
  /** Null where a form shows it. */
  ad_id: string | null;
  ad_type: AdType | null;
  campaign_id: string | null;
  workspace_id: string | null;
  title: string | null;
  template_id: string | null;
  kind: TemplateKind | null;
  template_title: string | null;
  function_group: string | null;
}

/** The ads, then the forms, that show one of these items or something cut out of it. */
export async function listUses(
  db: Db | Tx,
  accountId: string,
  mediaIds: readonly string[],
): Promise<Use[]> {
  const { rows } = await sql<Use>`
    with shown as (
      select id as ad_id, type as ad_type, campaign_id, template_id, id from ad
      where account_id = ${accountId} and id in (
        select ad_id from ad_media where account_id = ${accountId} and media_id = any(${mediaIds}))
      union all
      select null, null, campaign_id, template_id, id from lead_form
      where account_id = ${accountId} and media_id = any(${mediaIds}))
    select shown.ad_id, shown.ad_type, shown.campaign_id, campaign.workspace_id, campaign.title,
      shown.template_id, template.kind, template.title as template_title, template.function_group
    from shown
    left join campaign on campaign.id = shown.campaign_id
    left join template on template.id = shown.template_id
    order by shown.ad_id is null, shown.id`.execute(db);
  return rows;
}

export async function listWorkspaceIdsOf(
  db: Db,
  accountId: string,
  personId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace_member')
    .select('workspace_id')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ workspace_id }) => workspace_id);
}

/** Whether an ad or a form shows an item, or something cut out of it. */
export async function isShown(tx: Tx, accountId: string, mediaId: string): Promise<boolean> {
  const shown = tx.selectFrom('shown_media').select('media_id').where('account_id', '=', accountId);
  return (await shown.where('media_id', '=', mediaId).limit(1).execute()).length > 0;
}

export async function isCutShown(tx: Tx, accountId: string, croppedId: string): Promise<boolean> {
  const shown = tx.selectFrom('shown_media').select('media_id').where('account_id', '=', accountId);
  return (await shown.where('cropped_id', '=', croppedId).limit(1).execute()).length > 0;
}

export function listCropsOf(tx: Tx, accountId: string, mediaId: string): Promise<CroppedRow[]> {
  return tx
    .selectFrom('cropped_image')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('media_id', '=', mediaId)
    .execute();
}

export function findCropped(
  db: Db | Tx,
  accountId: string,
  id: string,
): Promise<CroppedRow | undefined> {
  return db
    .selectFrom('cropped_image')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertCropped(
  tx: Tx,
  row: Insertable<Database['cropped_image']>,
): Promise<CroppedRow> {
  return tx.insertInto('cropped_image').values(row).returningAll().executeTakeFirstOrThrow();
}

const SWEPT_AT_ONCE = 200;

/** Out of the library, and no ad or form shows them. */
export function listUnusedRemoved(db: Db) {
  return db
    .selectFrom('media')
    .select(['account_id', 'id'])
    .where('removed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shown_media')
            .whereRef('shown_media.account_id', '=', 'media.account_id')
            .whereRef('shown_media.media_id', '=', 'media.id'),
        ),
      ),
    )
    .limit(SWEPT_AT_ONCE)
    .execute();
}

/** A person's draft may speak of a cut-out for a while; after that no one will. */
export function listForgottenCrops(db: Db) {
  return db
    .selectFrom('cropped_image')
    .select(['account_id', 'media_id', 'id'])
    .where('created_at', '<', sql<Date>`product_now() - interval '60 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shown_media')
            .whereRef('shown_media.account_id', '=', 'cropped_image.account_id')
            .whereRef('shown_media.cropped_id', '=', 'cropped_image.id'),
        ),
      ),
    )
    .limit(SWEPT_AT_ONCE)
    .execute();
}

/** Answers with the files it had. */
export function deleteCrop(tx: Tx, accountId: string, id: string) {
  return tx
    .deleteFrom('cropped_image')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['file_key', 'thumbnail_key'])
    .executeTakeFirst();
}
