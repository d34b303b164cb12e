import {
  type CampaignAction,
  earliestExtendedEnd,
  evaluateAction,
  type Finding,
  moveOf,
  type Role,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/refusal.ts';
import { gateFindings } from '../assert-ready.ts';
import { factsOf } from '../change-campaign.ts';
import { findRow } from '../repository.ts';
import { stateOf } from '../state.ts';

interface Asked {
  accountId: string;
  role: Role;
  campaignId: string;
  action: CampaignAction;
}

/** Why a command would refuse the action whatever is sent with it; nothing where the way is free. */
export function findInTheWay({ connection, ...deps }: Deps, asked: Asked): Promise<Finding[]> {
  const { accountId, campaignId, action, role } = asked;
  return connection.db.transaction().execute(async (tx) => {
    const row = await findRow(tx, accountId, campaignId);
    if (!row) throw notFound();
    const facts = await factsOf(tx, deps, row);
    const campaign = { ...stateOf(row), minimumTimes: facts.minimumTimes };
    const seen = { ...campaign, ...(await facts.difference()) };
    const move = moveOf(action, seen);
    // An extension moves the last day, so that one that is over is not in its way.
    const endDate =
      action === 'extend' ? earliestExtendedEnd(campaign.endDate, facts.today) : campaign.endDate;
    const inTheWay = move ? await gateFindings(move, asked, { ...campaign, endDate }, facts) : [];
    return evaluateAction(action, seen, role, { inTheWay });
  });
}
