import type { AdRow, Db, Tx } from '@posthorn/db';
import { type AdKind, kindOf } from '@posthorn/domain';
import type { AdContent, NewAd, Origin, StoredAd } from './content.ts';
import { listAds, type Owner, placedIn } from './repository.ts';

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
    ...parts[kindOf(row.type)](row),
    placed: placed.get(row.id) ?? [],
  }));
}

/** The part of its content that each kind of ad has. */
const parts: Record<AdKind, (row: AdRow) => Omit<AdContent, 'placed'>> = {
  social: ({ message, headline, link_description, call_to_action, display_url }) => ({
    words: { message, headline, link_description, call_to_action, display_url },
  }),
  drawnBanner: (row) => ({
    banner: {
      type: row.banner_type ?? '',
      subtitle: row.subtitle ?? '',
      title: row.title ?? '',
      tags: row.tags ?? [],
      call_to_action: row.banner_action ?? '',
      primary_color: row.primary_color,
    },
  }),
  uploadedBanner: ({ id, bundle_id, page, name, width, height }) => {
    if (!bundle_id || !page || !width || !height) throw new Error(`Ad ${id} has no banner`);
    return { uploaded: { bundle_id, page, name: name ?? '', width, height } };
  },
  search: ({ headlines, descriptions }) => ({
    search: { headlines: headlines ?? [], descriptions: descriptions ?? [] },
  }),
};

/** All ads of a campaign or a template with what they came from, oldest first. */
export async function readAds(db: Db | Tx, accountId: string, owner: Owner): Promise<StoredAd[]> {
  const rows = await listAds(db, accountId, owner);
  const contents = await readContents(db, accountId, rows);
  return rows.flatMap((row, n) => {
    const content = contents[n];
    if (!content) return [];
    const { id, version, created_at } = row;
    return [
      { ...content, id, version, createdAt: created_at.toISOString(), origin: originOf(row) },
    ];
  });
}

function originOf(row: AdRow): Origin | null {
  const { template_ad_id, template_ad_version, given_version } = row;
  if (!template_ad_id || template_ad_version === null || given_version === null) return null;
  return {
    templateAdId: template_ad_id,
    templateAdVersion: template_ad_version,
    givenVersion: given_version,
  };
}

/** It came from a template and still says what that gave. */
export const isUntouched = ({ origin, version }: StoredAd): boolean =>
  origin !== null && origin.givenVersion === version;
