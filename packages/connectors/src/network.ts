import type { BudgetChannel } from '@posthorn/domain';

/** The companies whose interfaces we speak. */
export const networks = ['meta', 'linkedin', 'google'] as const;
export type Network = (typeof networks)[number];

/** Who shows the ads that a budget pays for. */
export const networkOf: Record<BudgetChannel, Network> = {
  facebook: 'meta',
  linkedIn: 'linkedin',
  googleDisplay: 'google',
  googleSearch: 'google',
};

export const networkLabels: Record<Network, string> = {
  meta: 'Meta',
  linkedin: 'LinkedIn',
  google: 'Google Ads',
};
