import { findUnlimitedMoney, type Tx } from '@posthorn/db';
import {
  type CampaignAction,
  earliestExtendedEnd,
  evaluateAction,
  type Finding,
  isRunning,
  launchShortfall,
  moveOf,
  publishedBudget,
  type Role,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/refusal.ts';
import { launchAdOf, readAds } from '../../publishing/index.ts';
import { gateFindings } from '../assert-ready.ts';
import { factsOf } from '../change-campaign.ts';
import { findRow, sumSpent } from '../repository.ts';
import { type CampaignState, stateOf } from '../state.ts';

interface Asked {
  accountId: string;
  role: Role;
  campaignId: string;
  action: CampaignAction;
}

interface InTheWay {
  /** Why a command would refuse the action whatever is sent with it; nothing where the way is free. */
  inTheWay: Finding[];
  /** What a launch lacks where that refuses nothing. */
  shortfall: number | null;
}

export function findInTheWay({ connection, ...deps }: Deps, asked: Asked): Promise<InTheWay> {
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
    const gate = move ? await gateFindings(move, asked, { ...campaign, endDate }, facts) : [];
    return {
      inTheWay: evaluateAction(action, seen, role, { inTheWay: gate }),
      shortfall: move && isRunning(move.to) ? await shortfallOf(tx, asked, campaign) : null,
    };
  });
}

async function shortfallOf(
  tx: Tx,
  { accountId, campaignId }: Asked,
  campaign: CampaignState,
): Promise<number | null> {
  const available = await findUnlimitedMoney(tx, accountId);
  if (available === null) return null;
  const ads = (await readAds(tx, accountId, campaignId)).map(launchAdOf);
  const spent = await sumSpent(tx, campaignId);
  return launchShortfall(campaign, { budget: publishedBudget(campaign, ads), spent }, available);
}
