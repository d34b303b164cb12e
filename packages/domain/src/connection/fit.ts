import { otherDaysBegin, zoneName } from '../calendar/other-days.ts';
import { type Network, networkNames, networkSpecs } from '../channel/network.ts';
import { type Finding, finding } from '../finding.ts';
import { type Message, messageOf } from '../message/message.ts';

/** An ad account as its network describes it. */
interface AdAccountFacts {
  currency: string;
  status: 'open' | 'closed';
}

/** Whether an ad account is kept in another currency: budgets would be spent in the wrong money. */
export const isOtherCurrency = (theirs: string | null, ours: string): boolean =>
  theirs !== null && theirs !== ours;

/** What keeps an ad account from being connected with an account. */
export function unfitAdAccount(
  { currency: theirs, status }: AdAccountFacts,
  { currency: ours }: { currency: string },
): Finding[] {
  return [
    ...(status === 'closed' ? [finding('connection.closed', 'adAccountId')] : []),
    ...(isOtherCurrency(theirs, ours)
      ? [finding('connection.otherCurrency', 'adAccountId', { theirs, ours })]
      : []),
  ];
}

/** Where an ad account counts other days than the account at some moments, that is said beforehand. */
export function otherDaysRemarks(
  { here, there }: { here: string; there: string },
  network: Network,
  moments: readonly number[],
): Message[] {
  const time = otherDaysBegin(here, there, moments);
  if (time === undefined) return [];
  const params = { network: networkNames[network], zone: zoneName(there), time };
  // It also begins with a day of its own.
  return [
    networkSpecs[network].takesWholeDays
      ? messageOf('remark.otherDaysAndStart', params)
      : messageOf('remark.otherDays', params),
  ];
}

interface Replacement {
  /** The ad account that was connected before, also when it was disconnected since. */
  before: { externalId: string; isReachable: boolean } | undefined;
  externalId: string;
  /** How many campaigns are published in the one before and not over. */
  published: number;
  /** Whether the person has agreed to leave them alone there. */
  isConfirmed: boolean;
}

/**
 * Ads in an ad account that is replaced go on without us: they can neither be paused nor stopped here. While
 * we reach it they have to be stopped first. Where we do not, a person may leave them to themselves.
 */
export function replacementFindings({
  before,
  externalId,
  published,
  isConfirmed,
}: Replacement): Finding[] {
  if (!before || before.externalId === externalId || published === 0) return [];
  if (before.isReachable) return [finding('connection.stopFirst', 'adAccountId', { n: published })];
  if (isConfirmed) return [];
  return [
    { ...finding('connection.leavesAds', 'adAccountId', { n: published }), severity: 'warning' },
  ];
}
