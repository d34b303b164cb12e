import { addDays } from '@posthorn/domain';
import { type Format, formats } from './mapping/format.ts';
import { centsOf } from './mapping/money.ts';
import { shareBudget } from './mapping/share.ts';
import { findAll } from './pages.ts';
import { dateRange } from './statistics.ts';
import type { Tree } from './tree.ts';
import { idOf, urn } from './urn.ts';
import type { Campaign } from './wire.ts';
import type { Work } from './work.ts';

interface SpendRow {
  pivotValues: string[];
  costInLocalCurrency?: string;
}

const DAY = 86_400_000;
/** On a good day LinkedIn spends half as much again. */
const MOST_OF_A_DAY = 1.5;

/**
 * What each campaign has used of the budget, in cents: what is reported, and what it may have spent
 * since then. One that never began has used nothing.
 */
async function usedBy({ client, clock, plan }: Work, tree: Tree): Promise<Map<Format, number>> {
  const begun = [...tree.campaigns].filter(([, { status }]) => status !== 'DRAFT');
  if (begun.length === 0) return new Map();
  const rows = await findAll<SpendRow>(client, 'adAnalytics', {
    q: 'analytics',
    pivot: 'CAMPAIGN',
    timeGranularity: 'ALL',
    dateRange: dateRange(addDays(plan.startDate, -1)),
    campaigns: begun.map(([, { id }]) => urn('sponsoredCampaign', String(id))),
    fields: ['pivotValues', 'costInLocalCurrency'],
  });
  const reported = new Map(
    rows.map((row) => [idOf(row.pivotValues[0] ?? ''), centsOf(row.costInLocalCurrency ?? '0')]),
  );
  return new Map(
    begun.map(([format, campaign]) => [
      format,
      withUnreported(campaign, reported.get(String(campaign.id)) ?? 0, clock.now()),
    ]),
  );
}

/** Reports lag behind by hours; a day's spending is more than they can miss. */
function withUnreported(
  { totalBudget, runSchedule }: Campaign,
  reported: number,
  now: number,
): number {
  if (reported === 0 && now < runSchedule.start) return 0;
  const budget = centsOf(totalBudget.amount);
  // A span of time and no days of the calendar: one that begins late spends as much in fewer hours.
  const span = Math.max(DAY, (runSchedule.end ?? runSchedule.start) - runSchedule.start);
  return Math.min(budget, reported + Math.ceil((MOST_OF_A_DAY * budget * DAY) / span));
}

/**
 * How a budget is divided over the campaigns that have ads, so many each. What the others have used
 * is gone: it is not given out a second time.
 */
export async function budgetShares(
  work: Work,
  tree: Tree,
  budget: number,
  ads: ReadonlyMap<Format, number>,
): Promise<Map<Format, number>> {
  const used = await usedBy(work, tree);
  const sharing = formats.filter((format) => (ads.get(format) ?? 0) > 0);
  const gone = formats
    .filter((format) => !sharing.includes(format))
    .reduce((sum, format) => sum + (used.get(format) ?? 0), 0);
  const shares = shareBudget(
    budget - gone,
    sharing.map((format) => ({ weight: ads.get(format) ?? 0, spent: used.get(format) ?? 0 })),
  );
  return new Map(sharing.map((format, index) => [format, shares[index] ?? 0]));
}
