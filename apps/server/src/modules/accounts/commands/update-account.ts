import { isDeepStrictEqual } from 'node:util';
import { type AccountSettings, accountSettingsFindings, tidiedSettings } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { Refusal, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { presentAccount } from '../presenter.ts';
import { findAccount, saveSettings } from '../repository.ts';
import { recordAccountChange } from './change-account.ts';

interface Request {
  accountId: string;
  personId: string;
  /** What is left out stays as it is. */
  settings: Partial<AccountSettings>;
  expectedVersion: number | undefined;
}

/** What is published already keeps the parameters it was published with until it is deployed again. */
export function updateAccount(
  deps: Deps,
  { accountId, personId, settings, expectedVersion }: Request,
) {
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, accountId);
    const present = (row: typeof account) => presentAccount(deps, tx, row);
    if (expectedVersion !== undefined && expectedVersion !== account.version)
      throw new Refusal('stale', 'request.stale', { current: await present(account) });
    const { default_landing_page_url, primary_language, utm } = account;
    const { application_days, pauses_lost_vacancies } = account;
    const before = {
      ...{ default_landing_page_url, primary_language, utm },
      ...{ application_days, pauses_lost_vacancies },
    };
    const after = tidiedSettings({ ...before, ...settings });
    refuseWhen(accountSettingsFindings(after));
    if (isDeepStrictEqual(before, after)) return present(account);
    const version = account.version + 1;
    await saveSettings(tx, accountId, after, version);
    await recordAccountChange(tx, { accountId, personId, ...differing(before, after) });
    return present({ ...account, ...after, version });
  });
}

/** Only what changed is worth recording. */
function differing(before: AccountSettings, after: AccountSettings) {
  const keys = (Object.keys(after) as (keyof AccountSettings)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  const only = (settings: AccountSettings) =>
    Object.fromEntries(keys.map((key) => [key, settings[key]]));
  return { before: only(before), after: only(after) };
}
