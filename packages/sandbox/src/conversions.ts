import { conversionOf } from './accounts.ts';
import type { SandboxAccount } from './dialect.ts';

type Account = Pick<SandboxAccount, 'id'>;

/** What the websites behind the ads tell the networks: that a person applied, or only scrolled. */
export type SiteEvent = 'application' | 'scroll';

export interface Conversion {
  id: string;
  name: string;
  counts: SiteEvent;
}

/** What an ad account on Google or LinkedIn counts. Its usual number comes first. */
export const conversionsOf = (account: Account): Conversion[] => [
  { id: conversionOf(account), name: 'Applications', counts: 'application' },
  { id: `9${account.id}`, name: 'Page scrolled', counts: 'scroll' },
];

/** What an ad account on Meta has beside its pixel, whose number is the usual one. */
export const customConversionsOf = (account: Account): Conversion[] => [
  { id: `8${account.id}`, name: 'Application sent', counts: 'application' },
  { id: `9${account.id}`, name: 'Page scrolled', counts: 'scroll' },
];

/** How often it happened to the ads that did this. Everyone who comes to the page scrolls. */
export const happened = (
  event: SiteEvent,
  { clicks, leads }: { clicks: number; leads: number },
): number => (event === 'scroll' ? clicks : leads);
