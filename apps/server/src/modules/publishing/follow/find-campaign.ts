import type { Db, Tx } from '@posthorn/db';
import type { PublicationRow } from '../engine/lease.ts';

/** What people need to hear of a publication: how its campaign is called, and where it lies. */
export const findCampaign = (tx: Db | Tx, { campaign_id }: PublicationRow) =>
  tx
    .selectFrom('campaign')
    .select(['title', 'type', 'workspace_id'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
