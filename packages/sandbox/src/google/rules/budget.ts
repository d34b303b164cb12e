import type { LedgerObject } from '../../ledger/object.ts';
import { type Path, refuse } from '../errors.ts';
import type { JsonObject } from '../names/check.ts';
import { moneyOf } from './money.ts';
import type { Rule } from './rule.ts';
import { campaignsOf, checkDailyMinimum } from './total-budget.ts';

function checkAmounts(budget: JsonObject, path: Path): void {
  const { period, amountMicros, totalAmountMicros } = budget;
  if (period === 'CUSTOM_PERIOD') {
    if (amountMicros !== undefined)
      refuse(
        'campaignBudgetError.BUDGET_AMOUNT_MUST_BE_UNSET_FOR_CUSTOM_BUDGET_PERIOD',
        'A budget with a custom period has a total amount only.',
        [...path, 'amount_micros'],
      );
    moneyOf(totalAmountMicros, [...path, 'total_amount_micros']);
    return;
  }
  if (totalAmountMicros !== undefined)
    refuse(
      'campaignBudgetError.TOTAL_BUDGET_AMOUNT_MUST_BE_UNSET_FOR_BUDGET_PERIOD_DAILY',
      'A daily budget has no total amount.',
      [...path, 'total_amount_micros'],
    );
  moneyOf(amountMicros, [...path, 'amount_micros']);
}

function checkUse(object: LedgerObject, after: JsonObject, path: Path, campaigns: LedgerObject[]) {
  for (const campaign of campaigns)
    checkDailyMinimum({ ...object.fields, ...after }, campaign.fields, path);
}

const nameTaken = (name: string, path: Path) => ({
  scope: 'campaignBudget',
  code: 'campaignBudgetError.DUPLICATE_NAME',
  message: `There is a budget with the name ${name}.`,
  field: [...path, 'name'],
});

export const budgetRule: Rule = {
  create(wish, customer, path) {
    const fields = { period: 'DAILY', deliveryMethod: 'STANDARD', explicitlyShared: true, ...wish };
    checkAmounts(fields, path);
    if (fields.deliveryMethod === 'ACCELERATED')
      refuse(
        'campaignBudgetError.CANNOT_USE_ACCELERATED_DELIVERY_MODE',
        'Accelerated delivery is not available.',
        [...path, 'delivery_method'],
      );
    const name = String(wish.name ?? '');
    return {
      resourceName: customer.newName('campaignBudget'),
      parent: null,
      name,
      fields,
      // The name of a budget that is not shared follows its campaign, and is no one's.
      ...(fields.explicitlyShared && { unique: nameTaken(name, path) }),
    };
  },
  change(object, after, touched, customer, path) {
    if (touched.has('explicitlyShared') && after.explicitlyShared !== true)
      refuse(
        'campaignBudgetError.CANNOT_UPDATE_CAMPAIGN_BUDGET_TO_IMPLICITLY_SHARED',
        'A shared budget stays shared.',
        [...path, 'explicitly_shared'],
      );
    checkAmounts(after, path);
    checkUse(object, after, path, campaignsOf(customer, object.id));
    return undefined;
  },
  remove(object, customer, path) {
    if (campaignsOf(customer, object.id).length > 0)
      refuse('campaignBudgetError.CAMPAIGN_BUDGET_IN_USE', 'The budget is in use.', path);
  },
};
