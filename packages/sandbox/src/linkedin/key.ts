import type { SandboxAnswer, World } from '../dialect.ts';

/** Keys without a consent say themselves when they end. */
const ours = /^sandbox-(\d+)$/;

export const oauthRefusal = (
  error: string,
  error_description: string,
  status = 400,
): SandboxAnswer => ({ status, body: { error, error_description } });

/** What is wrong with a key that no consent is behind; undefined when nothing is. */
export function tokenRefusal(world: World, token: string | undefined): SandboxAnswer | undefined {
  if (token === undefined) return unauthorised(65_600);
  const until = ours.exec(token)?.[1];
  return until !== undefined && world.now() >= Number(until) ? expired() : undefined;
}

export const expired = (): SandboxAnswer => unauthorised(65_602);

const sentences = {
  65600: ['INVALID_ACCESS_TOKEN', 'Invalid access token'],
  65601: ['REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked by the user'],
  65602: ['EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired'],
} as const;

export function unauthorised(serviceErrorCode: keyof typeof sentences): SandboxAnswer {
  const [code, message] = sentences[serviceErrorCode];
  return { status: 401, body: { status: 401, serviceErrorCode, code, message } };
}
