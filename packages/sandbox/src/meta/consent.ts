import { networkRights } from '@posthorn/domain';
import { sandboxApplication } from '../consent/application.ts';
import type { ConsentHabits } from '../consent/ask.ts';
import {
  type CodeProblem,
  type Consent,
  findKey,
  giveKey,
  type Key,
  redeem,
  revokeConsent,
  takeRight,
  worldOf,
} from '../consent/consents.ts';
import type { World } from '../dialect.ts';
import { type Call, tokenOf } from './call.ts';
import { businessAt, catalogueAt } from './catalogue/kind.ts';
import { FORM } from './forms/kind.ts';
import { GraphError, invalid, missing } from './graph-error.ts';
import { pageOf } from './listing.ts';
import { readPageToken } from './page-token.ts';

export const habits: ConsentHabits = {
  network: 'meta',
  usesPkce: false,
  cancelled: {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
  },
  // Meta has put this behind the address for as long as it has had the page.
  ending: '#_=_',
};

const PREFIX = 'EAAsandbox';
const HOUR_MS = 3_600_000;
const SHORT_MS = 2 * HOUR_MS;
const LONG_MS = 60 * 24 * HOUR_MS;

const oauthError = (message: string, code: number, subcode?: number): GraphError =>
  new GraphError({ message, code, ...(subcode !== undefined && { subcode }) });

const codeProblems: Record<CodeProblem, GraphError> = {
  unknown: oauthError('Invalid verification code format.', 100),
  used: oauthError('This authorization code has been used.', 100, 36009),
  late: oauthError('This authorization code has expired.', 100, 36007),
  redirect: oauthError(
    'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    100,
    36008,
  ),
  verifier: oauthError('Invalid code verifier.', 100),
};

/** Gives a short-lived key for a code, and a long-lived one for a key. */
export function giveToken({ params, world }: Call) {
  checkApplication(params.client_id, params.client_secret);
  if (params.grant_type === 'fb_exchange_token') {
    const { consent } = goodKey(world, String(params.fb_exchange_token));
    return tokenAnswer(world, consent, LONG_MS);
  }
  const consent = redeem(world, {
    code: String(params.code ?? ''),
    redirectUrl: String(params.redirect_uri ?? ''),
    verifier: null,
  });
  if (typeof consent === 'string') throw codeProblems[consent];
  return tokenAnswer(world, consent, SHORT_MS);
}

const tokenAnswer = (world: World, consent: Consent, life: number) => ({
  access_token: giveKey(world, consent, PREFIX, world.now() + life),
  token_type: 'bearer',
  expires_in: life / 1000,
});

function checkApplication(id: unknown, secret: unknown): void {
  if (id !== sandboxApplication.clientId) {
    throw oauthError('Error validating application. Cannot get application info.', 101);
  }
  if (secret !== sandboxApplication.clientSecret) {
    throw oauthError('Error validating client secret.', 1);
  }
}

function goodKey(world: World, token: string): Key {
  const key = findKey(world, token);
  if (!key) throw oauthError('Invalid OAuth access token - Cannot parse access token', 190);
  if (key.state === 'good') return key;
  throw key.state === 'ended'
    ? oauthError('Error validating access token: Session has expired.', 190, 463)
    : oauthError(
        'Error validating access token: The user has not authorized application Posthorn.',
        190,
        458,
      );
}

/** The call as its key allows it. Keys that were given by no one's consent open everything, as ever. */
export function allowed(read: Call): Call {
  const ofPage = readPageToken(tokenOf(read));
  const token = ofPage?.of ?? tokenOf(read);
  const call = { ...read, ...(ofPage && { page: ofPage.page }) };
  if (!token.startsWith(PREFIX)) return call;
  const { consent } = goodKey(call.world, token);
  const needed = rightsFor(call);
  if (needed.length > 0 && !needed.some((right) => consent.rights.includes(right))) {
    throw new GraphError({
      message: `(#200) Requires ${needed[0]} permission to manage the object`,
      code: 200,
      status: 403,
    });
  }
  const world = worldOf(call.world, consent);
  checkOwner(call, world);
  return { ...call, world, consent };
}

/** What one is not shown can not be used by its number either. */
function checkOwner({ path: [first = ''], method }: Call, world: World): void {
  const account = world.ledger.get(first)?.account ?? null;
  if (account !== null && !world.accounts().some(({ id }) => id === account)) {
    throw missing(first, method);
  }
}

type Right = (typeof networkRights.meta)[number];

/** One of these is enough. */
function rightsFor({ method, path, world }: Call): readonly Right[] {
  const [first = '', edge = ''] = path;
  const address = `${first === 'me' ? 'me/' : ''}${edge}`;
  if (address === 'me/' || address === 'me/permissions' || first === 'debug_token') return [];
  if (address === 'me/accounts' || edge === 'promote_pages') return ['pages_show_list'];
  if (edge === 'instagram_accounts') return ['instagram_basic'];
  if (edge === 'leads') return ['leads_retrieval'];
  if (edge === 'subscribed_apps') return ['pages_manage_metadata'];
  if (edge === 'leadgen_forms' || world.ledger.get(first)?.kind === FORM)
    return ['pages_manage_ads'];
  if (catalogueAt(world, first) || businessAt(world, first)) return ['catalog_management'];
  if (method !== 'GET') return edge === 'adcreatives' ? ['pages_manage_ads'] : ['ads_management'];
  return ['ads_read', 'ads_management'];
}

/** What was allowed and what was declined; and the way to give it back. */
export function permissions(call: Call) {
  const { consent, method, path, world } = call;
  const [, , right] = path;
  if (method === 'GET' && right === undefined) {
    const given: readonly string[] = consent?.rights ?? networkRights.meta;
    return pageOf(call, networkRights.meta, (permission) => ({
      permission,
      status: given.includes(permission) ? 'granted' : 'declined',
    }));
  }
  if (method !== 'DELETE') throw missing(path.join('/'), method);
  if (consent && right !== undefined) takeRight(world, consent.id, right);
  else if (consent) revokeConsent(world, consent.id);
  return { success: true };
}

/** What an application can be told of a key, also of one that has ended. */
export function tokenReport({ params, world }: Call) {
  const token = String(params.input_token ?? '');
  const seconds = (at: number | null) => (at === null ? 0 : Math.floor(at / 1000));
  if (!token.startsWith(PREFIX)) {
    return {
      data: {
        is_valid: true,
        type: 'SYSTEM_USER',
        expires_at: 0,
        issued_at: seconds(world.now()),
        scopes: networkRights.meta,
      },
    };
  }
  const key = findKey(world, token);
  if (!key) throw invalid('The access token could not be decrypted', { field: 'input_token' });
  const { consent, endsAt, state } = key;
  return {
    data: {
      app_id: sandboxApplication.clientId,
      type: 'USER',
      is_valid: state === 'good',
      issued_at: seconds(consent.grantedAt),
      expires_at: seconds(endsAt),
      scopes: consent.rights,
      ...(state !== 'good' && {
        error: { code: 190, subcode: state === 'ended' ? 463 : 458, message: 'Not valid' },
      }),
    },
  };
}
