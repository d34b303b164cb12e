import type { SandboxAccount } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { hasTrouble } from '../trouble.ts';
import type { Customer } from './customer.ts';
import { type KindName, kinds } from './kinds.ts';
import type { JsonObject } from './names/check.ts';
import { fieldsOf } from './names/describe.ts';
import { adViewOf } from './states/ad-state.ts';
import { campaignViewOf } from './states/campaign-state.ts';

/** A resource as Google shows it: what was said about it, and what follows from that now. */
export function viewOf(customer: Customer, object: LedgerObject): JsonObject {
  const kind = object.kind as KindName;
  const { message, isLink } = kinds[kind];
  const known = fieldsOf(message);
  const said = Object.fromEntries(
    Object.entries(object.fields).filter(([name]) => known.has(name)),
  );
  return {
    ...said,
    ...(known.has('name') && { name: object.name }),
    ...(!isLink && known.has('id') && { id: String(object.fields.resourceName).split('/').at(-1) }),
    ...(known.has('status') && object.removedAt !== null && { status: 'REMOVED' }),
    ...(kind === 'campaign' && campaignViewOf(customer, object)),
    ...(kind === 'adGroupAd' && adViewOf(customer, object)),
  };
}

function statusOf(account: SandboxAccount): string {
  if (hasTrouble(account, 'closed')) return 'CANCELED';
  return hasTrouble(account, 'suspended') ? 'SUSPENDED' : 'ENABLED';
}

export function customerView({ account, prefix }: Customer): JsonObject {
  return {
    resourceName: prefix,
    id: account.id,
    descriptiveName: account.name,
    currencyCode: account.currency,
    timeZone: account.timeZone,
    manager: false,
    testAccount: true,
    status: statusOf(account),
  };
}
