import { dayIn } from '@posthorn/domain';
import type { LedgerObject, LedgerReader } from '@posthorn/sandbox';
import { firstAccounts } from '@posthorn/sandbox';
import { describe, vi } from 'vitest';
import { type Plan, partNamed } from '../plan.ts';
import { describeConnector } from '../suite/connector-suite.ts';
import type { Subject, Tree } from '../suite/subject.ts';
import { linkedInConnector } from './connector.ts';
import { postsOf } from './mapping/format.ts';
import { centsOf } from './mapping/money.ts';
import { creativePart } from './mapping/requests.ts';
import { film, PAGE_ID, plan, post, readAsset } from './suite/plans.ts';
import { isGone } from './wire.ts';

const statusOf = ({ fields }: LedgerObject): string =>
  String(fields.status ?? fields.intendedStatus ?? '');

function treeOf(ledger: LedgerReader, wanted: Plan): Tree {
  const ours = ['adCampaignGroup', 'adCampaign', 'creative', 'post'].flatMap((kind) =>
    ledger
      .list({ kind })
      .filter((object) => partNamed(wanted, object.name) !== undefined)
      .filter((object) => !isGone(statusOf(object))),
  );
  const of = (kind: string) => ours.filter((object) => object.kind === kind);
  const isActive = (object: LedgerObject | undefined) =>
    object !== undefined && statusOf(object) === 'ACTIVE';
  const active = of('adCampaign').filter(isActive);
  const [group] = of('adCampaignGroup');
  const end = (group?.fields.runSchedule as { end?: number } | undefined)?.end;
  const adOf = new Map(postsOf(wanted).map((ad) => [creativePart(wanted, ad), ad.id]));
  return {
    parts: ours.map((object) => `${object.kind} ${partNamed(wanted, object.name)}`),
    ads: of('creative').map((creative) => ({
      adId: adOf.get(partNamed(wanted, creative.name) ?? '') ?? creative.name,
      isOn: isActive(creative) && isActive(ledger.get(creative.parent ?? '')),
    })),
    isRunning: isActive(group) && active.length > 0,
    budget: active.reduce(
      (sum, { fields }) => sum + centsOf((fields.totalBudget as { amount: string }).amount),
      0,
    ),
    endDate: end === undefined ? '' : dayIn(wanted.timeZone, new Date(end - 1)),
  };
}

const withText = (wanted: Plan, text: string): Plan => ({
  ...wanted,
  ads: wanted.ads.map((ad, index) =>
    index === 0 && 'message' in ad ? { ...ad, message: `${ad.message} ${text}` } : ad,
  ),
});

const subject: Subject = {
  network: 'linkedin',
  connect: (sandbox, tools) =>
    linkedInConnector(
      {
        network: 'linkedin',
        baseUrl: sandbox.urls.linkedin,
        apiVersion: '202608',
        accountId: firstAccounts.linkedin.id,
        credentials: { accessToken: 'a-token-nobody-may-see' },
        capabilities: { html5: false, leadForms: false, catalogAds: false },
      },
      tools,
    ),
  plans: {
    'a picture and a film, for visits': plan({ ads: [post('ad-1'), film('ad-2')] }),
    'pictures and a film in the same group': plan(),
    'pictures in two regions, for awareness': plan({
      goal: 'MAXIMISE_IMPRESSIONS',
      ads: [post('ad-1'), post('ad-2')],
      places: [
        { name: 'Utrecht', type: 'region', countryCode: 'NL', regionName: null },
        { name: 'Gelderland', type: 'region', countryCode: 'NL', regionName: null },
      ],
    }),
    'films in a country, for conversions': plan({
      goal: 'MAXIMISE_CONVERSIONS',
      conversionId: '104012',
      ads: [film('ad-1'), film('ad-2')],
      places: [{ name: 'Netherlands', type: 'country', countryCode: 'NL', regionName: null }],
    }),
  },
  read: readAsset,
  prepare: (sandbox) => sandbox.addPage({ network: 'linkedin', id: PAGE_ID, name: 'Ziekenhuis' }),
  tree: treeOf,
  reworded: (wanted) => withText(wanted, 'Now with a better salary.'),
  refusable: (wanted) => withText(wanted, '[[reject:policy]]'),
};

// Hundreds of publications in one test take a while where others work, too.
vi.setConfig({ testTimeout: 300_000 });

describe('the LinkedIn connector', () => describeConnector(subject));
