import { perNetwork, type SandboxNetwork } from '../network.ts';

/** The one application that the networks of this machine know: Posthorn itself. */
export const sandboxApplication = {
  clientId: 'posthorn-sandbox',
  clientSecret: 'posthorn-sandbox-secret',
} as const;

interface Addresses {
  consentUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  introspectUrl: string;
}

/** Where each network asks people, and gives out keys. Meta's stand behind the version of its interface. */
const paths: Record<SandboxNetwork, Addresses> = {
  meta: {
    consentUrl: '/dialog/oauth',
    tokenUrl: '/oauth/access_token',
    revokeUrl: '/me/permissions',
    introspectUrl: '/debug_token',
  },
  linkedin: {
    consentUrl: '/oauth/v2/authorization',
    tokenUrl: '/oauth/v2/accessToken',
    revokeUrl: '/oauth/v2/revoke',
    introspectUrl: '/oauth/v2/introspectToken',
  },
  google: {
    consentUrl: '/o/oauth2/v2/auth',
    tokenUrl: '/token',
    revokeUrl: '/revoke',
    introspectUrl: '/tokeninfo',
  },
};

/** The same as whole addresses, for those who connect. */
export const consentAddresses = (
  urls: Record<SandboxNetwork, string>,
): Record<SandboxNetwork, Addresses> =>
  perNetwork((network) => ({
    consentUrl: urls[network] + paths[network].consentUrl,
    tokenUrl: urls[network] + paths[network].tokenUrl,
    revokeUrl: urls[network] + paths[network].revokeUrl,
    introspectUrl: urls[network] + paths[network].introspectUrl,
  }));

/** Meta puts its version in front of all of them; a call without it means the newest. */
const withoutVersion = (path: string) => path.replace(/^\/v\d+\.\d+(?=\/)/, '');

/** The page for people: the only address of a network that a browser may open. */
export const isConsentPage = (network: SandboxNetwork, path: string): boolean =>
  withoutVersion(path) === paths[network].consentUrl;
