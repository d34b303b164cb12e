import { nameOfDay, Zone } from '../../delivery/zone.ts';
import type { Fields, LedgerObject } from '../../ledger/object.ts';
import { hasTrouble } from '../../trouble.ts';
import type { Customer } from '../customer.ts';
import { refuse } from '../errors.ts';
import { isKind, partsOf } from '../kinds.ts';
import { snake } from '../names/describe.ts';
import { usualGoals } from '../rules/conversion-goal.ts';
import { cityInside } from '../rules/proximity.ts';
import type { Query } from './parse.ts';

const MOST_CHANGES = 10_000;

/** Resources that no one makes: Google tells them from what there is. */
export const derived: Record<string, (customer: Customer) => LedgerObject[]> = {
  billing_setup: (customer) =>
    hasTrouble(customer.account, 'no billing')
      ? []
      : [
          told(customer, 'billingSetup', customer.account.id, {
            id: customer.account.id,
            status: 'APPROVED',
            startDateTime: '2020-01-01 00:00:00',
          }),
        ],
  geographic_view: (customer) =>
    customer.world.ledger
      .list({ kind: 'campaign', account: customer.account.id, includeRemoved: true })
      .flatMap((campaign) =>
        countriesOf(customer, campaign).map((country) =>
          told(customer, 'geographicView', `${country}~LOCATION_OF_PRESENCE`, {
            countryCriterionId: country,
            locationType: 'LOCATION_OF_PRESENCE',
            campaign: campaign.id,
          }),
        ),
      ),
  customer_conversion_goal: goalsOf,
  conversion_goal_campaign_config: (customer) =>
    customer.world.ledger
      .list({ kind: 'campaign', account: customer.account.id, includeRemoved: true })
      .map((campaign) => {
        const { id } = partsOf(campaign.id);
        const name = customer.newName('conversionGoalCampaignConfig', id);
        return told(customer, 'conversionGoalCampaignConfig', id, {
          campaign: campaign.id,
          ...(customer.find(name)?.fields ?? usualGoals),
        });
      }),
  change_event: (customer) =>
    customer.world.ledger
      .list({ account: customer.account.id, includeRemoved: true })
      .filter(({ kind }) => isKind(kind) && kind !== 'conversionGoalCampaignConfig')
      .flatMap((object) => changesOf(customer, object)),
};

const told = (customer: Customer, kind: string, id: string, fields: Fields): LedgerObject => {
  const resourceName = `${customer.prefix}/${kind}s/${id}`;
  return {
    network: 'google',
    kind,
    id: resourceName,
    account: customer.account.id,
    parent: null,
    name: '',
    fields: { ...fields, resourceName },
    createdAt: 0,
    changedAt: 0,
    removedAt: null,
  };
};

/** One for each category and origin of conversion actions; bids are made for those with a primary one. */
function goalsOf(customer: Customer): LedgerObject[] {
  const actions = customer.world.ledger
    .list({ kind: 'conversionAction', account: customer.account.id })
    .filter(({ fields }) => fields.status === 'ENABLED');
  const categories = [
    ...new Set(actions.map(({ fields }) => String(fields.category ?? 'DEFAULT'))),
  ];
  return categories.map((category) =>
    told(customer, 'customerConversionGoal', `${category}~WEBSITE`, {
      category,
      origin: 'WEBSITE',
      biddable: actions.some(
        ({ fields }) =>
          (fields.category ?? 'DEFAULT') === category && fields.primaryForGoal !== false,
      ),
    }),
  );
}

/** The countries in which a campaign is shown, by their numbers. */
function countriesOf(customer: Customer, campaign: LedgerObject): string[] {
  const { world } = customer;
  const criteria = world.ledger.list({ kind: 'campaignCriterion', parent: campaign.id });
  const ids = criteria
    .filter(({ fields }) => fields.type === 'LOCATION')
    .map(({ fields }) => String(fields.criterionId));
  const places = [
    ...world.places({ ids, limit: ids.length }),
    ...criteria.flatMap(({ fields }) => cityInside(fields.proximity, customer) ?? []),
  ];
  const codes = new Set(places.map(({ countryCode }) => countryCode));
  return [...codes].flatMap((countryCode) =>
    world.places({ types: ['country'], countryCode, limit: 1 }).map(({ id }) => id),
  );
}

/** One event for everything that was changed in an object at once. */
function changesOf(customer: Customer, object: LedgerObject): LedgerObject[] {
  const history = customer.world.ledger.history(object.id);
  const commits = [...new Set(history.map(({ commit }) => commit))];
  return commits.map((commit) => {
    const entries = history.filter((entry) => entry.commit === commit);
    const at = entries[0]?.at ?? object.createdAt;
    const isFirst = commit === commits[0];
    const isRemoval = entries.some(({ field }) => field === 'removed');
    const named = [object.fields.resourceName, object.fields.campaign, object.parent].map(String);
    const campaign = named.find((name) => /\/campaigns\/\d+$/.test(name));
    return told(customer, 'changeEvent', `${at * 1_000}~${commit}~${object.id.length}`, {
      changeDateTime: momentIn(at, customer.account.timeZone),
      changeResourceType: snake(object.kind).toUpperCase(),
      changeResourceName: String(object.fields.resourceName),
      clientType: 'GOOGLE_ADS_API',
      userEmail: 'sandbox@example.com',
      resourceChangeOperation: isFirst ? 'CREATE' : isRemoval ? 'REMOVE' : 'UPDATE',
      changedFields: [...new Set(entries.map(({ field }) => snake(field)))].join(','),
      ...(campaign !== undefined && { campaign }),
    });
  });
}

function momentIn(at: number, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  return `${nameOfDay(Zone.of(timeZone).dayOf(at))} ${clock}.000000`;
}

/** Changes are told for a span of time, and not without an end. */
export function checkChangeQuery({ from, where, limit }: Query): void {
  if (from !== 'change_event') return;
  if (limit === undefined)
    refuse('changeEventError.LIMIT_NOT_SPECIFIED', 'Error in query: a limit is needed.');
  if (limit > MOST_CHANGES)
    refuse('changeEventError.INVALID_LIMIT_CLAUSE', 'Error in query: the limit is too high.');
  const times = where.filter(({ field }) => field === 'change_event.change_date_time');
  const hasEnds =
    times.some(({ operator }) => ['BETWEEN', 'DURING', '='].includes(operator)) ||
    ['<', '>'].every((sign) => times.some(({ operator }) => operator.startsWith(sign)));
  if (!hasEnds)
    refuse(
      'changeEventError.CHANGE_DATE_RANGE_INFINITE',
      'Error in query: change_date_time needs a beginning and an end.',
    );
}
