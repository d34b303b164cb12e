import type { Tx } from '@posthorn/db';
import type { AdType } from '@posthorn/domain';
import { sql } from 'kysely';
import type { AdContent, NewAd, Origin, Placed, StoredAd } from './content.ts';
import { type Owner, ownerColumn, ownerColumns, ownerId } from './repository.ts';

/** Writes new ads with all that belongs to them; answers with their ids, in the same order. */
export async function insertAds(
  tx: Tx,
  accountId: string,
  owner: Owner,
  ads: readonly NewAd[],
  created_at?: Date,
): Promise<string[]> {
  const ids = await newIds(tx, ads.length);
  await tx
    .insertInto('ad')
    .values(
      ads.map((ad, n) => ({
        id: ids[n],
        ...columnsOf(accountId, owner, ad),
        ...(created_at && { created_at }),
      })),
    )
    .execute();
  await writeParts(tx, accountId, new Map(ads.map((ad, n) => [ids[n] ?? '', ad])));
  return ids;
}

/** Ads that were deleted come back as they were, under their old ids. */
export async function putBackAds(
  tx: Tx,
  accountId: string,
  owner: Owner,
  ads: readonly StoredAd[],
): Promise<void> {
  if (ads.length === 0) return;
  await tx
    .insertInto('ad')
    .values(
      ads.map((ad) => ({
        id: ad.id,
        ...columnsOf(accountId, owner, ad),
        version: ad.version,
        created_at: new Date(ad.createdAt),
      })),
    )
    .execute();
  await writeParts(tx, accountId, new Map(ads.map((ad) => [ad.id, ad])));
}

const columnsOf = (accountId: string, owner: Owner, { type, words, origin }: NewAd) => ({
  account_id: accountId,
  ...ownerColumns(owner),
  type,
  message: words?.message ?? '',
  headline: words?.headline ?? '',
  link_description: words?.link_description ?? '',
  call_to_action: words?.call_to_action ?? '',
  display_url: words?.display_url ?? null,
  ...originColumns(origin ?? null),
});

const originColumns = (origin: Origin | null) => ({
  template_ad_id: origin?.templateAdId ?? null,
  template_ad_version: origin?.templateAdVersion ?? null,
  given_version: origin?.givenVersion ?? null,
});

/** An ad that was left alone says what the ad of the template says now. */
export async function renewAd(
  tx: Tx,
  accountId: string,
  { id, version }: Pick<StoredAd, 'id' | 'version'>,
  content: AdContent,
  origin: Omit<Origin, 'givenVersion'>,
): Promise<void> {
  await updateAd(tx, accountId, id, content);
  await tx
    .updateTable('ad')
    .set(originColumns({ ...origin, givenVersion: version + 1 }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The next version of an ad. */
export async function updateAd(
  tx: Tx,
  accountId: string,
  id: string,
  content: AdContent,
): Promise<void> {
  await tx
    .updateTable('ad')
    .set({ ...content.words, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  for (const table of ['ad_media', 'banner_ad', 'search_ad', 'uploaded_banner'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('ad_id', '=', id)
      .execute();
  }
  await writeParts(tx, accountId, new Map([[id, content]]));
}

export async function deleteAd(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('ad').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export async function deleteAds(
  tx: Tx,
  accountId: string,
  owner: Owner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('ad')
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .where('id', 'in', ids)
    .execute();
}

/** Deletes these ads of one kind; answers how many were still there. */
export async function removeAds(
  tx: Tx,
  accountId: string,
  owner: Owner,
  { type, ids }: { type: AdType; ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('ad')
    .where('account_id', '=', accountId)
    .where(ownerColumn(owner), '=', ownerId(owner))
    .where('type', '=', type)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What stands beside the ads, a table at a time. */
async function writeParts(
  tx: Tx,
  accountId: string,
  contents: ReadonlyMap<string, AdContent>,
): Promise<void> {
  const rows = <Part extends object>(partsOf: (content: AdContent) => (Part | undefined)[]) =>
    [...contents].flatMap(([ad_id, content]) =>
      partsOf(content).flatMap((part) => (part ? [{ ad_id, account_id: accountId, ...part }] : [])),
    );
  const banners = rows(({ banner }) => [banner]);
  if (banners.length > 0) await tx.insertInto('banner_ad').values(banners).execute();
  const searches = rows(({ search }) => [search]);
  if (searches.length > 0) await tx.insertInto('search_ad').values(searches).execute();
  const uploads = rows(({ uploaded }) => [uploaded]);
  if (uploads.length > 0) await tx.insertInto('uploaded_banner').values(uploads).execute();
  const pictures = rows(({ placed }) => placed.map(placeOf));
  if (pictures.length > 0) await tx.insertInto('ad_media').values(pictures).execute();
}

const placeOf = ({ mediaId, croppedId }: Placed, position: number) => ({
  position,
  media_id: mediaId,
  cropped_id: croppedId,
});

/** In the order of time, as ids of ads are: lists are sorted by them. */
async function newIds(tx: Tx, count: number): Promise<string[]> {
  const made = sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`;
  const { rows } = await made.execute(tx);
  return rows.map(({ id }) => id).sort();
}
