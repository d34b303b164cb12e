import { isDeepStrictEqual } from 'node:util';
import type { World } from '../dialect.ts';
import type { Fields, Json, LedgerObject } from '../ledger/object.ts';
import type { Params } from './call.ts';
import { hasBudget, isEmployment } from './campaign.ts';
import { checkPromotedSet } from './catalogue/product-set.ts';
import { checkDeclarations, readDeclarations } from './declarations.ts';
import { checkEmployment } from './employment.ts';
import { checkTerms } from './forms/check-form.ts';
import { invalid, refused } from './graph-error.ts';
import { above, fieldText, kept } from './kept.ts';
import { checkCounted } from './pixel.ts';
import { type Aim, readTargeting } from './targeting.ts';
import { amount, checkMembers, moment, oneOf, optionalText, record, text } from './value.ts';

/** Where the law wants to know who is behind an ad. */
const dsaCountries =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** What can be optimised for under which objective. */
const goalsOf: Record<string, readonly string[]> = {
  OUTCOME_TRAFFIC: ['LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'REACH', 'IMPRESSIONS'],
  OUTCOME_AWARENESS: ['REACH', 'IMPRESSIONS', 'AD_RECALL_LIFT', 'THRUPLAY'],
  OUTCOME_LEADS: ['LEAD_GENERATION', 'QUALITY_LEAD', 'OFFSITE_CONVERSIONS', 'LINK_CLICKS'],
  OUTCOME_SALES: ['OFFSITE_CONVERSIONS', 'LINK_CLICKS', 'IMPRESSIONS'],
};

/** What has to be named for the network to optimise for it. */
const promotedBy: Record<string, readonly string[]> = {
  OFFSITE_CONVERSIONS: ['pixel_id', 'custom_conversion_id'],
  LEAD_GENERATION: ['page_id'],
  QUALITY_LEAD: ['page_id'],
};

const DAY_MS = 86_400_000;

export const isCapped = (strategy: unknown) =>
  strategy === 'COST_CAP' || strategy === 'LOWEST_COST_WITH_BID_CAP';

function read(params: Params): Record<string, Json> {
  checkMembers('promoted_object', params.promoted_object ?? {});
  const promoted = record(params, 'promoted_object');
  if (promoted?.custom_event_type !== undefined) {
    oneOf('custom_event_type', promoted.custom_event_type, 'custom_event_type');
  }
  const time = (name: string) => {
    const at = moment(params, name);
    return at === undefined ? undefined : new Date(at).toISOString();
  };
  const enumerated = ['status', 'billing_event', 'optimization_goal', 'destination_type'] as const;
  const written: Record<string, unknown> = {
    ...Object.fromEntries(
      enumerated.map((name) => [name, params[name] && oneOf(name, params[name], name)]),
    ),
    bid_strategy: params.bid_strategy && oneOf('bid_strategy', params.bid_strategy, 'bid_strategy'),
    bid_amount: amount(params, 'bid_amount'),
    lifetime_budget: amount(params, 'lifetime_budget'),
    daily_budget: amount(params, 'daily_budget'),
    start_time: time('start_time'),
    end_time: time('end_time'),
    dsa_beneficiary: optionalText(params, 'dsa_beneficiary'),
    dsa_payor: optionalText(params, 'dsa_payor'),
    promoted_object: promoted,
    ...readDeclarations(params),
    targeting: params.targeting,
  };
  return Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== undefined && value !== ''),
  ) as Record<string, Json>;
}

/** A page has to be one of those that advertise through this business. */
function checkPage(promoted: Record<string, Json> | undefined, world: World): void {
  const page = promoted?.page_id;
  if (page === undefined || !world.refuses('metaForeignPage')) return;
  if (world.pages().some(({ id }) => id === String(page))) return;
  throw invalid('This page can not be promoted by this account', { field: 'promoted_object' });
}

function check(wished: Fields, campaign: LedgerObject, aim: Aim, world: World): void {
  const goal = String(wished.optimization_goal ?? '');
  if (!goalsOf[String(campaign.fields.objective)]?.includes(goal)) {
    const message = 'This performance goal does not go with the objective of the campaign.';
    throw refused(2490408, 'Goal not available', message, 'optimization_goal');
  }
  if (wished.billing_event === undefined) {
    throw invalid('The parameter billing_event is required', { field: 'billing_event' });
  }
  if (wished.destination_type === 'ON_AD' && campaign.fields.objective !== 'OUTCOME_LEADS') {
    const message = 'Forms go only with campaigns for leads.';
    throw refused(1815715, 'Destination not available', message, 'destination_type');
  }
  const promoted = wished.promoted_object as Record<string, Json> | undefined;
  const isAwareness =
    campaign.fields.objective === 'OUTCOME_AWARENESS' && world.refuses('metaForeignPage');
  const needed = isAwareness ? ['page_id'] : (promotedBy[goal] ?? []);
  if (needed.length > 0 && !needed.some((name) => promoted?.[name] !== undefined)) {
    throw invalid(`The promoted_object needs a ${needed[0]}`, { field: 'promoted_object' });
  }
  checkCounted(promoted, campaign);
  checkPage(promoted, world);
  checkPromotedSet(promoted, campaign, world);
  checkTerms(wished, world);
  checkMoney(wished, campaign);
  checkTime(wished, campaign);
  if (isEmployment(campaign)) {
    checkEmployment(aim, (campaign.fields.special_ad_category_country ?? []) as string[]);
  }
  const wantsDsa = aim.countries.some((country) => dsaCountries.includes(country));
  const isSaid = (name: unknown) =>
    typeof name === 'string' && (name.trim() !== '' || !world.refuses('metaBlankPayer'));
  if (wantsDsa && !(isSaid(wished.dsa_beneficiary) && isSaid(wished.dsa_payor))) {
    const message = 'In the European Union, say who benefits from the ads and who pays for them.';
    throw refused(3858081, 'Beneficiary and payer missing', message, 'dsa_beneficiary');
  }
  checkDeclarations(wished, campaign, aim.countries, world);
}

function checkMoney(wished: Fields, campaign: LedgerObject): void {
  const own = [wished.lifetime_budget, wished.daily_budget].filter((one) => one !== undefined);
  if (hasBudget(campaign) && own.length > 0) {
    const message = 'The campaign has the budget; its ad sets can not have one, too.';
    throw refused(1885621, 'Two budgets', message, 'lifetime_budget');
  }
  if (hasBudget(campaign) && wished.bid_strategy !== undefined) {
    throw invalid('The bid_strategy is where the budget is', { field: 'bid_strategy' });
  }
  if (!hasBudget(campaign) && own.length !== 1) {
    throw invalid('Set either daily_budget or lifetime_budget', { field: 'daily_budget' });
  }
  const strategy = hasBudget(campaign) ? campaign.fields.bid_strategy : wished.bid_strategy;
  if (isCapped(strategy) && wished.bid_amount === undefined) {
    const message = 'This bid strategy needs a bid_amount.';
    throw refused(1815857, 'Bid amount missing', message, 'bid_amount');
  }
}

function checkTime(wished: Fields, campaign: LedgerObject): void {
  const isLifetime = wished.lifetime_budget ?? campaign.fields.lifetime_budget;
  if (isLifetime !== undefined && wished.end_time === undefined) {
    throw invalid('A lifetime budget needs an end_time', { field: 'end_time' });
  }
  if (wished.end_time === undefined) return;
  const end = Date.parse(String(wished.end_time));
  const start = Date.parse(String(wished.start_time));
  if (end <= start) {
    throw invalid('The end_time is before the start_time', { field: 'end_time' });
  }
  if (isLifetime !== undefined && end - start <= DAY_MS) {
    const message = 'Ad sets with a lifetime budget must run for more than 24 hours.';
    throw refused(1487094, 'Schedule too short', message, 'end_time');
  }
}

/** The least a lifetime budget must have for each day of each ad set, in minor units. */
const DAILY_FLOOR = 100;

/** What the ad sets of a campaign need together, this one included. */
function checkFloor(
  wished: Fields,
  campaign: LedgerObject,
  others: readonly LedgerObject[],
  world: World,
): void {
  if (!world.refuses('metaDailyFloor')) return;
  const budget = Number(campaign.fields.lifetime_budget ?? wished.lifetime_budget ?? Number.NaN);
  if (Number.isNaN(budget)) return;
  const sharing = campaign.fields.lifetime_budget === undefined ? [] : others;
  const needed = [wished, ...sharing.map(({ fields }) => fields)].reduce(
    (sum, fields) => sum + daysOf(fields) * DAILY_FLOOR,
    0,
  );
  if (budget < needed) {
    const message = `The budget is too low: its ad sets need at least ${needed} for their days.`;
    throw refused(1885272, 'Budget too low', message, 'lifetime_budget');
  }
}

const setsOf = ({ id }: LedgerObject, { ledger }: World): LedgerObject[] =>
  ledger.list({ kind: 'adset', parent: id });

const daysOf = ({ start_time, end_time }: Fields): number =>
  Math.floor((Date.parse(String(end_time)) - Date.parse(String(start_time))) / DAY_MS);

const mustLieAhead = (changes: Fields, before: Fields, world: World) => {
  const { end_time: end } = changes;
  if (end === undefined || end === before.end_time) return;
  if (Date.parse(String(end)) <= world.now()) {
    throw refused(undefined, 'End is over', 'The end must lie in the future.', 'end_time');
  }
};

export async function newAdSet(account: string, params: Params, world: World) {
  const name = text(params, 'name');
  const campaign = kept(world, 'campaign', text(params, 'campaign_id'), account, 'POST');
  const aim = readTargeting(params, world);
  const fields = {
    status: 'ACTIVE',
    start_time: new Date(world.now()).toISOString(),
    ...read(params),
    campaign_id: campaign.id,
  };
  mustLieAhead(fields, {}, world);
  check(fields, campaign, aim, world);
  checkFloor(fields, campaign, setsOf(campaign, world), world);
  const made = { kind: 'adset', account, parent: campaign.id, name, fields };
  return () => world.ledger.create({ ...made, id: world.newId() }).id;
}

export async function changedAdSet(adSet: LedgerObject, params: Params, world: World) {
  const name = params.name === undefined ? adSet.name : text(params, 'name');
  const changes = read(params);
  const before = adSet.fields;
  for (const fixed of ['promoted_object', 'optimization_goal', 'destination_type'] as const) {
    const isOther =
      changes[fixed] !== undefined && !isDeepStrictEqual(changes[fixed], before[fixed]);
    if (isOther) throw invalid(`The ${fixed} of an ad set can not be changed`, { field: fixed });
  }
  mustLieAhead(changes, before, world);
  const started = Date.parse(fieldText(adSet, 'start_time') ?? '') <= world.now();
  if (started && changes.start_time !== undefined && changes.start_time !== before.start_time) {
    throw invalid('The start_time of an ad set that runs can not be changed', {
      field: 'start_time',
    });
  }
  const wished = { ...before, ...changes };
  const campaign = above(world, adSet);
  check(wished, campaign, readTargeting(wished, world), world);
  if (wished.end_time !== before.end_time) {
    checkFloor(
      wished,
      campaign,
      setsOf(campaign, world).filter(({ id }) => id !== adSet.id),
      world,
    );
  }
  return () => {
    world.ledger.rename(adSet.id, name);
    world.ledger.change(adSet.id, changes);
  };
}
