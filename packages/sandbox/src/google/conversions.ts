import { type Conversion, conversionsOf, happened, type SiteEvent } from '../conversions.ts';
import type { SandboxAccount } from '../dialect.ts';
import type { NetworkLedger } from '../ledger/ledger.ts';
import type { Customer } from './customer.ts';
import { type Path, refuse } from './errors.ts';
import { kinds } from './kinds.ts';
import type { JsonObject } from './names/check.ts';

const nameOf = (account: Pick<SandboxAccount, 'id'>, { id }: Conversion): string =>
  `customers/${account.id}/${kinds.conversionAction.collection}/${id}`;

/** What is counted only when it is asked for by name: no bid is made for it. */
const isPrimary = ({ counts }: { counts: SiteEvent }): boolean => counts === 'application';

/** The conversion actions that an account has from the start. */
export function furnishConversions(account: SandboxAccount, ledger: NetworkLedger): void {
  for (const conversion of conversionsOf(account)) {
    const resourceName = nameOf(account, conversion);
    if (ledger.get(resourceName)) continue;
    const { name } = conversion;
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
        category: isPrimary(conversion) ? 'SUBMIT_LEAD_FORM' : 'PAGE_VIEW',
        primaryForGoal: isPrimary(conversion),
      },
    });
  }
}

/** How often each conversion action was counted, where it was. */
export function countedBy(
  account: Pick<SandboxAccount, 'id'>,
  figures: { clicks: number; leads: number },
): { resourceName: string; name: string; all: number; primary: number }[] {
  return conversionsOf(account)
    .map((conversion) => {
      const all = happened(conversion.counts, figures);
      return {
        resourceName: nameOf(account, conversion),
        name: conversion.name,
        all,
        primary: isPrimary(conversion) ? all : 0,
      };
    })
    .filter(({ all }) => all > 0);
}

/** Only an account that counts conversions can bid for them. */
export function checkConversions(wish: JsonObject, { world, account }: Customer, path: Path): void {
  if (wish.maximizeConversions === undefined) return;
  const own = conversionsOf(account).flatMap((one) => world.ledger.get(nameOf(account, one)) ?? []);
  const all = [...own, ...world.ledger.list({ kind: 'conversionAction', account: account.id })];
  if (all.some(({ removedAt, fields }) => removedAt === null && fields.status === 'ENABLED'))
    return;
  refuse(
    'campaignError.CONVERSION_TRACKING_NOT_ENABLED',
    'Conversion tracking is not enabled for this account.',
    [...path, 'campaign_bidding_strategy'],
  );
}
