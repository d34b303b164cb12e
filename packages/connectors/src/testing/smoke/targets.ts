import type { Network } from '@posthorn/domain';
import { GOOGLE_API_VERSION } from '../../google/index.ts';
import type { Credentials, NetworkSettings } from '../../settings.ts';

/** An ad account on which a campaign may be made, and the page that speaks for it. */
export interface Target {
  settings: NetworkSettings;
  /** Google needs none. */
  page: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const places: Record<Network, Pick<NetworkSettings, 'baseUrl' | 'uploadBaseUrl' | 'apiVersion'>> = {
  meta: {
    baseUrl: 'https://graph.facebook.com',
    uploadBaseUrl: 'https://graph-video.facebook.com',
    apiVersion: 'v26.0',
  },
  linkedin: { baseUrl: 'https://api.linkedin.com', apiVersion: '202608' },
  google: { baseUrl: 'https://googleads.googleapis.com', apiVersion: GOOGLE_API_VERSION },
};
const tokenUrls: Partial<Record<Network, string>> = {
  linkedin: 'https://www.linkedin.com/oauth/v2/accessToken',
  google: 'https://oauth2.googleapis.com/token',
};

/** The ad accounts that the environment names: SMOKE_META_TOKEN, SMOKE_META_AD_ACCOUNT and so on. */
export const targetsIn = (env: Env): Target[] =>
  (Object.keys(places) as Network[]).flatMap((network) => targetOf(network, env) ?? []);

function targetOf(network: Network, env: Env): Target | undefined {
  const given = (name: string) => env[`SMOKE_${network.toUpperCase()}_${name}`] || undefined;
  const accountId = given('AD_ACCOUNT')?.replace(/^act_/, '');
  const credentials = credentialsOf(given);
  const page = given('PAGE') ?? null;
  if (!accountId || !credentials || (page === null && network !== 'google')) return undefined;
  const { baseUrl, uploadBaseUrl, apiVersion } = places[network];
  const own = given('URL');
  return {
    page,
    settings: {
      network,
      baseUrl: own ?? baseUrl,
      uploadBaseUrl: own ?? uploadBaseUrl,
      tokenUrl: tokenUrls[network],
      apiVersion: given('API_VERSION') ?? apiVersion,
      accountId,
      managerId: given('MANAGER'),
      credentials,
      capabilities: { html5: false, leadForms: false, catalogAds: false },
      conversionId: null,
      applicationEvents: [],
    },
  };
}

function credentialsOf(given: (name: string) => string | undefined): Credentials | undefined {
  const accessToken = given('TOKEN');
  if (accessToken) return { accessToken, appSecret: given('APP_SECRET') };
  const [refreshToken, clientId, clientSecret] = [
    given('REFRESH_TOKEN'),
    given('CLIENT_ID'),
    given('CLIENT_SECRET'),
  ];
  return refreshToken && clientId && clientSecret
    ? { refreshToken, clientId, clientSecret }
    : undefined;
}
