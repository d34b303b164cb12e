import {
  type Capabilities,
  type Connector,
  type ConsentClient,
  type Credentials,
  consentClient,
  googleConnector,
  linkedInConnector,
  metaConnector,
  type NetworkSettings,
  type TransportTools,
} from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import {
  type BudgetChannel,
  budgetChannels,
  isLost,
  isOtherCurrency,
  type Network,
  networkCapabilities,
  networkOf,
  networkOfPage,
  ownsForms,
} from '@posthorn/domain';
import type { Secrets } from '../secrets.ts';
import { type ConnectedAdAccount, listAdAccounts } from './ad-accounts.ts';
import type { Application } from './applications.ts';
import { type Limits, openMeter } from './meter.ts';
import type { Networks } from './networks.ts';

const connectors: Record<Network, (settings: NetworkSettings, tools: TransportTools) => Connector> =
  { meta: metaConnector, linkedin: linkedInConnector, google: googleConnector };

/** More are forgotten, the longest unused first; they are made anew when they are asked for. */
const CONNECTORS_KEPT = 1_000;

interface Reach {
  applications: Record<Network, Application>;
  /** Which ad accounts are meant: those on the networks of this machine, or the real ones. */
  isSandbox: boolean;
  secrets: Pick<Secrets, 'unseal'>;
  tools: TransportTools;
  /** Where calls are counted. */
  db: Db;
  limits: Limits;
}

/**
 * Connectors by account and channel. One connector serves one ad account, so that its allowance and its
 * failures are its own; a changed key or number makes another one.
 */
export function openNetworks(reach: Reach): Networks {
  const { applications, isSandbox, secrets, tools, db: usageDb, limits } = reach;
  const kept = new Map<string, Connector>();
  const consents: Partial<Record<Network, ConsentClient>> = {};
  const meter = openMeter({ db: usageDb, isSandbox, limits, now: () => tools.clock.now() });

  const adAccountsOf = (db: Db | Tx, accountId: string) =>
    listAdAccounts(db, secrets, { accountId, isSandbox });

  async function settingsOf(db: Db | Tx, accountId: string): Promise<NetworkSettings[]> {
    const adAccounts = await adAccountsOf(db, accountId);
    return adAccounts.flatMap((one) => settingsFor(applications[one.network], one) ?? []);
  }

  async function settingsOn(db: Db | Tx, accountId: string, channel: BudgetChannel) {
    const all = await settingsOf(db, accountId);
    return all.find(({ network }) => network === networkOf[channel]);
  }

  function connectorWith(settings: NetworkSettings): Connector {
    const key = JSON.stringify(settings);
    const connector = kept.get(key) ?? connectors[settings.network](settings, metered(settings));
    // The order of a map is that of insertion: what is used moves to its end.
    kept.delete(key);
    kept.set(key, connector);
    const [oldest] = kept.keys();
    if (kept.size > CONNECTORS_KEPT && oldest !== undefined) kept.delete(oldest);
    return connector;
  }

  const metered = (settings: NetworkSettings): TransportTools => ({
    ...tools,
    meter: meter.of(keyOf(settings)),
  });

  return {
    isSandbox,
    async connectorFor(db, accountId, channel) {
      const settings = await settingsOn(db, accountId, channel);
      return settings && connectorWith(settings);
    },
    async hasRoomToFollow(db, accountId, channel) {
      const settings = await settingsOn(db, accountId, channel);
      return settings !== undefined && meter.hasRoomToFollow(keyOf(settings));
    },
    async connectionsOf(db, accountId) {
      const adAccounts = await adAccountsOf(db, accountId);
      const usable = adAccounts.flatMap((one) => settingsFor(applications[one.network], one) ?? []);
      const isOn = (channel: BudgetChannel, some: readonly { network: Network }[]) =>
        some.some(({ network }) => network === networkOf[channel]);
      const channelsOn = (some: readonly { network: Network }[]) =>
        budgetChannels.filter((channel) => isOn(channel, some));
      const otherChannels = (some: readonly { network: Network }[]) =>
        budgetChannels.filter((channel) => !isOn(channel, some));
      const now = new Date(tools.clock.now());
      const currency = await currencyOf(db, accountId, adAccounts);
      return {
        unconnected: otherChannels(usable),
        uncounted: otherChannels(usable.filter(countsConversions)),
        lost: channelsOn(adAccounts.filter((one) => isLost(one, now))),
        otherCurrency: channelsOn(
          adAccounts.filter((one) => currency && isOtherCurrency(one.currency, currency)),
        ),
      };
    },
    formTermsUrl(channel, externalId) {
      const { formTermsUrl } = applications[networkOfPage[channel]];
      // On Instagram they are those of the Facebook page behind it.
      if (!formTermsUrl || !externalId || !ownsForms(channel)) return undefined;
      return `${formTermsUrl}?${new URLSearchParams({ page_id: externalId })}`;
    },
    consentOn(network) {
      const { clientId, clientSecret, ...place } = applications[network];
      if (!clientId || !clientSecret) return undefined;
      consents[network] ??= consentClient(network, { ...place, clientId, clientSecret }, tools);
      return consents[network];
    },
  };
}

/** Undefined where no ad account has one to compare it with. */
async function currencyOf(
  db: Db | Tx,
  accountId: string,
  adAccounts: readonly ConnectedAdAccount[],
): Promise<string | undefined> {
  if (adAccounts.every((one) => one.currency === null)) return undefined;
  const account = await db
    .selectFrom('account')
    .select('currency')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.currency;
}

const countsConversions = ({ conversionId, applicationEvents }: NetworkSettings): boolean =>
  conversionId !== null || applicationEvents.length > 0;

const keyOf = ({ network, accountId }: NetworkSettings) => ({ network, externalId: accountId });

/** Undefined where a key is of no use: to renew it takes an application of ours. */
function settingsFor(
  application: Application,
  adAccount: ConnectedAdAccount,
): NetworkSettings | undefined {
  const { network, externalId, keys, capabilities, conversionId, applicationEvents } = adAccount;
  const { appSecret, clientId, clientSecret, managerId, ...place } = reachOf(application);
  const credentials: Credentials | undefined =
    'accessToken' in keys
      ? { ...keys, appSecret }
      : clientId && clientSecret
        ? { ...keys, clientId, clientSecret }
        : undefined;
  if (!credentials) return undefined;
  return {
    ...place,
    network,
    managerId: adAccount.managerId ?? managerId,
    accountId: externalId,
    credentials,
    capabilities: Object.fromEntries(
      networkCapabilities.map((name) => [name, capabilities.includes(name)]),
    ) as Capabilities,
    conversionId,
    applicationEvents,
  };
}

/** Where calls about ads go; where people give consent is no part of it. */
const reachOf = ({
  formTermsUrl: _terms,
  consentUrl: _page,
  revokeUrl: _back,
  introspectUrl: _look,
  ...rest
}: Application) => rest;
