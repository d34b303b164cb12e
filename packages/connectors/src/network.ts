import type { BudgetChannel, Network } from '@posthorn/domain';

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
