import type { ConsentApplication, NetworkSettings } from '@posthorn/connectors';
import type { Network } from '@posthorn/domain';
import {
  consentAddresses,
  FORM_TERMS_PATH,
  type Sandbox,
  sandboxApplication,
} from '@posthorn/sandbox';
import type { Config } from '../config.ts';

/** Where a network is reached, and our own application there; the same for all customers. */
export type Application = Pick<
  NetworkSettings,
  'baseUrl' | 'uploadBaseUrl' | 'tokenUrl' | 'apiVersion' | 'managerId'
> &
  Pick<ConsentApplication, 'consentUrl' | 'revokeUrl' | 'introspectUrl'> & {
    /** Where the people of a page accept the terms of forms. */
    formTermsUrl?: string | undefined;
    appSecret?: string | undefined;
    clientId?: string | undefined;
    clientSecret?: string | undefined;
  };

export const liveApplications = (config: Config): Record<Network, Application> => ({
  meta: {
    baseUrl: config.META_BASE_URL,
    uploadBaseUrl: config.META_UPLOAD_BASE_URL,
    apiVersion: config.META_API_VERSION,
    appSecret: config.META_APP_SECRET,
    formTermsUrl: 'https://www.facebook.com/ads/leadgen/tos',
    consentUrl: config.META_CONSENT_URL,
    clientId: config.META_APP_ID,
    clientSecret: config.META_APP_SECRET,
  },
  linkedin: {
    baseUrl: config.LINKEDIN_BASE_URL,
    tokenUrl: config.LINKEDIN_TOKEN_URL,
    consentUrl: config.LINKEDIN_CONSENT_URL,
    apiVersion: config.LINKEDIN_API_VERSION,
    clientId: config.LINKEDIN_CLIENT_ID,
    clientSecret: config.LINKEDIN_CLIENT_SECRET,
  },
  google: {
    baseUrl: config.GOOGLE_ADS_BASE_URL,
    tokenUrl: config.GOOGLE_ADS_TOKEN_URL,
    consentUrl: config.GOOGLE_ADS_CONSENT_URL,
    apiVersion: config.GOOGLE_ADS_API_VERSION,
    managerId: config.GOOGLE_ADS_MANAGER,
    clientId: config.GOOGLE_ADS_CLIENT_ID,
    clientSecret: config.GOOGLE_ADS_CLIENT_SECRET,
  },
});

/** What Meta signs its calls to us with, and what it says when it first tries the address. */
export const metaSecrets = (
  config: Pick<Config, 'adNetworks' | 'META_APP_SECRET' | 'META_VERIFY_TOKEN'>,
): { appSecret: string | undefined; verifyToken: string | undefined } =>
  config.adNetworks === 'sandbox'
    ? { appSecret: sandboxApplication.clientSecret, verifyToken: undefined }
    : { appSecret: config.META_APP_SECRET, verifyToken: config.META_VERIFY_TOKEN };

/** Without these no one can connect an ad account of a network by consent. */
const neededSettings = {
  meta: ['META_APP_ID', 'META_APP_SECRET'],
  linkedin: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  google: ['GOOGLE_ADS_CLIENT_ID', 'GOOGLE_ADS_CLIENT_SECRET'],
} as const satisfies Record<Network, readonly (keyof Config)[]>;

/** The settings that are missing before people can connect a network; the sandbox needs none. */
export const missingSettings = (config: Config, network: Network): string[] =>
  config.adNetworks === 'sandbox'
    ? []
    : neededSettings[network].filter((name) => config[name] === undefined);

const versions: Record<Network, string> = { meta: 'v26.0', linkedin: '202608', google: 'v25' };

/** The networks of this machine, and the one application that they know. */
export function sandboxApplications({ urls }: Pick<Sandbox, 'urls'>): Record<Network, Application> {
  const addresses = consentAddresses(urls);
  const on = (network: Network) => ({
    baseUrl: urls[network],
    apiVersion: versions[network],
    ...sandboxApplication,
    ...addresses[network],
  });
  return {
    meta: { ...on('meta'), formTermsUrl: `${urls.meta}${FORM_TERMS_PATH}` },
    linkedin: on('linkedin'),
    google: on('google'),
  };
}
