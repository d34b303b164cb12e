import { type Network, sayMessage } from '@posthorn/domain';
import { conversionOf, firstAccounts, type Sandbox, startSandbox } from '@posthorn/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connector, ReadAsset } from './connector.ts';
import { GOOGLE_API_VERSION, googleConnector } from './google/index.ts';
import { readAsset as googleAsset, searchPlan } from './google/testing/plans.ts';
import { Journal } from './journal/journal.ts';
import { linkedInConnector } from './linkedin/index.ts';
import {
  readAsset as linkedInAsset,
  plan as linkedInPlan,
  PAGE_ID,
} from './linkedin/suite/plans.ts';
import { metaConnector } from './meta/connector.ts';
import { metaSubject } from './meta/suite/subject.ts';
import type { Plan } from './plan.ts';
import type { NetworkSettings } from './settings.ts';
import { MemoryJournalStore } from './testing/memory-journal.ts';
import { placesOf } from './testing/places-of.ts';
import { sandboxTime } from './testing/sandbox-time.ts';
import type { TransportTools } from './transport/transport.ts';

interface Subject {
  apiVersion: string;
  connect: (settings: NetworkSettings, tools: TransportTools) => Connector;
  plan: Plan;
  read: ReadAsset;
  /** What a recruiter is told without an id, and with one that the network does not know. */
  missing: string;
  unknown: string;
}

const [metaPlan] = Object.values(metaSubject.plans) as [Plan];
const subjects: Record<Network, Subject> = {
  meta: {
    apiVersion: 'v26.0',
    connect: metaConnector,
    plan: metaPlan,
    read: metaSubject.read,
    missing: 'Meta can not count applications: the ad account has no conversion id.',
    unknown: 'Pixel not available: This pixel is not shared with the ad account.',
  },
  linkedin: {
    apiVersion: '202608',
    connect: linkedInConnector,
    plan: linkedInPlan(),
    read: linkedInAsset,
    missing: 'LinkedIn can not count conversions without a conversion id.',
    unknown:
      'LinkedIn does not know what to count as a conversion. Please check the conversion id.',
  },
  google: {
    apiVersion: GOOGLE_API_VERSION,
    connect: googleConnector,
    plan: searchPlan,
    read: googleAsset,
    missing: 'Google can not count applications: the Google Ads account has no conversion id.',
    unknown: 'The Google Ads account counts nothing under the conversion id 104012.',
  },
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  metaSubject.prepare(sandbox);
  await sandbox.addPage({ network: 'linkedin', id: PAGE_ID, name: 'Ziekenhuis' });
});
afterAll(() => sandbox.stop());

describe.each(Object.entries(subjects))('%s', (name, subject) => {
  const network = name as Network;
  const plan: Plan = { ...subject.plan, goal: 'MAXIMISE_CONVERSIONS' };
  const work = async (conversionId: string | null) => {
    const clock = sandboxTime(sandbox);
    const settings: NetworkSettings = {
      network,
      baseUrl: sandbox.urls[network],
      apiVersion: subject.apiVersion,
      accountId: firstAccounts[network].id,
      credentials: { accessToken: 'sandbox' },
      capabilities: { html5: true, leadForms: false, catalogAds: false },
      conversionId,
    };
    const connector = subject.connect(settings, { clock, random: () => 0.5, fetch });
    const journal = await Journal.open(new MemoryJournalStore(), { clock, lateWindowMs: 60_000 });
    return { connector, run: { journal, read: subject.read, placeOn: placesOf(connector) } };
  };
  const refusalOf = async (conversionId: string | null) => {
    const { connector, run } = await work(conversionId);
    return connector.publish(plan, run).then(
      () => 'published',
      (error) => sayMessage(error.failure.userMessage),
    );
  };
  const running = () =>
    sandbox.ledger[network]
      .list()
      .filter(({ kind }) => /campaign$/i.test(kind))
      .filter(({ fields }) => ['ACTIVE', 'ENABLED'].includes(String(fields.status)));

  test('refuses to aim at applications that it can not count, before anything is made', async () => {
    const before = sandbox.ledger[network].list().length;
    expect(await refusalOf(null)).toContain(subject.missing);
    expect(sandbox.ledger[network].list()).toHaveLength(before);
    const { connector, run } = await work(null);
    const failures = await connector.validate(plan, run);
    expect(failures.map(({ userMessage }) => sayMessage(userMessage)).join(' ')).toContain(
      subject.missing,
    );
  });

  test('refuses an id that the network does not know, and switches nothing on', async () => {
    expect(await refusalOf('104012')).toContain(subject.unknown);
    expect(running()).toEqual([]);
  });

  test('takes the id of the ad account', async () => {
    const marked = { ...plan, marker: `${plan.marker}2` };
    const { connector, run } = await work(conversionOf(firstAccounts[network]));
    expect(await connector.publish(marked, run)).toEqual([]);
    expect(running()).not.toEqual([]);
  });
});
