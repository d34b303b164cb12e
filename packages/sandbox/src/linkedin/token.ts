import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';

const TOKEN_LASTS_SECONDS = 60 * 86_400;
const ours = /^sandbox-(\d+)$/;

export const isTokenCall = ({ path }: SandboxRequest): boolean => path === '/oauth/v2/accessToken';

/** Changes a refresh token into an access token that says itself when it ends. */
export function giveToken(world: World, { method, body }: SandboxRequest): SandboxAnswer {
  const form = new URLSearchParams(body.toString());
  const given = ['refresh_token', 'client_id', 'client_secret'].every((key) => form.get(key));
  if (method !== 'POST' || form.get('grant_type') !== 'refresh_token' || !given) {
    return refused('invalid_request', 'A required parameter is missing');
  }
  if (form.get('refresh_token') === 'revoked') {
    return refused('invalid_grant', 'The refresh token is revoked or expired');
  }
  const until = world.now() + TOKEN_LASTS_SECONDS * 1000;
  return {
    status: 200,
    body: { access_token: `sandbox-${until}`, expires_in: TOKEN_LASTS_SECONDS },
  };
}

const refused = (error: string, error_description: string): SandboxAnswer => ({
  status: 400,
  body: { error, error_description },
});

/** What is wrong with the key a person comes with; undefined when nothing is. */
export function tokenRefusal(world: World, { headers }: SandboxRequest): SandboxAnswer | undefined {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return unauthorised(65_600, 'Invalid access token');
  const until = ours.exec(token)?.[1];
  return until !== undefined && world.now() >= Number(until) ? expired() : undefined;
}

export const expired = (): SandboxAnswer =>
  unauthorised(65_602, 'The token used in the request has expired');

const unauthorised = (serviceErrorCode: number, message: string): SandboxAnswer => ({
  status: 401,
  body: { status: 401, serviceErrorCode, code: 'EXPIRED_ACCESS_TOKEN', message },
});
