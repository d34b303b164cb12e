import { networks } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { beginConsent } from './commands/begin-consent.ts';
import { connectAdAccount } from './commands/connect-ad-account.ts';
import { disconnectNetwork } from './commands/disconnect-network.ts';
import { finishConsent } from './commands/finish-consent.ts';
import { consentOver, forgetConsent } from './consents.ts';
import { readOffer } from './offer.ts';
import { presentConnection } from './presenter.ts';
import { listAdAccounts, listPublished } from './repository.ts';

/** So many are named; of the others the number is enough. */
const TITLES_SHOWN = 5;

export const connectionHandlers = {
  async listConnections({ account, deps }) {
    const { isSandbox } = deps.networks;
    const rows = await listAdAccounts(deps.connection.db, { accountId: account.id, isSandbox });
    return networks.map((network) =>
      presentConnection(
        deps,
        network,
        rows.find((row) => row.network === network),
      ),
    );
  },

  async listConnectionCampaigns({ account, params, deps }) {
    const titles = await listPublished(deps.connection.db, account.id, params.network);
    return { count: titles.length, titles: titles.slice(0, TITLES_SHOWN) };
  },

  async beginConsent({ account, person, params, deps }) {
    return beginConsent(deps, { accountId: account.id, person, network: params.network });
  },

  async finishConsent({ person, query, deps, request, reply }) {
    // The address holds a code: it is neither kept nor told to the page that comes next.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(await finishConsent(deps, query, { person, log: request.log }));
  },

  async getConsent({ account, person, params, deps }) {
    const { consentId } = params;
    return readOffer(deps, { consentId, accountId: account.id, person });
  },

  async connectAdAccount({ account, person, params, body, deps }) {
    const { consentId } = params;
    return connectAdAccount(deps, { consentId, accountId: account.id, person }, body);
  },

  async cancelConsent({ account, person, params, deps }) {
    const request = { consentId: params.consentId, accountId: account.id, person };
    if (!(await forgetConsent(deps.connection.db, request))) throw consentOver();
  },

  async disconnectNetwork({ account, person, params, deps }) {
    const { network } = params;
    return disconnectNetwork(deps, { accountId: account.id, personId: person.id, network });
  },
} satisfies Partial<Handlers>;
