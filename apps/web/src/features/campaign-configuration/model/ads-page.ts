/**
 * Where the button below the form leads. There is no such page yet, and a button that leads nowhere
 * is worse than none: with the page, this answers with its path.
 */
export const adsPageOf = (_campaignId: string): string | undefined => undefined;
