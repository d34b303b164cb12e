import type { SandboxAccount, SandboxPage } from './dialect.ts';
import type { NetworkLedger } from './ledger/ledger.ts';
import type { SandboxNetwork } from './network.ts';

/** The ad accounts that exist from the start, one on each network. */
export const firstAccounts: Record<SandboxNetwork, SandboxAccount> = {
  meta: account('1020304050607080', 'Posthorn on Meta'),
  linkedin: account('512345678', 'Posthorn on LinkedIn'),
  google: account('1234567890', 'Posthorn on Google Ads'),
};

function account(id: string, name: string): SandboxAccount {
  return { id, name, currency: 'EUR', timeZone: 'Europe/Amsterdam' };
}

/**
 * The number under which an ad account counts conversions: the pixel on Meta, the conversion on
 * LinkedIn, the conversion action on Google. Every account has one; no other number is known to it.
 */
export const conversionOf = ({ id }: Pick<SandboxAccount, 'id'>): string => `7${id}`;

const ACCOUNT = 'account';
const PAGE = 'page';

/** Accounts and pages are in the ledger like everything else, under names of their own. */
const keyOf = (kind: string, id: string) => `${kind}:${id}`;

export function keepAccount(ledger: NetworkLedger, { id, name, ...fields }: SandboxAccount): void {
  const key = keyOf(ACCOUNT, id);
  if (!ledger.get(key)) ledger.create({ kind: ACCOUNT, id: key, account: id, name, fields });
  ledger.rename(key, name);
  ledger.change(key, fields);
}

export function keepPage(ledger: NetworkLedger, { id, name, ...fields }: SandboxPage): void {
  const key = keyOf(PAGE, id);
  if (!ledger.get(key)) ledger.create({ kind: PAGE, id: key, name, fields });
  ledger.rename(key, name);
  ledger.change(key, fields);
}

export const accountsIn = (ledger: NetworkLedger): SandboxAccount[] =>
  ledger.list({ kind: ACCOUNT }).map(({ id, name, fields }) => ({
    id: id.slice(ACCOUNT.length + 1),
    name,
    currency: String(fields.currency),
    timeZone: String(fields.timeZone),
  }));

export const pagesIn = (ledger: NetworkLedger): SandboxPage[] =>
  ledger.list({ kind: PAGE }).map(({ id, name, fields }) => ({
    id: id.slice(PAGE.length + 1),
    name,
    instagramUserId: typeof fields.instagramUserId === 'string' ? fields.instagramUserId : null,
    ...(fields.lacksTerms === true && { lacksTerms: true }),
  }));
