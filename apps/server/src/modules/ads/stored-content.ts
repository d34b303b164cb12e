import type { AdRow, Db, Tx } from '@posthorn/db';
import type { AdContent, NewAd } from './content.ts';
import { placedIn } from './repository.ts';

/** Ads as they could be written once more, somewhere else. */
export async function readContents(
  db: Db | Tx,
  accountId: string,
  rows: readonly AdRow[],
): Promise<NewAd[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const placed = await placedIn(db, accountId, ids);
  return rows.map((row) => ({
    type: row.type,
    ...partsOf(row),
    placed: placed.get(row.id) ?? [],
  }));
}

function partsOf(row: AdRow): Omit<AdContent, 'placed'> {
  const { type, primary_color } = row;
  if (type === 'GoogleDisplayGeneratedAd') {
    return {
      banner: {
        type: row.banner_type ?? '',
        subtitle: row.subtitle ?? '',
        title: row.title ?? '',
        tags: row.tags ?? [],
        call_to_action: row.banner_action ?? '',
        primary_color,
      },
    };
  }
  if (type === 'GoogleSearchAd') {
    return { search: { headlines: row.headlines ?? [], descriptions: row.descriptions ?? [] } };
  }
  const { bundle_id, page, name, width, height } = row;
  if (type === 'GoogleDisplayCustomAd') {
    if (!bundle_id || !page || !width || !height) throw new Error(`Ad ${row.id} has no banner`);
    return { uploaded: { bundle_id, page, name: name ?? '', width, height } };
  }
  const { message, headline, link_description, call_to_action, display_url } = row;
  return { words: { message, headline, link_description, call_to_action, display_url } };
}
