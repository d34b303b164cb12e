import type { Published } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import type { NotNull } from 'kysely';
import type { PublicationRow } from '../engine/lease.ts';
import { mayBeThere, readToFollow } from '../follow/to-follow.ts';

/** What of a campaign is on its networks, or was. */
export async function readPublished(
  db: Db,
  campaignId: string,
  now: Date,
): Promise<{ row: PublicationRow; published: Published }[]> {
  const rows = await db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where(mayBeThere('publication'))
    .$narrowType<{ campaign_id: NotNull }>()
    .execute();
  if (rows.length === 0) return [];
  const found = await readToFollow(db, rows, now);
  return found.map(({ row, asked: { plan, refs } }) => ({ row, published: { plan, refs } }));
}
