import type { SandboxAnswer } from '../dialect.ts';
import { failureAnswer } from './errors.ts';

/** Keys without a consent say until when they are good; any other key is good for ever. */
const given = /^ya29\.sandbox-(\d+)$/;

export const untilOf = (token: string): number | undefined => {
  const until = given.exec(token)?.[1];
  return until === undefined ? undefined : Number(until);
};

export const refusedKey = (): SandboxAnswer =>
  oauthError('invalid_grant', 'Token has been expired or revoked.');

export const oauthError = (error: string, description: string, status = 400): SandboxAnswer => ({
  status,
  body: { error, error_description: description },
});

export const expiredKey = (version: string): SandboxAnswer =>
  failureAnswer(version, 401, [
    {
      code: 'authenticationError.OAUTH_TOKEN_EXPIRED',
      message: 'Authentication of the request failed: the access token has expired.',
    },
  ]);
