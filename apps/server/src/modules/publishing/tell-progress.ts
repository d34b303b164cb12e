import type { Db, Tx } from '@posthorn/db';
import { announce } from '../../platform/events/announce.ts';

interface Place {
  campaignId: string;
  accountId: string;
  workspaceId: string;
}

/** Tells open screens that a campaign got further on a network. */
export const tellProgress = (
  db: Db | Tx,
  { campaignId, accountId, workspaceId }: Place,
): Promise<void> =>
  announce(db, {
    accountId,
    audience: { workspaceId },
    event: { kind: 'launch', id: campaignId, action: 'changed', by: null },
  });
