import { checkConversions } from '../conversions.ts';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import { fieldsOf } from '../names/describe.ts';
import { checkDates } from './dates.ts';
import { checkLength, checkStatus, type Made, type Rule, required } from './rule.ts';
import { campaignsOf, checkShortest, checkTotalBudget } from './total-budget.ts';

const NAME_MAX = 256;
/** An account with this in its name has not accepted the rules for employment ads. */
const NO_AGREEMENT = '[[hec]]';

const bidding = [...fieldsOf('Campaign').values()].filter(
  ({ choice }) => choice === 'campaignBiddingStrategy',
);

function checkName(name: string, path: Path): Made['unique'] {
  if (/[\0\r\n]/.test(name))
    refuse('campaignError.INVALID_CAMPAIGN_NAME', 'The name has signs that are not allowed.', [
      ...path,
      'name',
    ]);
  checkLength(name, NAME_MAX, [...path, 'name']);
  return {
    scope: 'campaign',
    code: 'campaignError.DUPLICATE_CAMPAIGN_NAME',
    message: 'The campaign name is already assigned to another campaign.',
    field: [...path, 'name'],
  };
}

function checkNetworks(wish: JsonObject, path: Path): void {
  const settings = isObject(wish.networkSettings) ? wish.networkSettings : {};
  const at = [...path, 'network_settings'];
  const isDisplay = wish.advertisingChannelType === 'DISPLAY';
  const isNone = Object.keys(settings).length > 0 && !Object.values(settings).includes(true);
  if (isNone)
    refuse(
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
      'A campaign is shown somewhere.',
      at,
    );
  if (settings.targetSearchNetwork && !settings.targetGoogleSearch)
    refuse(
      'campaignError.CANNOT_TARGET_SEARCH_NETWORK_WITHOUT_GOOGLE_SEARCH',
      'The search network goes with Google Search.',
      at,
    );
  if (isDisplay && (settings.targetGoogleSearch || settings.targetSearchNetwork))
    refuse('campaignError.CANNOT_TARGET_SEARCH_NETWORK', 'Display is not shown in searches.', at);
}

/** The budget that pays, which is no one else's unless it is shared. */
function checkBudget(wish: JsonObject, customer: Customer, own: string | undefined, path: Path) {
  const at = [...path, 'campaign_budget'];
  const budget = customer.living(wish.campaignBudget, 'campaignBudget', at);
  const others = campaignsOf(customer, budget.id).filter(({ id }) => id !== own);
  if (budget.fields.explicitlyShared !== true && others.length > 0)
    refuse(
      'campaignBudgetError.CANNOT_USE_IMPLICITLY_SHARED_CAMPAIGN_BUDGET_WITH_MULTIPLE_CAMPAIGNS',
      'This budget belongs to another campaign.',
      at,
    );
  checkTotalBudget(budget.fields, wish, path);
  if (own === undefined) checkShortest(budget.fields, wish, path);
}

export const campaignRule: Rule = {
  create(wish, customer, path) {
    const name = String(required(wish, 'name', path, 'name'));
    required(wish, 'advertisingChannelType', path, 'advertising_channel_type');
    checkStatus(wish.status, path, true);
    if (wish.containsEuPoliticalAdvertising === undefined)
      refuse('fieldError.REQUIRED', 'The required field was not present.', [
        ...path,
        'contains_eu_political_advertising',
      ]);
    if (!bidding.some((field) => wish[field.name] !== undefined))
      refuse('fieldError.REQUIRED', 'The required field was not present.', [
        ...path,
        'campaign_bidding_strategy',
      ]);
    if (customer.account.name.includes(NO_AGREEMENT))
      refuse(
        'campaignError.HEC_AGREEMENT_REQUIRED',
        'The advertiser has not accepted the policy for housing, employment and credit.',
        path,
      );
    const fields: JsonObject = {
      startDateTime: `${customer.today} 00:00:00`,
      status: 'ENABLED',
      ...wish,
    };
    checkDates(fields, undefined, new Set(Object.keys(wish)), customer.today, path);
    checkNetworks(fields, path);
    checkConversions(wish, customer, path);
    checkBudget(fields, customer, undefined, path);
    return {
      resourceName: customer.newName('campaign'),
      parent: null,
      name,
      fields,
      unique: checkName(name, path) as NonNullable<Made['unique']>,
    };
  },
  change(object, after, touched, customer, path) {
    checkStatus(after.status, path, false);
    checkDates(after, object.fields, touched, customer.today, path);
    checkNetworks(after, path);
    if (
      touched.has('campaignBudget') &&
      periodOf(customer, object.fields) !== periodOf(customer, after)
    )
      refuse('campaignError.CANNOT_CHANGE_BUDGET_PERIOD', 'The period of a budget stays.', path);
    if (touched.has('maximizeConversions')) checkConversions(after, customer, path);
    checkBudget(after, customer, object.id, path);
    const unique = touched.has('name') ? checkName(String(after.name), path) : undefined;
    return unique && { unique };
  },
};

const periodOf = (customer: Customer, { campaignBudget }: JsonObject) =>
  customer.find(String(campaignBudget))?.fields.period;
