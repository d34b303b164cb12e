import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { giveForCode, giveForRefresh, isRefreshOfConsent } from './consent.ts';
import { oauthError, refusedKey } from './key.ts';

const HOUR_SECONDS = 3_600;

/** Changes a code into keys, or a refresh token into an access token, as oauth2.googleapis.com does. */
export function giveToken(request: SandboxRequest, world: World): SandboxAnswer {
  const form = new URLSearchParams(request.body.toString('utf8'));
  if (form.get('grant_type') === 'authorization_code') return giveForCode(world, form);
  if (form.get('grant_type') !== 'refresh_token')
    return oauthError('unsupported_grant_type', 'Invalid grant_type.');
  const refreshToken = form.get('refresh_token');
  if (refreshToken && isRefreshOfConsent(refreshToken)) return giveForRefresh(world, form);
  if (!refreshToken || refreshToken === 'revoked') return refusedKey();
  if (!form.get('client_id') || !form.get('client_secret'))
    return oauthError('invalid_client', 'The OAuth client was not found.');
  // One that no consent is behind: its key says itself when it ends.
  return {
    status: 200,
    body: {
      access_token: `ya29.sandbox-${world.now() + HOUR_SECONDS * 1000}`,
      expires_in: HOUR_SECONDS,
      scope: 'https://www.googleapis.com/auth/adwords',
      token_type: 'Bearer',
    },
  };
}
