import type { Network } from '@posthorn/domain';
import { conversionOf, firstAccounts, type Sandbox } from '@posthorn/sandbox';
import type { Connector, Published, ReadAsset, Run } from '../connector.ts';
import { GOOGLE_API_VERSION, googleConnector } from '../google/index.ts';
import { bannerPlan, readAsset as googleAsset, searchPlan } from '../google/testing/plans.ts';
import { Journal } from '../journal/journal.ts';
import { linkedInConnector } from '../linkedin/index.ts';
import {
  readAsset as linkedInAsset,
  plan as linkedInPlan,
  PAGE_ID,
} from '../linkedin/suite/plans.ts';
import { metaConnector } from '../meta/connector.ts';
import { metaSubject } from '../meta/suite/subject.ts';
import type { Plan } from '../plan.ts';
import type { NetworkSettings } from '../settings.ts';
import type { TransportTools } from '../transport/transport.ts';
import { MemoryJournalStore } from './memory-journal.ts';
import { patient } from './patient.ts';
import { placesOf } from './places-of.ts';
import { sandboxTime } from './sandbox-time.ts';

interface OneNetwork {
  apiVersion: string;
  connect: (settings: NetworkSettings, tools: TransportTools) => Connector;
  plans: Plan[];
  read: ReadAsset;
}

const [metaPlan] = Object.values(metaSubject.plans) as [Plan];

/** What differs between the networks when the same is tried on each of them. */
export const eachNetwork: Record<Network, OneNetwork> = {
  meta: {
    apiVersion: 'v26.0',
    connect: metaConnector,
    plans: [metaPlan],
    read: metaSubject.read,
  },
  linkedin: {
    apiVersion: '202608',
    connect: linkedInConnector,
    plans: [linkedInPlan()],
    read: linkedInAsset,
  },
  google: {
    apiVersion: GOOGLE_API_VERSION,
    connect: googleConnector,
    plans: [searchPlan, bannerPlan],
    read: googleAsset,
  },
};

/** The pages that the plans speak in the name of. */
export async function preparePages(sandbox: Sandbox): Promise<void> {
  metaSubject.prepare(sandbox);
  await sandbox.addPage({ network: 'linkedin', id: PAGE_ID, name: 'Ziekenhuis' });
}

/** A connector on the sandbox, with the memory of one publication. */
export function openOn(
  sandbox: Sandbox,
  network: Network,
  more: Partial<NetworkSettings> = {},
  store = new MemoryJournalStore(),
) {
  const clock = sandboxTime(sandbox);
  const { apiVersion, connect, read } = eachNetwork[network];
  const accountId = more.accountId ?? firstAccounts[network].id;
  const settings: NetworkSettings = {
    network,
    baseUrl: sandbox.urls[network],
    apiVersion,
    accountId,
    credentials: { accessToken: 'sandbox' },
    capabilities: { html5: true, leadForms: false, catalogAds: false },
    conversionId: conversionOf({ id: accountId }),
    applicationEvents: [],
    ...more,
  };
  const connector = patient(connect(settings, { clock, random: () => 0.5, fetch }), clock);
  const run = async (): Promise<Run> => ({
    journal: await Journal.open(store, { clock, lateWindowMs: 60_000 }),
    read,
    placeOn: placesOf(connector),
  });
  return {
    connector,
    run,
    store,
    published: async (plan: Plan): Promise<Published> => ({
      plan,
      refs: (await run()).journal.refs,
    }),
  };
}
