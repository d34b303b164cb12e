import { dayNamed } from '../../delivery/zone.ts';
import type { LedgerObject } from '../../ledger/object.ts';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import type { JsonObject } from '../names/check.ts';

/** Micros that every day must have at least: one of the account's currency. */
const DAILY_MINIMUM = 1_000_000n;
/** For so many days Google keeps to a total by itself in a Search campaign. */
const SHORTEST_DAYS = 3;
const LONGEST_DAYS = 90;

export const campaignsOf = (customer: Customer, budget: string): LedgerObject[] =>
  customer.world.ledger
    .list({ kind: 'campaign', account: customer.account.id })
    .filter(({ fields }) => fields.campaignBudget === budget);

const dayOf = (moment: unknown) => dayNamed(String(moment ?? '').slice(0, 10));

/** What a budget for a whole life asks of its campaign. */
export function checkTotalBudget(budget: JsonObject, campaign: JsonObject, path: Path): void {
  if (budget.period !== 'CUSTOM_PERIOD') return;
  if (campaign.advertisingChannelType === 'DISPLAY')
    refuse(
      'campaignBudgetError.CAMPAIGN_BUDGET_PERIOD_NOT_AVAILABLE',
      'The requested budget period is not available for this type of campaign.',
      [...path, 'campaign_budget'],
    );
  if (campaign.endDateTime === undefined)
    refuse(
      'campaignError.END_DATE_TIME_REQUIRED_FOR_TOTAL_BUDGET',
      'A campaign with a total budget needs an end.',
      [...path, 'end_date_time'],
    );
  if (daysOf(campaign) > LONGEST_DAYS)
    refuse(
      'campaignError.DURATION_TOO_LONG_FOR_TOTAL_BUDGET',
      'The campaign is too long for a total budget.',
      [...path, 'end_date_time'],
    );
  checkDailyMinimum(budget, campaign, path);
}

/** Of a new campaign only: one that is stopped on its first day gets shorter all the same. */
export function checkShortest(budget: JsonObject, campaign: JsonObject, path: Path): void {
  if (budget.period === 'CUSTOM_PERIOD' && daysOf(campaign) < SHORTEST_DAYS)
    // Google documents no code of its own for it.
    refuse(
      'campaignBudgetError.CAMPAIGN_BUDGET_PERIOD_NOT_AVAILABLE',
      'The campaign is too short for a total budget.',
      [...path, 'end_date_time'],
    );
}

export function checkDailyMinimum(budget: JsonObject, campaign: JsonObject, path: Path): void {
  if (budget.period !== 'CUSTOM_PERIOD') return;
  const least = BigInt(daysOf(campaign)) * DAILY_MINIMUM;
  if (BigInt(String(budget.totalAmountMicros ?? 0)) < least)
    refuse(
      'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM',
      'The total budget is below what its days need at least.',
      path,
      {
        details: {
          budgetPerDayMinimumErrorDetails: {
            minimumBudgetAmountMicros: String(least),
            failedBudgetAmountMicros: String(budget.totalAmountMicros ?? 0),
          },
        },
      },
    );
}

const daysOf = ({ startDateTime, endDateTime }: JsonObject): number =>
  (dayOf(endDateTime) ?? 0) - (dayOf(startDateTime) ?? 0) + 1;
