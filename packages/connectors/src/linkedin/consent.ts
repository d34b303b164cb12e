import { networkRights } from '@posthorn/domain';
import type { ConsentApplication, ConsentRefusal, Keys } from '../consent/consent.ts';
import type { Granted, NetworkConsent } from '../consent/network-consent.ts';
import { openSettings } from '../consent/open-settings.ts';
import {
  askForToken,
  momentAfter,
  rightsIn,
  sendForm,
  type TokenAnswer,
} from '../consent/token-answer.ts';
import { type Effect, Transport, type TransportTools } from '../transport/transport.ts';
import { LinkedInClient } from './client.ts';
import { linkedInManners, refusal } from './failures.ts';
import { LINKEDIN_ZONE, listPages } from './lookups.ts';
import { searchAll } from './pages.ts';

const OAUTH = 'https://www.linkedin.com/oauth/v2';
const ACCOUNTS_PER_PAGE = 1_000;
/** Those that are being set up or were deleted are of no use to anyone. */
const shownStatuses = ['ACTIVE', 'CANCELED'];

/** What the token endpoint says of our application, and of the address people come back to. */
const refusals: Record<string, ConsentRefusal> = {
  invalid_client: 'refused',
  invalid_client_id: 'refused',
  unauthorized_client: 'refused',
  invalid_redirect_uri: 'refused',
  redirect_uri_mismatch: 'refused',
};

const noKey = () => refusal('noToken', { kind: 'auth' });

/**
 * LinkedIn's three-legged OAuth. Keys are good for 60 days; an application that LinkedIn has approved for
 * it also gets a refresh token of a year, whose end does not move.
 */
export function linkedInConsent(
  application: ConsentApplication,
  tools: TransportTools,
): NetworkConsent {
  const { clientId, clientSecret } = application;
  const transport = new Transport(linkedInManners(tools.clock), tools);
  const ours = { client_id: clientId, client_secret: clientSecret };
  const ask = (effect: Effect, fields: Record<string, string>, secret: string) =>
    askForToken(
      transport,
      effect,
      {
        url: application.tokenUrl ?? `${OAUTH}/accessToken`,
        fields: { ...ours, ...fields },
        secrets: [clientSecret, secret],
      },
      noKey,
    );
  const renew = (refreshToken: string) =>
    ask('read', { grant_type: 'refresh_token', refresh_token: refreshToken }, refreshToken);

  async function accessTokenOf(keys: Keys): Promise<string> {
    return 'accessToken' in keys ? keys.accessToken : (await renew(keys.refreshToken)).accessToken;
  }

  async function clientFor(keys: Keys): Promise<LinkedInClient> {
    const accessToken = await accessTokenOf(keys);
    return LinkedInClient.on(openSettings('linkedin', application, { accessToken }), tools);
  }

  /** A refresh token outlives the key that came with it. */
  function granted(token: TokenAnswer, refreshToken: string | null, rights: string[]): Granted {
    const hasRefresh = refreshToken !== null;
    return {
      keys: hasRefresh ? { refreshToken } : { accessToken: token.accessToken },
      endsAt: momentAfter(tools.clock, hasRefresh ? token.refreshExpiresIn : token.expiresIn),
      isRefreshable: false,
      rights,
    };
  }

  async function introspect(accessToken: string) {
    const report = await sendForm(transport, 'read', {
      url: application.introspectUrl ?? `${OAUTH}/introspectToken`,
      fields: { ...ours, token: accessToken },
      secrets: [clientSecret, accessToken],
    });
    if (report.active !== true) throw noKey();
    const ends = Number(report.expires_at ?? 0);
    return { rights: rightsIn(report.scope), endsAt: ends > 0 ? new Date(ends * 1000) : null };
  }

  const giveBack = (token: string) =>
    sendForm(transport, 'change', {
      url: application.revokeUrl ?? `${OAUTH}/revoke`,
      fields: { ...ours, token },
      secrets: [clientSecret, token],
    });

  return {
    network: 'linkedin',
    // LinkedIn gives PKCE to applications on a person's own device only.
    usesPkce: false,
    consentUrl({ state, redirectUrl }) {
      return `${application.consentUrl ?? `${OAUTH}/authorization`}?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUrl,
        state,
        scope: networkRights.linkedin.join(' '),
      })}`;
    },
    async exchange({ code, redirectUrl }) {
      const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUrl };
      const token = await ask('creation', fields, code);
      return granted(token, token.refreshToken, token.rights);
    },
    async refresh(keys) {
      if ('accessToken' in keys) throw noKey();
      const token = await renew(keys.refreshToken);
      const { rights } = await introspect(token.accessToken);
      return granted(token, token.refreshToken ?? keys.refreshToken, rights);
    },
    async revoke(keys) {
      if ('accessToken' in keys) {
        await giveBack(keys.accessToken);
        return;
      }
      // The key that comes of it first: without the refresh token there is none any more.
      const { accessToken } = await renew(keys.refreshToken);
      await giveBack(accessToken);
      await giveBack(keys.refreshToken);
    },
    async listAdAccounts(keys) {
      const found = await searchAll<LinkedInAccount>(
        await clientFor(keys),
        'adAccounts',
        { q: 'search', search: { status: { values: shownStatuses } } },
        ACCOUNTS_PER_PAGE,
      );
      return found.map(({ id, name, currency, status }) => ({
        id: String(id),
        name,
        currency,
        timeZone: LINKEDIN_ZONE,
        status: status === 'ACTIVE' ? 'open' : 'closed',
        managerId: null,
      }));
    },
    async listPages(keys) {
      const pages = await listPages(await clientFor(keys));
      return pages.map(({ id, channel, name }) => ({
        channel,
        externalId: id,
        name,
        iconUrl: null,
      }));
    },
    async inspect(keys) {
      if ('accessToken' in keys) return introspect(keys.accessToken);
      const token = await renew(keys.refreshToken);
      const { rights } = await introspect(token.accessToken);
      return { rights, endsAt: momentAfter(tools.clock, token.refreshExpiresIn) };
    },
    refusalIn: ({ code }) => refusals[code],
  };
}

interface LinkedInAccount {
  id: number | string;
  name: string;
  currency: string;
  status: string;
}
