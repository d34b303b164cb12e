import { CONNECTIONS_ANCHOR } from '@posthorn/domain';
import type { PageAddress } from './page-address.ts';

/** Where the ad accounts of a customer are connected. */
export const connectionsHref: PageAddress = {
  to: '/settings/$settingsRoute',
  params: { settingsRoute: 'company' },
  hash: CONNECTIONS_ANCHOR,
};
