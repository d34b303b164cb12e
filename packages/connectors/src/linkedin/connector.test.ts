import { conversionOf, firstAccounts } from '@posthorn/sandbox';
import { describe, vi } from 'vitest';
import type { Plan } from '../plan.ts';
import { describeConnector } from '../suite/connector-suite.ts';
import { describeFollowing } from '../suite/following-suite.ts';
import type { Subject } from '../suite/subject.ts';
import { linkedInConnector } from './connector.ts';
import { film, PAGE_ID, plan, post, readAsset } from './suite/plans.ts';
import { treeOf } from './suite/tree.ts';

const withText = (wanted: Plan, text: string, ads = 1): Plan => ({
  ...wanted,
  ads: wanted.ads.map((ad, index) =>
    index < ads && 'message' in ad ? { ...ad, message: `${ad.message} ${text}` } : ad,
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
        conversionId: conversionOf(firstAccounts.linkedin),
        applicationEvents: [],
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
      ads: [film('ad-1'), film('ad-2')],
      places: [{ name: 'Netherlands', type: 'country', countryCode: 'NL', regionName: null }],
    }),
  },
  read: readAsset,
  prepare: (sandbox) => sandbox.addPage({ network: 'linkedin', id: PAGE_ID, name: 'Ziekenhuis' }),
  tree: treeOf,
  reworded: (wanted) => withText(wanted, 'Now with a better salary.'),
  rewordedAll: (wanted) => withText(wanted, 'Now with a worse salary.', wanted.ads.length),
  newWording: { method: 'POST', path: '/posts' },
  refusable: (wanted) => withText(wanted, '[[reject:policy]]'),
};

// Hundreds of publications in one test take a while where others work, too.
vi.setConfig({ testTimeout: 300_000 });

describe('the LinkedIn connector', () => {
  describeConnector(subject);
  describeFollowing(subject);
});
