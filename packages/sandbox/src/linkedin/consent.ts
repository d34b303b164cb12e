import { networkRights } from '@posthorn/domain';
import { sandboxApplication } from '../consent/application.ts';
import type { ConsentHabits } from '../consent/ask.ts';
import {
  type Consent,
  findKey,
  giveKey,
  redeem,
  revokeConsent,
  worldOf,
} from '../consent/consents.ts';
import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import { oauthRefusal, tokenRefusal, unauthorised } from './key.ts';

export const habits: ConsentHabits = {
  network: 'linkedin',
  usesPkce: false,
  cancelled: {
    error: 'user_cancelled_authorize',
    error_description: 'The user cancelled the authorization',
  },
};

const ACCESS = 'AQsandbox-';
const REFRESH = 'AQsandbox-refresh-';
const DAY_MS = 86_400_000;
const ACCESS_MS = 60 * DAY_MS;
const REFRESH_MS = 365 * DAY_MS;

export const isOfConsent = (token: string): boolean => token.startsWith(ACCESS);

/** Gives keys for a code: one that opens for 60 days, and one that brings new ones for a year. */
export function giveForCode(world: World, form: URLSearchParams): SandboxAnswer {
  const refused = checkApplication(form);
  if (refused) return refused;
  const consent = redeem(world, {
    code: form.get('code') ?? '',
    redirectUrl: form.get('redirect_uri') ?? '',
    verifier: null,
  });
  if (consent === 'redirect')
    return oauthRefusal(
      'invalid_redirect_uri',
      'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code',
    );
  if (typeof consent === 'string')
    return oauthRefusal(
      'invalid_request',
      'Unable to retrieve access token: authorization code not found or expired',
    );
  const refreshEnds = world.now() + REFRESH_MS;
  return {
    status: 200,
    body: {
      ...accessFor(world, consent, refreshEnds),
      refresh_token: giveKey(world, consent, REFRESH, refreshEnds),
      scope: consent.rights.join(','),
    },
  };
}

/** A new key for a refresh token, whose own end does not move. */
export function giveForRefresh(world: World, form: URLSearchParams): SandboxAnswer {
  const refused = checkApplication(form);
  if (refused) return refused;
  const token = form.get('refresh_token') ?? '';
  const key = token.startsWith(REFRESH) ? findKey(world, token) : undefined;
  if (key?.state !== 'good' || key.endsAt === null)
    return oauthRefusal(
      'invalid_grant',
      'The provided refresh token is invalid, expired or revoked',
    );
  return {
    status: 200,
    body: { ...accessFor(world, key.consent, key.endsAt), refresh_token: token },
  };
}

/** No key outlives the refresh token behind it. */
function accessFor(world: World, consent: Consent, refreshEnds: number) {
  const life = Math.min(ACCESS_MS, refreshEnds - world.now());
  return {
    access_token: giveKey(world, consent, ACCESS, world.now() + life),
    expires_in: Math.floor(life / 1000),
    refresh_token_expires_in: Math.floor((refreshEnds - world.now()) / 1000),
  };
}

function checkApplication(form: URLSearchParams): SandboxAnswer | undefined {
  const { clientId, clientSecret } = sandboxApplication;
  if (form.get('client_id') === clientId && form.get('client_secret') === clientSecret) return;
  return oauthRefusal('invalid_client', 'Client authentication failed', 401);
}

const formOf = ({ body }: SandboxRequest) => new URLSearchParams(body.toString('utf8'));

/** What an application can be told of a key of its own. */
export function introspect(world: World, request: SandboxRequest): SandboxAnswer {
  const form = formOf(request);
  const refused = checkApplication(form);
  if (refused) return refused;
  const token = form.get('token') ?? '';
  const client_id = sandboxApplication.clientId;
  const key = isOfConsent(token) ? findKey(world, token) : undefined;
  if (key) {
    const status = { good: 'active', ended: 'expired', revoked: 'revoked' }[key.state];
    return {
      status: 200,
      body: {
        active: key.state === 'good',
        status,
        client_id,
        authorized_at: Math.floor(key.consent.grantedAt / 1000),
        created_at: Math.floor(key.consent.grantedAt / 1000),
        ...(key.endsAt !== null && { expires_at: Math.floor(key.endsAt / 1000) }),
        scope: key.consent.rights.join(','),
        auth_type: '3L',
      },
    };
  }
  const isOurs = !isOfConsent(token) && !tokenRefusal(world, token);
  const report = isOurs
    ? { active: true, status: 'active', scope: networkRights.linkedin.join(',') }
    : { active: false };
  return { status: 200, body: { ...report, client_id, auth_type: '3L' } };
}

/** Takes the whole consent back; a key that no one knows is as good as taken back. */
export function revoke(world: World, request: SandboxRequest): SandboxAnswer {
  const form = formOf(request);
  const refused = checkApplication(form);
  if (refused) return refused;
  const key = findKey(world, form.get('token') ?? '');
  if (key) revokeConsent(world, key.consent.id);
  return { status: 200, body: {} };
}

type Entered = { refused: SandboxAnswer } | { world: World };

/** Who comes in with which key sees what. */
export function enter(world: World, request: SandboxRequest): Entered {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || !isOfConsent(token)) {
    const refused = tokenRefusal(world, token);
    return refused ? { refused } : { world };
  }
  const key = token.startsWith(REFRESH) ? undefined : findKey(world, token);
  if (!key) return { refused: unauthorised(65_600) };
  if (key.state === 'ended') return { refused: unauthorised(65_602) };
  if (key.state === 'revoked') return { refused: unauthorised(65_601) };
  const right = rightFor(request);
  if (right !== undefined && !key.consent.rights.includes(right)) {
    return { refused: notAllowed(request) };
  }
  return { world: worldOf(world, key.consent) };
}

type Right = (typeof networkRights.linkedin)[number];

const byResource: Readonly<Record<string, Right>> = {
  adAnalytics: 'r_ads_reporting',
  conversions: 'rw_conversions',
  campaignConversions: 'rw_conversions',
  organizations: 'rw_organization_admin',
  organizationAcls: 'rw_organization_admin',
  leadFormResponses: 'r_marketing_leadgen_automation',
};
const ofPages = ['posts', 'images', 'videos'];

function rightFor({ method, headers, rawPath }: SandboxRequest): Right | undefined {
  const [, , resource = ''] = rawPath.split('/');
  if (!rawPath.startsWith('/rest/')) return 'w_organization_social';
  const isRead = (headers['x-http-method-override'] ?? method) === 'GET';
  if (ofPages.includes(resource)) return isRead ? 'r_organization_social' : 'w_organization_social';
  return byResource[resource] ?? 'rw_ads';
}

const notAllowed = ({ method, rawPath }: SandboxRequest): SandboxAnswer => {
  const [, , resource = ''] = rawPath.split('/');
  return {
    status: 403,
    body: {
      status: 403,
      serviceErrorCode: 100,
      code: 'ACCESS_DENIED',
      message: `Not enough permissions to access: ${resource}.${method}`,
    },
  };
};
