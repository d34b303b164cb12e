import type { Tx } from '@posthorn/db';
import {
  type DynamicCampaignAction,
  type DynamicMove,
  dynamicMoveOf,
  type Role,
  wrongStatusFinding,
} from '@posthorn/domain';
import { type Change, recordChange } from '../../../platform/record.ts';
import { notFound, Refusal, refuse } from '../../../platform/refusal.ts';
import { type DynamicCampaignAnswer, presentDynamicCampaigns } from '../presenter.ts';
import {
  type DynamicCampaignRow,
  findDynamicCampaign,
  lockDynamicCampaign,
} from '../repository.ts';

export interface Whose {
  accountId: string;
  personId: string;
  role: Role;
}

/** Who asks for a change of which dynamic campaign, and which version of it they saw. */
export interface DynamicCampaignRequest extends Whose {
  dynamicCampaignId: string;
  expectedVersion: number | undefined;
}

/** The campaign as the caller saw it; another person's newer version is told and not overwritten. */
export async function lockExpected(
  tx: Tx,
  request: DynamicCampaignRequest,
): Promise<DynamicCampaignRow> {
  const { accountId, dynamicCampaignId, expectedVersion } = request;
  const row = await lockDynamicCampaign(tx, accountId, dynamicCampaignId);
  if (!row) throw notFound();
  if (expectedVersion !== undefined && expectedVersion !== row.version) {
    throw new Refusal('stale', 'request.stale', {
      current: await answer(tx, request, dynamicCampaignId),
    });
  }
  return row;
}

/** What the action does to the campaign, as the table of actions says; refused where it does not. */
export const assertAllowed = (
  action: DynamicCampaignAction,
  { status }: DynamicCampaignRow,
): DynamicMove => dynamicMoveOf(action, status) ?? refuse(wrongStatusFinding(status), 'conflict');

export async function answer(
  tx: Tx,
  whose: Whose,
  dynamicCampaignId: string,
): Promise<DynamicCampaignAnswer> {
  const row = await findDynamicCampaign(tx, whose.accountId, dynamicCampaignId);
  const [presented] = row ? await presentDynamicCampaigns(tx, whose, [row]) : [];
  if (!presented) throw notFound();
  return presented;
}

/** Dynamic campaigns belong to the account as a whole, so everyone in it hears of them. */
export const record = (
  tx: Tx,
  { accountId, personId }: { accountId: string; personId: string | null },
  dynamicCampaignId: string,
  change: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordChange(tx, {
    ...change,
    ...{ accountId, personId, workspaceId: null },
    ...{ kind: 'dynamicCampaign', entityId: dynamicCampaignId, tells: { wholeAccount: true } },
  });
