import type { World } from '../dialect.ts';
import type { Json, LedgerObject } from '../ledger/object.ts';
import type { Params } from './call.ts';
import { invalid, refused } from './graph-error.ts';
import { fieldText } from './kept.ts';
import { amount, list, oneOf, optionalText, text } from './value.ts';

type Written = Record<string, Json>;

/** What a campaign keeps of what was sent; numbers become text, as Meta tells them. */
function read(params: Params): Written {
  const written: Record<string, unknown> = {
    objective: params.objective && oneOf('objective', params.objective, 'objective'),
    buying_type: optionalText(params, 'buying_type'),
    status: params.status && oneOf('status', params.status, 'status'),
    bid_strategy: params.bid_strategy && oneOf('bid_strategy', params.bid_strategy, 'bid_strategy'),
    lifetime_budget: amount(params, 'lifetime_budget'),
    daily_budget: amount(params, 'daily_budget'),
    spend_cap: amount(params, 'spend_cap'),
    is_adset_budget_sharing_enabled: params.is_adset_budget_sharing_enabled,
    special_ad_categories: list(params, 'special_ad_categories')?.map((value) =>
      oneOf('special_ad_categories', value, 'special_ad_categories'),
    ),
    special_ad_category_country: list(params, 'special_ad_category_country')?.map((value) =>
      oneOf('special_ad_category_country', value, 'special_ad_category_country'),
    ),
  };
  return Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== undefined && value !== ''),
  ) as Written;
}

export const isEmployment = ({ fields }: Pick<LedgerObject, 'fields'>): boolean =>
  Array.isArray(fields.special_ad_categories) &&
  fields.special_ad_categories.includes('EMPLOYMENT');

export const hasBudget = (campaign: LedgerObject): boolean =>
  fieldText(campaign, 'lifetime_budget') !== undefined ||
  fieldText(campaign, 'daily_budget') !== undefined;

/** What is wrong with a campaign that would be like this. */
function check(wished: Written): void {
  if (!String(wished.objective ?? '').startsWith('OUTCOME_')) {
    throw invalid('The parameter objective is required, and is one of the OUTCOME_ ones', {
      field: 'objective',
    });
  }
  const categories = wished.special_ad_categories;
  if (!Array.isArray(categories)) {
    throw invalid('The parameter special_ad_categories is required', {
      field: 'special_ad_categories',
    });
  }
  const countries = wished.special_ad_category_country;
  const isSpecial = categories.some((category) => category !== 'NONE');
  if (isSpecial && categories.includes('NONE')) {
    throw invalid('NONE can not stand beside another special_ad_category', {
      field: 'special_ad_categories',
    });
  }
  if (isSpecial && !(Array.isArray(countries) && countries.length > 0)) {
    throw invalid('The parameter special_ad_category_country is required', {
      field: 'special_ad_category_country',
    });
  }
  if (isSpecial && (wished.buying_type ?? 'AUCTION') !== 'AUCTION') {
    throw invalid('Special ad categories are bought by auction', { field: 'buying_type' });
  }
  checkMoney(wished);
}

const SMALLEST_BUDGET = 100;

function checkMoney(wished: Written): void {
  const { lifetime_budget: lifetime, daily_budget: daily } = wished;
  if (lifetime !== undefined && daily !== undefined) {
    throw invalid('Only one of daily_budget and lifetime_budget can be set', {
      field: 'daily_budget',
    });
  }
  const budget = lifetime ?? daily;
  if (budget !== undefined && Number(budget) < SMALLEST_BUDGET) {
    throw refused(1885272, 'Budget too low', 'The budget is too low.', 'lifetime_budget');
  }
  if (budget !== undefined) return;
  if (wished.bid_strategy !== undefined) {
    throw invalid('A bid_strategy needs a budget on the campaign', { field: 'bid_strategy' });
  }
  if (wished.is_adset_budget_sharing_enabled === undefined) {
    throw invalid('Without a budget, is_adset_budget_sharing_enabled is required', {
      field: 'is_adset_budget_sharing_enabled',
    });
  }
}

export async function newCampaign(account: string, params: Params, world: World) {
  const name = text(params, 'name');
  const fields = { buying_type: 'AUCTION', status: 'ACTIVE', ...read(params) };
  check(fields);
  return () =>
    world.ledger.create({ kind: 'campaign', id: world.newId(), account, name, fields }).id;
}

export async function changedCampaign(campaign: LedgerObject, params: Params, world: World) {
  const name = params.name === undefined ? campaign.name : text(params, 'name');
  const changes = read(params);
  const before = campaign.fields;
  if (changes.special_ad_category_country && !changes.special_ad_categories) {
    if (world.refuses('metaCountryAlone')) {
      throw invalid('special_ad_category_country goes with special_ad_categories', {
        field: 'special_ad_categories',
      });
    }
  }
  if (changes.objective !== undefined && changes.objective !== before.objective) {
    throw invalid('The objective of a campaign can not be changed', { field: 'objective' });
  }
  for (const kind of ['lifetime_budget', 'daily_budget'] as const) {
    if (changes[kind] !== undefined && before[kind] === undefined) {
      throw invalid('A campaign keeps the kind of budget that it began with', { field: kind });
    }
  }
  if (Number(changes.lifetime_budget) < world.spentOf(campaign.id)) {
    const message = 'The budget is lower than what has been spent already.';
    throw refused(1885272, 'Budget too low', message, 'lifetime_budget');
  }
  check({ ...before, ...changes });
  return () => {
    world.ledger.rename(campaign.id, name);
    world.ledger.change(campaign.id, changes);
  };
}
