import { conversionOf } from '../accounts.ts';
import type { SandboxAccount } from '../dialect.ts';
import type { NetworkLedger } from '../ledger/ledger.ts';
import type { Customer } from './customer.ts';
import { type Path, refuse } from './errors.ts';
import { kinds } from './kinds.ts';
import type { JsonObject } from './names/check.ts';

const nameFor = (account: Pick<SandboxAccount, 'id'>): string =>
  `customers/${account.id}/${kinds.conversionAction.collection}/${conversionOf(account)}`;

/** The conversion action that an account has from the start. */
export function furnishConversion(account: SandboxAccount, ledger: NetworkLedger): void {
  const resourceName = nameFor(account);
  if (ledger.get(resourceName)) return;
  const name = 'Applications';
  ledger.create({
    kind: 'conversionAction',
    id: resourceName,
    account: account.id,
    name,
    fields: {
      resourceName,
      name,
      status: 'ENABLED',
      type: 'WEBPAGE',
      category: 'SUBMIT_LEAD_FORM',
      primaryForGoal: true,
    },
  });
}

/** Only an account that counts conversions can bid for them. */
export function checkConversions(wish: JsonObject, { world, account }: Customer, path: Path): void {
  if (wish.maximizeConversions === undefined) return;
  const own = world.ledger.get(nameFor(account));
  const all = [
    ...(own ? [own] : []),
    ...world.ledger.list({ kind: 'conversionAction', account: account.id }),
  ];
  if (all.some(({ removedAt, fields }) => removedAt === null && fields.status === 'ENABLED'))
    return;
  refuse(
    'campaignError.CONVERSION_TRACKING_NOT_ENABLED',
    'Conversion tracking is not enabled for this account.',
    [...path, 'campaign_bidding_strategy'],
  );
}
