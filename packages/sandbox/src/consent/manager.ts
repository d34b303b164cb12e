import type { SandboxAccount, SandboxPage } from '../dialect.ts';
import type { SandboxNetwork } from '../network.ts';

/**
 * A business manager for those who connect: a handful of ad accounts and pages that belong to no customer
 * yet, in several currencies and time zones, one of them closed. They exist from the moment at which they
 * are chosen. Their numbers are below those that customers are given, and far apart: next ones are counted
 * up from the highest that is in use.
 */
const accounts: Record<SandboxNetwork, SandboxAccount[]> = {
  meta: accountsFrom(1_020_304_050_100_000n),
  linkedin: accountsFrom(512_100_000n),
  google: accountsFrom(1_234_100_000n),
};

function accountsFrom(first: bigint): SandboxAccount[] {
  const account = (index: number, name: string, currency: string, timeZone: string) => ({
    id: String(first + BigInt(index) * 10_000n),
    name,
    currency,
    timeZone,
  });
  return [
    account(0, 'Sandbox Care', 'EUR', 'Europe/Amsterdam'),
    account(1, 'Sandbox Logistics', 'EUR', 'Europe/Berlin'),
    account(2, 'Sandbox Retail UK', 'GBP', 'Europe/London'),
    account(3, 'Sandbox Tech US', 'USD', 'America/New_York'),
    account(4, 'Sandbox Archive [[closed]]', 'EUR', 'Europe/Amsterdam'),
  ];
}

const pages: Record<SandboxNetwork, SandboxPage[]> = {
  meta: [
    { id: '104050607080910', name: 'Sandbox Care', instagramUserId: '17841400000010001' },
    { id: '104050607080911', name: 'Sandbox Logistics', instagramUserId: '17841400000010002' },
    { id: '104050607080912', name: 'Working at Sandbox Retail', instagramUserId: null },
  ],
  linkedin: [
    { id: '80100001', name: 'Sandbox Care', instagramUserId: null },
    { id: '80100002', name: 'Sandbox Logistics', instagramUserId: null },
  ],
  // No one speaks in the name of a page there.
  google: [],
};

export const managedAccounts = (network: SandboxNetwork): readonly SandboxAccount[] =>
  accounts[network];
export const managedPages = (network: SandboxNetwork): readonly SandboxPage[] => pages[network];

/** Whether an ad account is one of the sandbox's own: what customers are called does not change it. */
export const isManagedAccount = (network: SandboxNetwork, id: string): boolean =>
  accounts[network].some((account) => account.id === id);

/** The same of a page, or of the account on Instagram that belongs to one. */
export const isManagedPage = (network: SandboxNetwork, id: string): boolean =>
  pages[network].some((page) => page.id === id || page.instagramUserId === id);
