import { type ChosenDisclosure, disclosureFindings, tidiedDisclosure } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { changeAccount } from './change-account.ts';

/** Who profits and who pays wherever a campaign names no one itself. What runs keeps what it has. */
export function setAccountDisclosure(
  deps: Deps,
  { chosen, ...whose }: { accountId: string; personId: string; chosen: ChosenDisclosure },
) {
  const after = tidiedDisclosure(chosen);
  refuseWhen(disclosureFindings(after));
  return changeAccount(deps, { ...whose, after, columns: after });
}
