import { type AccountUtm, tidiedUtm, utmFindings } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { changeAccount } from './change-account.ts';

/** What is published already keeps the parameters it was published with until it is deployed again. */
export function updateAccount(
  deps: Deps,
  { utm: chosen, ...whose }: { accountId: string; personId: string; utm: AccountUtm },
) {
  const utm = tidiedUtm(chosen);
  refuseWhen(utmFindings(utm));
  return changeAccount(deps, { ...whose, after: { utm }, columns: { utm: JSON.stringify(utm) } });
}
