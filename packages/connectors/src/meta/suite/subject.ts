import { dayIn } from '@posthorn/domain';
import {
  conversionOf,
  firstAccounts,
  type LedgerObject,
  type LedgerReader,
} from '@posthorn/sandbox';
import type { Asset, Plan, PlannedAd } from '../../plan.ts';
import { isSocial, partNamed } from '../../plan.ts';
import type { Subject, Tree } from '../../suite/subject.ts';
import { metaConnector } from '../connector.ts';
import { aForm, anAd, aPlan, film } from './plan.ts';

const account = firstAccounts.meta;
const dates = { startDate: '2027-01-11', endDate: '2027-01-24', timeZone: account.timeZone };
const withText = (ad: PlannedAd, message: string): PlannedAd =>
  isSocial(ad) ? { ...ad, message } : ad;

export const settings = (baseUrl: string) => ({
  network: 'meta' as const,
  baseUrl,
  apiVersion: 'v26.0',
  accountId: account.id,
  credentials: { accessToken: 'the-access-token', appSecret: 'the-app-secret' },
  capabilities: { html5: false, leadForms: false, catalogAds: false },
  conversionId: conversionOf(account),
  applicationEvents: [],
});

/** The first bytes of a picture that says how large it is; the rest is its name. */
function fileOf({ key, bytes, width, height }: Asset): Buffer {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(key), Buffer.alloc(bytes)]).subarray(0, bytes);
}

const twoAds = [anAd('FacebookPostAd'), anAd('InstagramStoryAd', { media: [film('a film')] })];

export const metaSubject: Subject = {
  network: 'meta',
  connect: ({ urls }, tools) => metaConnector(settings(urls.meta), tools),
  plans: {
    'a post on Facebook and a video among the stories of Instagram': aPlan({
      ...dates,
      ads: twoAds,
    }),
    'all six kinds of ads': aPlan({ ...dates, goal: 'MAXIMISE_CONVERSIONS' }),
    'awareness in a region': aPlan({
      ...dates,
      goal: 'MAXIMISE_IMPRESSIONS',
      places: [{ name: 'Utrecht', type: 'region', countryCode: 'NL', regionName: null }],
    }),
    'all six kinds of ads, which open a form': aPlan({
      ...dates,
      goal: 'MAXIMISE_CONVERSIONS',
      landingPage: '',
      form: aForm(),
    }),
    'a whole country': aPlan({
      ...dates,
      places: [{ name: 'Netherlands', type: 'country', countryCode: 'NL', regionName: null }],
    }),
  },
  read: async (asset, from, to) => fileOf(asset).subarray(from, to),
  prepare(sandbox) {
    sandbox.addPage({
      network: 'meta',
      id: '1001',
      name: 'Stadsziekenhuis',
      instagramUserId: '2001',
    });
  },
  tree: treeOf,
  reworded: (plan) => ({
    ...plan,
    ads: plan.ads.map((ad, index) => (index === 0 ? withText(ad, 'Other words') : ad)),
  }),
  rewordedAll: (plan) => ({
    ...plan,
    ads: plan.ads.map((ad) => withText(ad, 'Other words')),
  }),
  newWording: { method: 'POST', path: 'adcreatives' },
  refusable: (plan) => ({
    ...plan,
    ads: plan.ads.map((ad, index) => (index === 0 ? withText(ad, '[[reject:policy]]') : ad)),
  }),
};

/** The same, and what goes wrong goes wrong for a campaign with a form, which has all that others have. */
export const metaWithForm: Subject = {
  ...metaSubject,
  plans: {
    'a form, a post that opens it and a video that does': aPlan({
      ...dates,
      ads: twoAds,
      landingPage: '',
      form: aForm(),
    }),
    ...metaSubject.plans,
  },
};

function treeOf(ledger: LedgerReader, plan: Plan): Tree {
  const ours = (kind: string) =>
    ledger.list({ kind }).flatMap((object) => {
      const part = partNamed(plan, object.name);
      return part === undefined ? [] : [{ object, part }];
    });
  const [campaigns, sets, ads] = [ours('campaign'), ours('adset'), ours('ad')];
  const isOn = (object: LedgerObject | undefined) => object?.fields.status === 'ACTIVE';
  const [campaign] = campaigns;
  const ends = sets.map(({ object }) => String(object.fields.end_time));
  return {
    parts: [...campaigns, ...sets, ...ads, ...ours('adcreative'), ...ours('leadForm')].map(
      ({ part }) => part,
    ),
    ads: ads.map(({ object, part }) => ({
      adId: part.replace('ad-', ''),
      isOn: isOn(object) && isOn(ledger.get(object.parent ?? '')),
    })),
    isRunning: isOn(campaign?.object),
    budget: Number(campaign?.object.fields.lifetime_budget ?? 0),
    endDate: ends.length === 0 ? '' : dayIn(plan.timeZone, new Date(ends.toSorted()[0] ?? '')),
  };
}
