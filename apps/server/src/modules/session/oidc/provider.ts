import * as oidc from 'openid-client';
import type { Config } from '../../../platform/config.ts';

/**
 * The identity provider's own description, fetched at the first sign-in and kept. A failed fetch is
 * tried again at the next one.
 */
export function openProvider(config: Config): () => Promise<oidc.Configuration> {
  let found: Promise<oidc.Configuration> | undefined;
  return () => {
    found ??= discover(config).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

function discover(config: Config): Promise<oidc.Configuration> {
  const issuer = new URL(config.OIDC_ISSUER ?? '');
  // A provider on this machine may speak plain http, for trying out and tests.
  const plain = config.MODE === 'local' && issuer.protocol === 'http:';
  return oidc.discovery(issuer, config.OIDC_CLIENT_ID ?? '', config.OIDC_CLIENT_SECRET, undefined, {
    timeout: 10,
    // The signature of the id token is checked too, not only the connection it came through.
    execute: [oidc.enableNonRepudiationChecks, ...(plain ? [oidc.allowInsecureRequests] : [])],
  });
}

export function callbackUrl(config: Config): URL {
  return new URL('/api/oidc/callback', config.PUBLIC_URL);
}
