import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { giveForCode, giveForRefresh, isOfConsent } from './consent.ts';
import { oauthRefusal } from './key.ts';

const TOKEN_LASTS_SECONDS = 60 * 86_400;

export const isTokenCall = ({ path }: SandboxRequest): boolean => path === '/oauth/v2/accessToken';

/** Changes a code into keys, or a refresh token into an access token. */
export function giveToken(world: World, { method, body }: SandboxRequest): SandboxAnswer {
  const form = new URLSearchParams(body.toString());
  if (method === 'POST' && form.get('grant_type') === 'authorization_code') {
    return giveForCode(world, form);
  }
  const given = ['refresh_token', 'client_id', 'client_secret'].every((key) => form.get(key));
  if (method !== 'POST' || form.get('grant_type') !== 'refresh_token' || !given) {
    return oauthRefusal('invalid_request', 'A required parameter is missing');
  }
  if (isOfConsent(form.get('refresh_token') ?? '')) return giveForRefresh(world, form);
  if (form.get('refresh_token') === 'revoked') {
    return oauthRefusal('invalid_grant', 'The refresh token is revoked or expired');
  }
  // One that no consent is behind: its key says itself when it ends.
  const until = world.now() + TOKEN_LASTS_SECONDS * 1000;
  return {
    status: 200,
    body: { access_token: `sandbox-${until}`, expires_in: TOKEN_LASTS_SECONDS },
  };
}
