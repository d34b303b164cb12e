import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { failureAnswer, plainAnswer } from './errors.ts';

const HOUR_SECONDS = 3_600;
/** Keys that are given out say until when they are good; any other key is good for ever. */
const given = /^ya29\.sandbox-(\d+)$/;

/** Changes a refresh token into an access token, as oauth2.googleapis.com does. */
export function giveToken(request: SandboxRequest, world: World): SandboxAnswer {
  const form = new URLSearchParams(request.body.toString('utf8'));
  if (form.get('grant_type') !== 'refresh_token')
    return oauthError('unsupported_grant_type', 'Invalid grant_type.');
  const refreshToken = form.get('refresh_token');
  if (!refreshToken || refreshToken === 'revoked') return refusedKey();
  if (!form.get('client_id') || !form.get('client_secret'))
    return oauthError('invalid_client', 'The OAuth client was not found.');
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

export const refusedKey = (): SandboxAnswer =>
  oauthError('invalid_grant', 'Token has been expired or revoked.');

const oauthError = (error: string, description: string): SandboxAnswer => ({
  status: 400,
  body: { error, error_description: description },
});

/** Why a person may not come in; undefined when they may. */
export function refusedAtDoor(
  { headers }: SandboxRequest,
  world: World,
  version: string,
): SandboxAnswer | undefined {
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return plainAnswer(401);
  const until = given.exec(token)?.[1];
  if (until === undefined || world.now() < Number(until)) return undefined;
  return failureAnswer(version, 401, [
    {
      code: 'authenticationError.OAUTH_TOKEN_EXPIRED',
      message: 'Authentication of the request failed: the access token has expired.',
    },
  ]);
}
