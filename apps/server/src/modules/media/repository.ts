import type { Database, Db, Tx } from '@posthorn/db';
import type { FocalPoint, MediaType } from '@posthorn/domain';
import { type Insertable, type Selectable, sql } from 'kysely';

export type MediaRow = Selectable<Database['media']> & {
  first_name: string | null;
  last_name: string | null;
};
export type CroppedRow = Selectable<Database['cropped_image']>;

const fromMedia = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('media')
    .leftJoin('person', 'person.id', 'media.person_id')
    .selectAll('media')
    .select(['person.first_name', 'person.last_name'])
    .where('media.account_id', '=', accountId);

export function listMedia(db: Db, accountId: string, type: MediaType): Promise<MediaRow[]> {
  return fromMedia(db, accountId)
    .where('media.type', '=', type)
    .orderBy('media.created_at', 'desc')
    .orderBy('media.id', 'desc')
    .execute();
}

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

export async function deleteMedia(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('media').where('account_id', '=', accountId).where('id', '=', id).execute();
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

export function replaceCropped(
  tx: Tx,
  accountId: string,
  id: string,
  row: Pick<
    Insertable<Database['cropped_image']>,
    'width' | 'height' | 'crop' | 'file_key' | 'thumbnail_key'
  >,
): Promise<CroppedRow> {
  return tx
    .updateTable('cropped_image')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
