import { messageOf, networkRights } from '@posthorn/domain';
import type {
  ConsentAdAccount,
  ConsentApplication,
  ConsentRefusal,
  Keys,
} from '../consent/consent.ts';
import type { NetworkConsent } from '../consent/network-consent.ts';
import { openSettings } from '../consent/open-settings.ts';
import { askForToken, momentAfter, rightsIn, sendForm } from '../consent/token-answer.ts';
import { NetworkFailure } from '../failure.ts';
import { type Effect, Transport, type TransportTools } from '../transport/transport.ts';
import { accessibleCustomers } from './accounts.ts';
import { GoogleClient } from './client.ts';
import { refusal } from './errors/failure.ts';
import { tokenManners } from './errors/manners.ts';

const CONSENT_URL = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const REVOKE_URL = 'https://oauth2.googleapis.com/revoke';
const INTROSPECT_URL = 'https://oauth2.googleapis.com/tokeninfo';

const refusals: Record<string, ConsentRefusal> = {
  invalid_client: 'refused',
  unauthorized_client: 'refused',
  redirect_uri_mismatch: 'refused',
};

const noKey = () => refusal('auth', 'noToken', messageOf('google.noKey'));

/** Google's OAuth for web servers: a refresh token that lasts until it is taken back. */
export function googleConsent(
  application: ConsentApplication,
  tools: TransportTools,
): NetworkConsent {
  const { clientId, clientSecret } = application;
  const transport = new Transport(tokenManners, tools);
  const ours = { client_id: clientId, client_secret: clientSecret };
  const ask = (effect: Effect, fields: Record<string, string>, secrets: string[]) =>
    askForToken(
      transport,
      effect,
      {
        url: application.tokenUrl ?? TOKEN_URL,
        fields: { ...ours, ...fields },
        secrets: [clientSecret, ...secrets],
      },
      noKey,
    );
  const renew = (refreshToken: string) =>
    ask('read', { grant_type: 'refresh_token', refresh_token: refreshToken }, [refreshToken]);

  const clientFor = (keys: Keys) =>
    new GoogleClient(
      openSettings(
        'google',
        application,
        'accessToken' in keys ? keys : { ...keys, clientId, clientSecret },
      ),
      tools,
    );

  return {
    network: 'google',
    usesPkce: true,
    consentUrl({ state, redirectUrl, codeChallenge }) {
      return `${application.consentUrl ?? CONSENT_URL}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: networkRights.google.join(' '),
        state,
        // Only then a refresh token is given; and given again to those who have allowed it before.
        access_type: 'offline',
        prompt: 'consent',
        ...(codeChallenge !== null && {
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
        }),
      })}`;
    },
    async exchange({ code, redirectUrl, codeVerifier }) {
      const token = await ask(
        'creation',
        {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUrl,
          ...(codeVerifier !== null && { code_verifier: codeVerifier }),
        },
        [code, ...(codeVerifier === null ? [] : [codeVerifier])],
      );
      if (token.refreshToken === null) throw noKey();
      return {
        keys: { refreshToken: token.refreshToken },
        // Said only where the person allowed it for a while.
        endsAt: momentAfter(tools.clock, token.refreshExpiresIn),
        isRefreshable: false,
        rights: token.rights,
      };
    },
    async refresh(keys) {
      if ('accessToken' in keys) throw noKey();
      const token = await renew(keys.refreshToken);
      return {
        keys: { refreshToken: token.refreshToken ?? keys.refreshToken },
        endsAt: momentAfter(tools.clock, token.refreshExpiresIn),
        isRefreshable: false,
        rights: token.rights,
      };
    },
    async revoke(keys) {
      const token = 'accessToken' in keys ? keys.accessToken : keys.refreshToken;
      await sendForm(transport, 'change', {
        url: application.revokeUrl ?? REVOKE_URL,
        fields: { token },
        secrets: [token],
      });
    },
    listAdAccounts: (keys) => listAdAccounts(clientFor(keys)),
    // No one speaks in the name of a page here.
    listPages: async () => [],
    async inspect(keys) {
      if ('refreshToken' in keys) {
        const token = await renew(keys.refreshToken);
        return { rights: token.rights, endsAt: momentAfter(tools.clock, token.refreshExpiresIn) };
      }
      const report = await sendForm(transport, 'read', {
        url: application.introspectUrl ?? INTROSPECT_URL,
        fields: { access_token: keys.accessToken },
        secrets: [keys.accessToken],
      });
      const ends = Number(report.exp ?? 0);
      return { rights: rightsIn(report.scope), endsAt: ends > 0 ? new Date(ends * 1000) : null };
    },
    refusalIn: ({ code }) => refusals[code],
  };
}

const QUERY = `SELECT customer_client.id, customer_client.descriptive_name, customer_client.currency_code,
  customer_client.time_zone, customer_client.status, customer_client.manager, customer_client.level
  FROM customer_client`;

/** Every account below those that were allowed; one that holds others is no ad account itself. */
async function listAdAccounts(client: GoogleClient): Promise<ConsentAdAccount[]> {
  const found = new Map<string, ConsentAdAccount>();
  for (const top of await accessibleCustomers(client)) {
    const rows = await rowsBelow(client, top);
    const clients = rows.flatMap(({ customerClient }) => customerClient ?? []);
    const isManager = clients.some(({ level, manager }) => Number(level) === 0 && manager);
    for (const { id, descriptiveName, currencyCode, timeZone, status, manager } of clients) {
      if (!id || !currencyCode || !timeZone || manager || found.has(id)) continue;
      found.set(id, {
        id,
        name: descriptiveName ?? id,
        currency: currencyCode,
        timeZone,
        status: status === 'ENABLED' ? 'open' : 'closed',
        managerId: isManager ? top.replace('customers/', '') : null,
      });
    }
  }
  return [...found.values()];
}

/** An account that was closed tells nothing of itself; the others are listed without it. */
async function rowsBelow(client: GoogleClient, top: string) {
  try {
    return await client.search(QUERY, top);
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind === 'permission') return [];
    throw error;
  }
}
