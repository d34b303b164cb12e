import { networkRightTexts } from '#texts/network-right';
import { type Network, type NetworkCapability, networkCapabilities } from './network.ts';

/** What we ask a customer to allow on each network, by the network's own names. */
export const networkRights = {
  meta: [
    'ads_management',
    'ads_read',
    'business_management',
    'pages_show_list',
    'pages_read_engagement',
    'pages_manage_ads',
    'pages_manage_metadata',
    'pages_manage_posts',
    'instagram_basic',
    'leads_retrieval',
    'catalog_management',
  ],
  linkedin: [
    'rw_ads',
    'r_ads_reporting',
    'rw_conversions',
    'rw_organization_admin',
    'r_organization_social',
    'w_organization_social',
    'r_marketing_leadgen_automation',
  ],
  google: ['https://www.googleapis.com/auth/adwords'],
} as const satisfies Record<Network, readonly string[]>;

export type NetworkRight = (typeof networkRights)[Network][number];

/** What each of them lets us do, as a person understands it. */
export const networkRightLabels: Record<NetworkRight, string> = networkRightTexts;

/**
 * Without these, campaigns are published as ever: applications come later, forms have no picture of their own,
 * and lists of jobs can not be advertised.
 */
const dispensable: readonly NetworkRight[] = [
  'pages_manage_metadata',
  'pages_manage_posts',
  'catalog_management',
];

/** The rights we can not do without that were not given, or were taken away since. */
export const missingRights = (network: Network, given: readonly string[]): NetworkRight[] =>
  networkRights[network].filter((right) => !given.includes(right) && !dispensable.includes(right));

/** What an ad account may do because its customer has allowed it; the rest is granted on application. */
const rightFor: Partial<Record<NetworkCapability, NetworkRight>> = {
  catalogAds: 'catalog_management',
};

/** What an ad account may do with these rights, of what it could do before. */
export const capabilitiesWith = (
  rights: readonly string[],
  before: readonly NetworkCapability[],
): NetworkCapability[] =>
  networkCapabilities.filter((capability) => {
    const right = rightFor[capability];
    return right === undefined ? before.includes(capability) : rights.includes(right);
  });
