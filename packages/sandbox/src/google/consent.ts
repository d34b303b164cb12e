import { networkRights } from '@posthorn/domain';
import { sandboxApplication } from '../consent/application.ts';
import type { ConsentHabits } from '../consent/ask.ts';
import {
  type CodeProblem,
  type Consent,
  findKey,
  giveKey,
  redeem,
  revokeConsent,
  worldOf,
} from '../consent/consents.ts';
import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { failureAnswer, plainAnswer } from './errors.ts';
import { expiredKey, oauthError, refusedKey, untilOf } from './key.ts';

export const habits: ConsentHabits = {
  network: 'google',
  usesPkce: true,
  cancelled: { error: 'access_denied' },
};

const ACCESS = 'ya29.consent-';
const REFRESH = '1//sandbox-';
const HOUR_SECONDS = 3_600;

export const isRefreshOfConsent = (token: string): boolean => token.startsWith(REFRESH);

const codeProblems: Record<CodeProblem, string> = {
  unknown: 'Malformed auth code.',
  used: 'Bad Request',
  late: 'Bad Request',
  redirect: 'Bad Request',
  verifier: 'Invalid code verifier.',
};

/** Gives keys for a code: one for an hour, and one that brings new ones until it is taken back. */
export function giveForCode(world: World, form: URLSearchParams): SandboxAnswer {
  const refused = checkApplication(form);
  if (refused) return refused;
  const consent = redeem(world, {
    code: form.get('code') ?? '',
    redirectUrl: form.get('redirect_uri') ?? '',
    verifier: form.get('code_verifier'),
  });
  if (consent === 'redirect') return oauthError('redirect_uri_mismatch', codeProblems.redirect);
  if (typeof consent === 'string') return oauthError('invalid_grant', codeProblems[consent]);
  const refresh_token = giveKey(world, consent, REFRESH, null);
  return { status: 200, body: { ...accessFor(world, consent), refresh_token } };
}

export function giveForRefresh(world: World, form: URLSearchParams): SandboxAnswer {
  const refused = checkApplication(form);
  if (refused) return refused;
  const key = findKey(world, form.get('refresh_token') ?? '');
  return key?.state === 'good'
    ? { status: 200, body: accessFor(world, key.consent) }
    : refusedKey();
}

const accessFor = (world: World, consent: Consent) => ({
  access_token: giveKey(world, consent, ACCESS, world.now() + HOUR_SECONDS * 1000),
  expires_in: HOUR_SECONDS,
  scope: consent.rights.join(' '),
  token_type: 'Bearer',
});

function checkApplication(form: URLSearchParams): SandboxAnswer | undefined {
  const { clientId, clientSecret } = sandboxApplication;
  if (form.get('client_id') !== clientId) {
    return oauthError('invalid_client', 'The OAuth client was not found.', 401);
  }
  if (form.get('client_secret') === clientSecret) return undefined;
  return oauthError('invalid_client', 'Unauthorized', 401);
}

const formOf = ({ body, query }: SandboxRequest) =>
  body.length > 0 ? new URLSearchParams(body.toString('utf8')) : query;

/** Takes the whole consent back, by any of its keys. */
export function revoke(world: World, request: SandboxRequest): SandboxAnswer {
  const key = findKey(world, formOf(request).get('token') ?? '');
  if (!key) return oauthError('invalid_token', 'Token expired or revoked');
  if (key.state !== 'good') return oauthError('invalid_token', 'Token expired or revoked');
  revokeConsent(world, key.consent.id);
  return { status: 200, body: {} };
}

/** What anyone can be told of a key that they hold. */
export function introspect(world: World, request: SandboxRequest): SandboxAnswer {
  const token = formOf(request).get('access_token') ?? '';
  const seconds = (at: number) => String(Math.floor(at / 1000));
  if (!token.startsWith(ACCESS)) {
    const until = untilOf(token);
    const isGood = token !== '' && (until === undefined || world.now() < until);
    if (!isGood) return oauthError('invalid_token', 'Invalid Value');
    const scope = networkRights.google.join(' ');
    return { status: 200, body: { scope, ...(until !== undefined && { exp: seconds(until) }) } };
  }
  const key = findKey(world, token);
  if (key?.state !== 'good' || key.endsAt === null) {
    return oauthError('invalid_token', 'Invalid Value');
  }
  return {
    status: 200,
    body: {
      aud: sandboxApplication.clientId,
      scope: key.consent.rights.join(' '),
      exp: seconds(key.endsAt),
      expires_in: seconds(key.endsAt - world.now()),
      access_type: 'offline',
    },
  };
}

type Entered = { refused: SandboxAnswer } | { world: World };

/** Who comes in with which key sees what. */
export function enter({ headers }: SandboxRequest, world: World, version: string): Entered {
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return { refused: plainAnswer(401) };
  if (!token.startsWith(ACCESS)) {
    const until = untilOf(token);
    const isEnded = until !== undefined && world.now() >= until;
    return isEnded ? { refused: expiredKey(version) } : { world };
  }
  const key = findKey(world, token);
  if (!key) return { refused: plainAnswer(401) };
  if (key.state === 'ended') return { refused: expiredKey(version) };
  if (key.state === 'revoked') return { refused: revokedKey(version) };
  if (!networkRights.google.every((right) => key.consent.rights.includes(right))) {
    return { refused: plainAnswer(403, 'Request had insufficient authentication scopes.') };
  }
  return { world: worldOf(world, key.consent) };
}

const revokedKey = (version: string): SandboxAnswer =>
  failureAnswer(version, 401, [
    {
      code: 'authenticationError.OAUTH_TOKEN_REVOKED',
      message: 'Authentication of the request failed: the access token was revoked.',
    },
  ]);
