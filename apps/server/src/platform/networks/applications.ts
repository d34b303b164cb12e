import type { NetworkSettings } from '@posthorn/connectors';
import type { Network } from '@posthorn/domain';
import type { Sandbox } from '@posthorn/sandbox';
import type { Config } from '../config.ts';

/** Where a network is reached, and our own application there; the same for all customers. */
export type Application = Pick<
  NetworkSettings,
  'baseUrl' | 'uploadBaseUrl' | 'tokenUrl' | 'apiVersion' | 'managerId'
> & {
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
  },
  linkedin: {
    baseUrl: config.LINKEDIN_BASE_URL,
    tokenUrl: config.LINKEDIN_TOKEN_URL,
    apiVersion: config.LINKEDIN_API_VERSION,
    clientId: config.LINKEDIN_CLIENT_ID,
    clientSecret: config.LINKEDIN_CLIENT_SECRET,
  },
  google: {
    baseUrl: config.GOOGLE_ADS_BASE_URL,
    tokenUrl: config.GOOGLE_ADS_TOKEN_URL,
    apiVersion: config.GOOGLE_ADS_API_VERSION,
    managerId: config.GOOGLE_ADS_MANAGER,
    clientId: config.GOOGLE_ADS_CLIENT_ID,
    clientSecret: config.GOOGLE_ADS_CLIENT_SECRET,
  },
});

const versions: Record<Network, string> = { meta: 'v26.0', linkedin: '202608', google: 'v25' };

/** The networks of this machine: they ask for a key as the real ones do, and take any. */
export function sandboxApplications({ urls }: Pick<Sandbox, 'urls'>): Record<Network, Application> {
  const on = (network: Network) => ({ baseUrl: urls[network], apiVersion: versions[network] });
  return { meta: on('meta'), linkedin: on('linkedin'), google: on('google') };
}
