import type { Credentials, Network, NetworkSettings } from '@posthorn/connectors';
import type { Config } from '../config.ts';

/** How each real network is reached; undefined where something is missing, so that it is not called. */
export function liveSettings(config: Config): Record<Network, NetworkSettings | undefined> {
  return {
    meta: settings(config.META_AD_ACCOUNT, metaKeys(config), {
      network: 'meta',
      baseUrl: config.META_BASE_URL,
      uploadBaseUrl: config.META_UPLOAD_BASE_URL,
      apiVersion: config.META_API_VERSION,
      capabilities: capable(config.META_CAPABILITIES),
    }),
    linkedin: settings(config.LINKEDIN_AD_ACCOUNT, linkedinKeys(config), {
      network: 'linkedin',
      baseUrl: config.LINKEDIN_BASE_URL,
      tokenUrl: config.LINKEDIN_TOKEN_URL,
      apiVersion: config.LINKEDIN_API_VERSION,
      capabilities: capable(config.LINKEDIN_CAPABILITIES),
    }),
    google: settings(config.GOOGLE_ADS_CUSTOMER, googleKeys(config), {
      network: 'google',
      baseUrl: config.GOOGLE_ADS_BASE_URL,
      tokenUrl: config.GOOGLE_ADS_TOKEN_URL,
      apiVersion: config.GOOGLE_ADS_API_VERSION,
      managerId: config.GOOGLE_ADS_MANAGER,
      capabilities: capable(config.GOOGLE_ADS_CAPABILITIES),
    }),
  };
}

const settings = (
  accountId: string | undefined,
  credentials: Credentials | undefined,
  rest: Omit<NetworkSettings, 'accountId' | 'credentials'>,
): NetworkSettings | undefined =>
  accountId && credentials ? { ...rest, accountId, credentials } : undefined;

const metaKeys = ({ META_ACCESS_TOKEN: accessToken, META_APP_SECRET: appSecret }: Config) =>
  accessToken ? { accessToken, appSecret } : undefined;

const linkedinKeys = (config: Config): Credentials | undefined =>
  config.LINKEDIN_ACCESS_TOKEN
    ? { accessToken: config.LINKEDIN_ACCESS_TOKEN }
    : refreshed(
        config.LINKEDIN_REFRESH_TOKEN,
        config.LINKEDIN_CLIENT_ID,
        config.LINKEDIN_CLIENT_SECRET,
      );

const googleKeys = (config: Config): Credentials | undefined =>
  refreshed(
    config.GOOGLE_ADS_REFRESH_TOKEN,
    config.GOOGLE_ADS_CLIENT_ID,
    config.GOOGLE_ADS_CLIENT_SECRET,
  );

const refreshed = (refreshToken?: string, clientId?: string, clientSecret?: string) =>
  refreshToken && clientId && clientSecret ? { refreshToken, clientId, clientSecret } : undefined;

const capable = (list: Config['META_CAPABILITIES']) => ({
  html5: list.includes('html5'),
  leadForms: list.includes('leadForms'),
  catalogAds: list.includes('catalogAds'),
});
