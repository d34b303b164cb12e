import type { Network } from '@posthorn/domain';

export { networkOf } from '@posthorn/domain';

export const networkLabels: Record<Network, string> = {
  meta: 'Meta',
  linkedin: 'LinkedIn',
  google: 'Google Ads',
};
