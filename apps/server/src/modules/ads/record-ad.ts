import type { Tx } from '@posthorn/db';
import type { RecordedCampaign } from '@posthorn/domain';
import { recordChange } from '../../platform/record.ts';
import type { AdRequest } from './ad-request.ts';
import { touchTemplate } from './repository.ts';

/** What the ad belongs to: a campaign, or a template. */
type AdsOf = { id: string; workspace_id: string } | { templateId: string };

/**
 * A change of an ad stands in the log of its campaign, and open screens of the campaign hear of it.
 * Templates belong to the whole account, so all its members hear of theirs.
 */
export async function recordAd(
  tx: Tx,
  { accountId, personId, requestId }: Pick<AdRequest, 'accountId' | 'personId' | 'requestId'>,
  owner: AdsOf,
  said: { before?: RecordedCampaign; after?: RecordedCampaign },
): Promise<void> {
  const change = { accountId, personId, requestId, action: 'changed', ...said } as const;
  if ('templateId' in owner) {
    await touchTemplate(tx, accountId, owner.templateId);
    return recordChange(tx, {
      ...change,
      workspaceId: null,
      kind: 'template',
      entityId: owner.templateId,
      tells: { wholeAccount: true },
    });
  }
  return recordChange(tx, {
    ...change,
    workspaceId: owner.workspace_id,
    kind: 'campaign',
    entityId: owner.id,
    campaignId: owner.id,
    tells: { workspaceId: owner.workspace_id },
  });
}
