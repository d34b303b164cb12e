import {
  conversionOf,
  firstAccounts,
  type LedgerObject,
  type LedgerReader,
  type Sandbox,
} from '@posthorn/sandbox';
import { type Plan, partNamed } from '../../plan.ts';
import type { NetworkSettings } from '../../settings.ts';
import type { Subject, Tree } from '../../suite/subject.ts';
import { GOOGLE_API_VERSION, googleConnector } from '../index.ts';
import { revisionNamed } from '../map/revision.ts';
import { dailyCents } from '../money.ts';
import { bannerPlan, html5Plan, readAsset, searchAd, searchPlan } from './plans.ts';

export const settingsFor = (
  sandbox: Sandbox,
  more: Partial<NetworkSettings> = {},
): NetworkSettings => ({
  network: 'google',
  baseUrl: sandbox.urls.google,
  apiVersion: GOOGLE_API_VERSION,
  accountId: firstAccounts.google.id,
  credentials: { accessToken: 'sandbox' },
  capabilities: { html5: true, leadForms: false, catalogAds: false },
  conversionId: conversionOf(firstAccounts.google),
  applicationEvents: [],
  ...more,
});

export const subject: Subject = {
  network: 'google',
  connect: (sandbox, tools) => googleConnector(settingsFor(sandbox), tools),
  plans: { search: searchPlan, banners: bannerPlan, html5: html5Plan },
  read: readAsset,
  prepare: () => {},
  tree: treeOf,
  budgetOf: (plan) =>
    plan.channel === 'googleSearch'
      ? plan.budget
      : dailyCents(plan.budget, plan.startDate, plan.endDate),
  reworded: (plan) => ({
    ...plan,
    ads: [reworded(plan, 'Nurse near Utrecht'), ...plan.ads.slice(1)],
  }),
  rewordedAll: (plan) => ({
    ...plan,
    ads: plan.ads.map(({ id }, n) => searchAd(id, [`Nurse ${n} in Utrecht`, 'Other', 'Words'])),
  }),
  newWording: { path: 'googleAds:mutate', bodyContains: 'adGroupAdOperation' },
  refusable: (plan) => ({
    ...plan,
    ads: [reworded(plan, 'Nurse [[reject:policy]]'), ...plan.ads.slice(1)],
  }),
};

const reworded = (plan: Plan, headline: string) =>
  searchAd(plan.ads[0]?.id ?? '', [headline, 'Join our team', 'Apply today']);

/** What the ledger holds for a plan. */
function treeOf(ledger: LedgerReader, plan: Plan): Tree {
  const all = ledger
    .list({ kind: 'campaign' })
    .filter(({ name }) => partNamed(plan, name) !== undefined);
  // One that had a successor stays, paused, with the ads that it had.
  const newest = Math.max(...all.map((one) => numberOf(plan, one)));
  const campaigns = all.filter((one) => numberOf(plan, one) === newest);
  const ids = campaigns.map(({ id }) => id);
  const groups = ids.flatMap((id) => ledger.list({ kind: 'adGroup', parent: id }));
  const adsIn = (group: string) => ledger.list({ kind: 'adGroupAd', parent: group });
  const criteria = ids.flatMap((id) => ledger.list({ kind: 'campaignCriterion', parent: id }));
  const [campaign] = campaigns;
  const budget = ledger.get(String(campaign?.fields.campaignBudget))?.fields ?? {};
  return {
    parts: [
      ...campaigns.map(({ name }) => `campaign ${partNamed(plan, name)}`),
      ...groups.map(({ name }) => `group ${partNamed(plan, name)}`),
      ...groups.flatMap(({ id, name }) => adsIn(id).map((ad) => `ad ${name} ${ad.name}`)),
      ...criteria.map(({ fields }) => `criterion ${fields.resourceName}`),
      ...ledger.list({ kind: 'asset' }).map(({ name }) => `asset ${name}`),
    ],
    ads: groups.map(({ id, name, fields }) => ({
      adId: revisionNamed(plan, name)?.adId ?? '',
      isOn: fields.status === 'ENABLED' && adsIn(id).every((ad) => ad.fields.status === 'ENABLED'),
    })),
    isRunning: all.some(({ fields }) => fields.status === 'ENABLED'),
    budget: Number(budget.totalAmountMicros ?? budget.amountMicros) / 10_000,
    endDate: String(campaign?.fields.endDateTime).slice(0, 10),
  };
}

/** 'campaign' is the first, 'campaign-2' its successor. */
const numberOf = (plan: Plan, { name }: LedgerObject): number =>
  Number(/-(\d+)$/.exec(partNamed(plan, name) ?? '')?.[1] ?? 1);
