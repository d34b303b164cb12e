import { answerConsent } from '@posthorn/connectors/testing';
import type { Network } from '@posthorn/domain';
import { fetchFrom } from '@posthorn/sandbox';
import type { TestClient } from '../test-client.ts';
import { kit, sandbox, server } from './sandbox-scene.ts';

type Choice = Parameters<typeof answerConsent>[1];

/** Where a person is sent to give consent. */
export async function consentPage(
  client: TestClient,
  network: Network,
  accountId = kit.account.id,
): Promise<string> {
  const { status, body } = await client.call('beginConsent', { params: { accountId, network } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.url;
}

/** With what the network sends the person back. */
export const answered = (page: string, choice: Choice = {}): Promise<URL> =>
  answerConsent(page, choice, fetchFrom(sandbox));

/** Comes back with an answer; says where our server leads to from there. */
export async function comeBack(client: TestClient, back: URL): Promise<URL> {
  const path = `${back.pathname}${back.search}`;
  const { headers } = await client.request('GET', path, {}, {});
  return new URL(String(headers.location), server.deps.config.PUBLIC_URL);
}

/** The id of the consent that was given. */
export async function giveConsent(
  client: TestClient,
  network: Network,
  choice: Choice = {},
): Promise<string> {
  const page = await comeBack(client, await answered(await consentPage(client, network), choice));
  const id = page.searchParams.get('consent');
  if (id === null) throw new Error(page.href);
  return id;
}

/** The ad account of that name, connected by a person from beginning to end. */
export async function connectNetwork(
  client: TestClient,
  network: Network,
  { name = 'Sandbox Care', leavesAds = false, choice = {} as Choice } = {},
) {
  const accountId = kit.account.id;
  const consentId = await giveConsent(client, network, choice);
  const params = { accountId, consentId };
  const { body: offer } = await client.call('getConsent', { params });
  const adAccountId = offer.adAccounts.find((one) => one.name === name)?.id ?? '';
  const body = { adAccountId, pages: [], leavesAds };
  return client.call('connectAdAccount', { params, body });
}

export const findAdAccount = (network: Network) =>
  server.db
    .selectFrom('ad_account')
    .selectAll()
    .where('account_id', '=', kit.account.id)
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
