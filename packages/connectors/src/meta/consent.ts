import { messageOf, networkRights } from '@posthorn/domain';
import type {
  ConsentAdAccount,
  ConsentApplication,
  ConsentPage,
  ConsentRefusal,
  Keys,
} from '../consent/consent.ts';
import type { Granted, NetworkConsent } from '../consent/network-consent.ts';
import { openSettings } from '../consent/open-settings.ts';
import { askForToken, momentAfter } from '../consent/token-answer.ts';
import { NetworkFailure } from '../failure.ts';
import {
  type Effect,
  type Manners,
  Transport,
  type TransportTools,
} from '../transport/transport.ts';
import { metaManners } from './failure.ts';
import { Graph } from './graph.ts';

/** Meta's number for an account that ads can be bought with. */
const ACTIVE = 1;

/** Codes of the token endpoint: what is wrong with a code, and with our application. */
const refusals: Record<string, ConsentRefusal> = {
  '1': 'refused',
  '101': 'refused',
  '191': 'refused',
  '100/36007': 'invalid',
  '100/36008': 'refused',
  '100/36009': 'invalid',
};

/** A wrong secret is answered with the code of a stumble; asking again would not help. */
const tokenManners: Manners = {
  ...metaManners,
  failureIn(answer) {
    const failure = metaManners.failureIn(answer);
    const isRefusal = failure?.kind === 'transient' && answer.status >= 400 && answer.status < 500;
    return isRefusal ? { ...failure, kind: 'auth' } : failure;
  },
};

interface TokenReport {
  data?: { is_valid?: boolean; scopes?: string[]; expires_at?: number };
}

/** Facebook Login, without its script: a page, a code, and a key that is good for about 60 days. */
export function metaConsent(
  application: ConsentApplication,
  tools: TransportTools,
): NetworkConsent {
  const { clientId, clientSecret, baseUrl, apiVersion } = application;
  const transport = new Transport(tokenManners, tools);
  const tokenUrl = application.tokenUrl ?? `${baseUrl}/${apiVersion}/oauth/access_token`;
  const graphOf = (accessToken: string, appSecret?: string) =>
    Graph.open(openSettings('meta', application, { accessToken, appSecret }), tools);
  const graphWith = (keys: Keys) => graphOf(accessTokenIn(keys), clientSecret);

  const ask = (effect: Effect, fields: Record<string, string>, secret: string) =>
    askForToken(
      transport,
      effect,
      {
        url: tokenUrl,
        fields: { client_id: clientId, client_secret: clientSecret, ...fields },
        secrets: [clientSecret, secret],
      },
      voidKey,
    );

  /** What a code or a key is good for: a key of about 60 days. */
  async function lengthen(accessToken: string): Promise<Granted> {
    const token = await ask(
      'read',
      { grant_type: 'fb_exchange_token', fb_exchange_token: accessToken },
      accessToken,
    );
    return {
      keys: { accessToken: token.accessToken },
      endsAt: momentAfter(tools.clock, token.expiresIn),
      isRefreshable: token.expiresIn !== null,
      rights: await grantedRights(token.accessToken),
    };
  }

  async function grantedRights(accessToken: string): Promise<string[]> {
    const found = await graphOf(accessToken, clientSecret).list<{
      permission: string;
      status: string;
    }>('me/permissions');
    return found.flatMap(({ permission, status }) => (status === 'granted' ? [permission] : []));
  }

  return {
    network: 'meta',
    // Meta knows PKCE for signing people in only, and calls that a test.
    usesPkce: false,
    consentUrl({ state, redirectUrl }) {
      const page = application.consentUrl ?? `https://www.facebook.com/${apiVersion}/dialog/oauth`;
      return `${page}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: networkRights.meta.join(','),
        state,
        // What was declined before is asked again; Meta leaves it out otherwise.
        auth_type: 'rerequest',
      })}`;
    },
    async exchange({ code, redirectUrl }) {
      const { accessToken } = await ask('creation', { code, redirect_uri: redirectUrl }, code);
      return lengthen(accessToken);
    },
    refresh: (keys) => lengthen(accessTokenIn(keys)),
    async revoke(keys) {
      await graphWith(keys).remove('me/permissions');
    },
    async listAdAccounts(keys): Promise<ConsentAdAccount[]> {
      const rows = await graphWith(keys).list<{
        account_id: string;
        name?: string;
        currency: string;
        timezone_name: string;
        account_status: number;
      }>('me/adaccounts', {
        fields: 'account_id,name,currency,timezone_name,account_status',
      });
      return rows.map((row) => ({
        id: row.account_id,
        name: row.name ?? row.account_id,
        currency: row.currency,
        timeZone: row.timezone_name,
        status: row.account_status === ACTIVE ? 'open' : 'closed',
        managerId: null,
      }));
    },
    async listPages(keys): Promise<ConsentPage[]> {
      const pages = await graphWith(keys).list<MetaPage>('me/accounts', {
        fields: 'id,name,picture{url},instagram_business_account{id,username,profile_picture_url}',
      });
      return pages.flatMap(pagesIn);
    },
    async inspect(keys) {
      // Our application asks about the key: a key that ended could not ask about itself.
      const key = accessTokenIn(keys);
      const { data = {} } = await graphOf(`${clientId}|${clientSecret}`).get<TokenReport>(
        'debug_token',
        { input_token: key },
        [key, clientSecret],
      );
      if (data.is_valid !== true) throw voidKey();
      // Seconds since 1970; 0 is a key without an end.
      const endsAt = data.expires_at ? new Date(data.expires_at * 1000) : null;
      return { rights: data.scopes ?? [], endsAt };
    },
    refusalIn: ({ code }) => refusals[code],
  };
}

interface MetaPage {
  id: string;
  name: string;
  picture?: { data?: { url?: string } };
  instagram_business_account?: { id: string; username?: string; profile_picture_url?: string };
}

/** A page on Facebook, and the account on Instagram that belongs to it. */
function pagesIn({ id, name, picture, instagram_business_account: instagram }: MetaPage) {
  const pages: ConsentPage[] = [
    { channel: 'facebook', externalId: id, name, iconUrl: picture?.data?.url ?? null },
  ];
  if (instagram) {
    pages.push({
      channel: 'instagram',
      externalId: instagram.id,
      name: instagram.username ?? name,
      iconUrl: instagram.profile_picture_url ?? null,
    });
  }
  return pages;
}

function accessTokenIn(keys: Keys): string {
  if ('accessToken' in keys) return keys.accessToken;
  throw voidKey();
}

const voidKey = () =>
  new NetworkFailure({
    kind: 'auth',
    code: 'noToken',
    message: 'Meta gave no key, or this is none of its keys.',
    userMessage: messageOf('meta.connectionOver'),
  });
