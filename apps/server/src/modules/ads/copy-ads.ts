import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import { type AdRow, listAds, listPlaced, type Owner, ownerColumns } from './repository.ts';

interface Copying {
  from: Owner;
  to: Owner;
  /** Which of the ads, and with what words; all of them as they are unless said otherwise. */
  choose?: (ads: AdRow[]) => AdRow[];
}

/**
 * The same ads somewhere else, in the same order. They share their cut-outs until one of them is cut
 * anew. Says how many there were.
 */
export async function copyAds(
  tx: Tx,
  accountId: string,
  { from, to, choose = (ads) => ads }: Copying,
): Promise<number> {
  const ads = choose(await listAds(tx, accountId, from));
  if (ads.length === 0) return 0;
  const ids = await newIds(tx, ads.length);
  const copyOf = new Map(ads.map((ad, n) => [ad.id, ids[n] ?? '']));
  await tx
    .insertInto('ad')
    .values(
      ads.map((ad) => ({
        id: copyOf.get(ad.id),
        account_id: accountId,
        ...ownerColumns(to),
        type: ad.type,
        message: ad.message,
        headline: ad.headline,
        link_description: ad.link_description,
        call_to_action: ad.call_to_action,
        display_url: ad.display_url,
      })),
    )
    .execute();
  const placed = await listPlaced(tx, accountId, [...copyOf.keys()]);
  if (placed.length === 0) return ads.length;
  await tx
    .insertInto('ad_media')
    .values(
      placed.map(({ ad_id, position, media_id, cropped_id }) => ({
        account_id: accountId,
        ad_id: copyOf.get(ad_id) ?? '',
        position,
        media_id,
        cropped_id,
      })),
    )
    .execute();
  return ads.length;
}

/** In the order of time, as ids of ads are: lists are sorted by them. */
async function newIds(tx: Tx, count: number): Promise<string[]> {
  const made = sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`;
  const { rows } = await made.execute(tx);
  return rows.map(({ id }) => id).sort();
}
