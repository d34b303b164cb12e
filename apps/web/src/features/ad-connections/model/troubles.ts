import {
  fill,
  isOtherCurrency,
  listed,
  lossMessage,
  otherDaysRemarks,
  sayMessage,
} from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { dateText } from '../../../lib/time/format.ts';
import type { AccountFacts } from '../../accounts/index.ts';
import type { Connection } from '../api/connections.ts';
import { networkTitles } from './network-words.ts';

export interface Trouble {
  kind: 'error' | 'warning' | 'info';
  text: string;
}

/** Why it is lost; one that has ended by itself has no check that found a reason. */
export const lossText = ({ network, lossReason, missingRights }: Connection): string =>
  sayMessage(lossMessage(network, lossReason ?? 'ended', missingRights));

/** Everything that is not well with a connection, the worst first. */
export function troublesOf(
  connection: Connection,
  account: Pick<AccountFacts, 'currency' | 'timeZone'> | undefined,
  now: number,
): Trouble[] {
  const { network, state, adAccount, keysEndAt, missingSettings } = connection;
  const title = networkTitles[network];
  const found: Trouble[] = [];
  if (state === 'lost') found.push({ kind: 'error', text: lossText(connection) });
  if (state === 'ending' && keysEndAt) {
    const params = { network: title, date: dateText(keysEndAt) };
    found.push({ kind: 'warning', text: fill(adConnectionTexts.endsOn, params) });
  }
  if (missingSettings.length > 0) {
    const params = { network: title, settings: listed(missingSettings) };
    found.push({ kind: 'info', text: fill(adConnectionTexts.missingSettings, params) });
  }
  if (state === 'none' || !account || !adAccount) return found;
  const theirs = adAccount.currency;
  if (theirs !== null && isOtherCurrency(theirs, account.currency)) {
    const params = { theirs, ours: account.currency };
    found.push({ kind: 'error', text: fill(adConnectionTexts.otherCurrency, params) });
  }
  if (adAccount.timeZone) {
    const zones = { here: account.timeZone, there: adAccount.timeZone };
    for (const remark of otherDaysRemarks(zones, network, [now])) {
      found.push({ kind: 'info', text: sayMessage(remark) });
    }
  }
  return found;
}
