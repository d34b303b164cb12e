import type { LedgerObject } from '../../ledger/object.ts';
import { Customer } from '../customer.ts';
import { isKind, type KindName } from '../kinds.ts';
import type { JsonObject } from '../names/check.ts';
import { camel } from '../names/describe.ts';
import { customerView, viewOf } from '../views.ts';
import { derived } from './derived.ts';
import { resources } from './fields.ts';

/** Criteria and links that were removed are not shown; everything else is, as removed. */
const hidden: readonly KindName[] = [
  'campaignCriterion',
  'adGroupCriterion',
  'campaignAsset',
  'campaignLabel',
];

/** What a row can be about. Of one campaign only, where just that is asked for: the rest is dear to join. */
export function candidates(customer: Customer, from: string, campaignId?: string): LedgerObject[] {
  const all = everyCandidate(customer, from);
  if (campaignId === undefined) return all;
  return all.filter((object) => {
    const campaign = object.kind === 'campaign' ? object : relative(customer, object, 'campaign');
    return String(campaign?.fields.resourceName).endsWith(`/${campaignId}`);
  });
}

function everyCandidate(customer: Customer, from: string): LedgerObject[] {
  const { ledger } = customer.world;
  if (from === 'customer') return ledger.list({ kind: 'account', account: customer.account.id });
  // An account that holds no others has only itself below it.
  if (from === 'customer_client') {
    const shown = customer.world.accounts().map(({ id }) => id);
    return ledger.list({ kind: 'account' }).filter(({ account }) => shown.includes(account ?? ''));
  }
  const tell = derived[from];
  if (tell) return tell(customer);
  const kind = camel(from);
  const includeRemoved = isKind(kind) && !hidden.includes(kind);
  return ledger.list({ kind, account: customer.account.id, includeRemoved });
}

/** Everything that a row about this can show. */
export function joinedRow(customer: Customer, from: string, object: LedgerObject): JsonObject {
  if (from === 'customer') return { customer: customerView(customer) };
  if (from === 'customer_client') return clientRow(customer, object);
  const row: Record<string, unknown> = {
    customer: customerView(customer),
    [camel(from)]: derived[from] ? object.fields : viewOf(customer, object),
  };
  for (const other of resources[from]?.with ?? []) {
    if (other === 'customer') continue;
    const found = relative(customer, object, camel(other));
    if (found) row[camel(other)] = viewOf(customer, found);
  }
  return row;
}

function clientRow(customer: Customer, object: LedgerObject): JsonObject {
  const account = customer.world.accounts().find(({ id }) => id === object.account);
  const {
    resourceName: _,
    testAccount,
    ...view
  } = customerView(new Customer(customer.world, account ?? customer.account));
  const clientCustomer = `customers/${view.id}`;
  const resourceName = `${customer.prefix}/customerClients/${view.id}`;
  const level = object.account === customer.account.id ? '0' : '1';
  return {
    customer: customerView(customer),
    customerClient: { ...view, resourceName, clientCustomer, level, testAccount, hidden: false },
  };
}

/** What belongs to it: above it, or named in it. */
function relative(
  customer: Customer,
  object: LedgerObject,
  kind: string,
): LedgerObject | undefined {
  const { ledger } = customer.world;
  if (object.kind === 'campaignBudget' && kind === 'campaign')
    return ledger
      .list({ kind: 'campaign', account: customer.account.id })
      .find(({ fields }) => fields.campaignBudget === object.id);
  const named = object.fields[kind];
  if (typeof named === 'string') return customer.find(named);
  const parent = object.parent === null ? undefined : ledger.get(object.parent);
  if (!parent) return undefined;
  return parent.kind === kind ? parent : relative(customer, parent, kind);
}

/** The ads whose figures are its figures, also those that were removed. */
export function adsOf(customer: Customer, object: LedgerObject): LedgerObject[] {
  const { ledger } = customer.world;
  const below = (kind: KindName, parent: string) =>
    ledger.list({ kind, parent, includeRemoved: true });
  if (object.kind === 'adGroupAd') return [object];
  if (object.kind === 'adGroup') return below('adGroupAd', object.id);
  if (object.kind === 'campaign')
    return below('adGroup', object.id).flatMap((group) => adsOf(customer, group));
  if (object.kind === 'geographicView') {
    const campaign = customer.find(String(object.fields.campaign));
    return campaign ? adsOf(customer, campaign) : [];
  }
  return ledger.list({ kind: 'adGroupAd', account: customer.account.id, includeRemoved: true });
}
