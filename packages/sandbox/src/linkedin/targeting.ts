import type { SandboxAnswer, World } from '../dialect.ts';
import type { Json } from '../ledger/object.ts';
import type { SandboxPlace } from '../places/places.ts';
import { audienceOf } from './audience.ts';
import { type Call, checkParameters, listIn, recordIn, textIn } from './call.ts';
import { accountOf, urnId } from './kinds.ts';
import { missing, refuse } from './problem.ts';
import { DAILY_MAX, DAILY_MIN } from './rules.ts';

const LOCATIONS = 'urn:li:adTargetingFacet:locations';

/** adTargetingEntities, audienceCounts and adBudgetPricing: what an audience is, and costs. */
export async function answerTargeting(world: World, call: Call): Promise<SandboxAnswer> {
  const [resource] = call.steps;
  const finder = `${resource} ${call.query.q}`;
  switch (finder) {
    case 'adTargetingEntities typeahead':
      return typeahead(world, call);
    case 'adTargetingEntities urns': {
      checkParameters(call, ['q', 'urns', 'queryVersion', 'locale']);
      const ids = listIn(call.query.urns).map(urnId);
      return entities(world.places({ ids, limit: ids.length }));
    }
    case 'audienceCounts targetingCriteriaV2': {
      checkParameters(call, ['q', 'targetingCriteria']);
      const total = await audienceOf(world, includeIn(call));
      return { status: 200, body: { elements: [{ active: 0, total }] } };
    }
    case 'adBudgetPricing criteriaV2':
      return pricing(world, call);
    default:
      throw refuse('ILLEGAL_ARGUMENT', `There is no finder ${finder}`);
  }
}

async function typeahead(world: World, call: Call): Promise<SandboxAnswer> {
  const { query } = call;
  checkParameters(call, ['q', 'facet', 'query', 'queryVersion', 'locale', 'entityType']);
  if (query.facet !== LOCATIONS) throw refuse('INVALID_VALUE_FOR_FIELD', 'No such facet', 'facet');
  const text = textIn(query.query);
  if (!text) throw missing('query');
  return entities(world.places({ text }));
}

const entities = (places: readonly SandboxPlace[]): SandboxAnswer => ({
  status: 200,
  body: {
    elements: places.map((place) => ({
      urn: `urn:li:geo:${place.id}`,
      name: nameOf(place),
      facetUrn: LOCATIONS,
    })),
  },
});

/** With what it lies in: 'Utrecht, Utrecht, Netherlands'. */
function nameOf({ name, type, regionName, countryCode }: SandboxPlace): string {
  const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode) ?? countryCode;
  if (type === 'country') return country;
  return type === 'region' ? `${name}, ${country}` : `${name}, ${regionName ?? name}, ${country}`;
}

/** What a query says has the same form as what a body says. */
const includeIn = ({ query }: Call): Json | undefined =>
  recordIn(query.targetingCriteria).include as Json | undefined;

async function pricing(world: World, call: Call): Promise<SandboxAnswer> {
  const { query } = call;
  checkParameters(call, [
    'q',
    'account',
    'bidType',
    'campaignType',
    'matchType',
    'currency',
    'objectiveType',
    'optimizationTargetType',
    'targetingCriteria',
    'dailyBudget',
  ]);
  for (const needed of ['account', 'bidType', 'campaignType', 'matchType']) {
    if (query[needed] === undefined) throw missing(needed);
  }
  const account = accountOf(world, urnId(textIn(query.account)));
  await audienceOf(world, includeIn(call));
  const money = (cents: number) => ({
    amount: (cents / 100).toFixed(2),
    currencyCode: account.currency,
  });
  return {
    status: 200,
    body: {
      elements: [
        {
          bidLimits: { min: money(200), max: money(50_000) },
          suggestedBid: { min: money(2_500), max: money(6_000), default: money(3_800) },
          dailyBudgetLimits: {
            min: money(DAILY_MIN),
            max: money(DAILY_MAX),
            default: money(5_000),
          },
        },
      ],
    },
  };
}
