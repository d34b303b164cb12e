import { type Keyword, messageOf } from '@posthorn/domain';
import { firstAccounts, type LedgerObject } from '@posthorn/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import type { Stage } from '../suite/stage.ts';
import { statusOf } from '../testing/follow-one.ts';
import { revisionIn } from './map/revision.ts';
import { bannerAd, bannerPlan, searchAd, searchPlan, uploadedBanner } from './testing/plans.ts';
import { openStage, publishOnce } from './testing/stages.ts';

const { google } = firstAccounts;
let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

async function instead(...wishes: Parameters<typeof openStage>): Promise<void> {
  await stage.close();
  stage = await openStage(...wishes);
}

const ledger = () => stage.sandbox.ledger.google;
const adIds = (plan: Plan) => stage.tree(plan).ads.map(({ adId }) => adId);
const campaign = () => ledger().list({ kind: 'campaign' })[0]?.fields ?? {};

test('tracking parameters are the suffix of every final address, and follow the plan', async () => {
  const tracked = (utm_campaign: string) => ({
    ...searchPlan,
    utm: { googleSearch: { utm_source: 'google', utm_campaign } },
  });
  await publishOnce(stage, tracked('Nurse & carer'));
  expect(campaign().finalUrlSuffix).toBe('utm_source=google&utm_campaign=Nurse%20%26%20carer');
  const groups = ledger().list({ kind: 'adGroup' }).length;
  await publishOnce(stage, tracked('Carer'));
  expect(campaign().finalUrlSuffix).toBe('utm_source=google&utm_campaign=Carer');
  await publishOnce(stage, searchPlan);
  expect(campaign().finalUrlSuffix ?? '').toBe('');
  expect(ledger().list({ kind: 'adGroup' })).toHaveLength(groups);
});

test('a radius is a circle around the city, which follows the plan and becomes the city again', async () => {
  const [utrecht] = searchPlan.places;
  const around = (radiusKm?: number) => ({
    ...searchPlan,
    places: utrecht ? [{ ...utrecht, ...(radiusKm && { radiusKm }) }] : [],
  });
  const places = () =>
    ledger()
      .list({ kind: 'campaignCriterion' })
      .flatMap(({ fields }) => fields.proximity ?? fields.location ?? []);
  const circle = (radius: number) => ({
    geoPoint: { latitudeInMicroDegrees: 52_090_800, longitudeInMicroDegrees: 5_122_200 },
    ...{ radius, radiusUnits: 'KILOMETERS' },
  });
  await publishOnce(stage, around(40));
  expect(places()).toEqual([circle(40)]);
  await publishOnce(stage, around(40));
  await publishOnce(stage, around(60));
  expect(places()).toEqual([circle(60)]);
  await publishOnce(stage, around());
  expect(places()).toEqual([{ geoTargetConstant: expect.stringContaining('geoTargetConstants/') }]);
});

describe('ads that Google does not take', () => {
  const mixed = { ...bannerPlan, ads: [uploadedBanner('ad-1'), bannerAd('ad-2')] };

  test('HTML5 without permission is told, and the others run', async () => {
    const capabilities = { html5: false, leadForms: false, catalogAds: false };
    await instead({ settings: () => ({ capabilities }) });
    const [failure, ...others] = await publishOnce(stage, mixed);
    expect(failure).toMatchObject({ kind: 'permission', code: 'html5', adId: 'ad-1' });
    expect(failure?.userMessage).toEqual(messageOf('google.html5NotAllowed'));
    expect(others).toEqual([]);
    expect(stage.tree(mixed)).toMatchObject({
      isRunning: true,
      ads: [{ adId: 'ad-2', isOn: true }],
    });
  });

  test('HTML5 that Google itself refuses is told the same way', async () => {
    await instead({
      prepare: ({ addAccount }) =>
        addAccount({ network: 'google', ...google, name: '[[no html5]]' }),
    });
    const [failure] = await publishOnce(stage, mixed);
    expect(failure).toMatchObject({ kind: 'permission', adId: 'ad-1' });
    expect(failure?.userMessage).toEqual(messageOf('google.html5NotAllowed'));
    expect(adIds(mixed)).toEqual(['ad-2']);
  });

  test('a policy finding costs one ad, not the campaign', async () => {
    stage.sandbox.faults.add({
      network: 'google',
      effect: 'policy',
      match: { bodyContains: 'responsiveSearchAd' },
      times: 1,
    });
    const failures = await publishOnce(stage, searchPlan);
    expect(failures).toMatchObject([{ kind: 'policy', adId: 'ad-1' }]);
    expect(failures[0]?.userMessage).toEqual(
      messageOf('google.againstPolicyOn', { topics: 'employment scams' }),
    );
    expect(stage.tree(searchPlan)).toMatchObject({ isRunning: true });
    expect(adIds(searchPlan)).toEqual(['ad-2']);
    expect(await publishOnce(stage, searchPlan)).toEqual([]);
    expect(adIds(searchPlan).toSorted()).toEqual(['ad-1', 'ad-2']);
  });

  test('an ad of which only a part is refused leaves nothing behind', async () => {
    stage.sandbox.faults.add({
      network: 'google',
      effect: 'partial',
      match: { bodyContains: 'responsiveSearchAd' },
      times: 1,
    });
    expect(await publishOnce(stage, searchPlan)).toMatchObject([{ adId: 'ad-2' }]);
    expect(adIds(searchPlan)).toEqual(['ad-1']);
  });

  test('when none is left nothing is made, and the reason is thrown', async () => {
    const poor = { ...searchPlan, ads: [searchAd('ad-1', ['One', 'one', 'Two'])] };
    await expect(publishOnce(stage, poor)).rejects.toMatchObject({
      kind: 'invalid',
      failure: { code: 'lines', adId: 'ad-1' },
    });
    expect(stage.tree(poor).parts).toEqual([]);
    stage.sandbox.faults.add({
      network: 'google',
      effect: 'policy',
      match: { bodyContains: 'responsiveSearchAd' },
    });
    await expect(publishOnce(stage, searchPlan)).rejects.toMatchObject({ kind: 'policy' });
    expect(stage.tree(searchPlan).parts).toEqual([]);
  });

  test('a new revision that is refused leaves the one before it running', async () => {
    await stage.publish(searchPlan);
    const worse = { ...searchPlan, ads: [searchAd('ad-1', ['x'.repeat(31), 'b', 'c'])] };
    const before = stage.tree(searchPlan).parts.filter((part) => part.includes('ad-1'));
    expect(await publishOnce(stage, worse)).toMatchObject([{ kind: 'invalid', adId: 'ad-1' }]);
    expect(stage.tree(worse).parts.filter((part) => part.includes('ad-1'))).toEqual(before);
    expect(stage.tree(worse)).toMatchObject({
      isRunning: true,
      ads: [{ adId: 'ad-1', isOn: true }],
    });
  });

  test('when the last one that runs is taken away and none comes, the campaign stops', async () => {
    await stage.publish(searchPlan);
    const worse = { ...searchPlan, ads: [searchAd('ad-3', ['x'.repeat(31), 'b', 'c'])] };
    await expect(publishOnce(stage, worse)).rejects.toMatchObject({ kind: 'invalid' });
    expect(stage.tree(worse)).toMatchObject({ isRunning: false, ads: [] });
  });
});

describe('a plan that has changed', () => {
  test('changes the campaign and keeps its ads', async () => {
    await stage.publish(searchPlan);
    const groups = stage.tree(searchPlan).parts.filter((part) => part.startsWith('group'));
    const changed: Plan = {
      ...searchPlan,
      title: 'Nurses wanted',
      budget: 700_00,
      startDate: '2027-01-07',
      endDate: '2027-02-01',
      language: 'en',
      goal: 'MAXIMISE_CONVERSIONS',
      places: [{ name: 'Netherlands', type: 'country', countryCode: 'NL', regionName: null }],
    };
    await stage.publish(changed);
    const tree = stage.tree(changed);
    expect(tree.parts.filter((part) => part.startsWith('group'))).toEqual(groups);
    expect(tree).toMatchObject({ isRunning: true, budget: 700_00, endDate: '2027-02-01' });
    expect(campaign()).toMatchObject({
      name: 'Nurses wanted [rk:c_01TEST/campaign]',
      startDateTime: '2027-01-07 00:00:00',
      maximizeConversions: {},
    });
    expect(campaign()).not.toHaveProperty('targetSpend');
    const constants = ledger()
      .list({ kind: 'campaignCriterion' })
      .map(({ fields }) => fields.location ?? fields.language);
    expect(constants).toEqual([
      { geoTargetConstant: 'geoTargetConstants/2528' },
      { languageConstant: 'languageConstants/1000' },
    ]);
  });

  test('of banners bids anew when its goal is another one', async () => {
    await stage.publish(bannerPlan);
    const seen: Plan = { ...bannerPlan, goal: 'MAXIMISE_IMPRESSIONS' };
    await stage.publish(seen);
    expect(campaign()).toHaveProperty('manualCpm');
    await stage.publish(bannerPlan);
    expect(campaign()).toHaveProperty('targetSpend');
    expect(stage.tree(bannerPlan).ads).toHaveLength(2);
  });

  test('of banners that has begun reckons with every day from today on', async () => {
    await stage.publish(bannerPlan);
    await stage.sandbox.clock.set(Date.UTC(2027, 0, 5, 1));
    await stage.publish({ ...bannerPlan, startDate: '2027-01-17' });
    expect(stage.tree(bannerPlan).budget).toBeLessThanOrEqual(500_00 / 14);
  });

  test('does not move a beginning that has passed', async () => {
    await stage.publish(searchPlan);
    await stage.sandbox.clock.set(Date.UTC(2027, 0, 9, 9));
    await stage.publish({ ...searchPlan, startDate: '2027-01-11' });
    expect(campaign()).toMatchObject({ startDateTime: '2027-01-05 00:00:00' });
  });

  test('that comes late begins today', async () => {
    await stage.sandbox.clock.set(Date.UTC(2027, 0, 9, 9));
    await stage.publish(searchPlan);
    expect(campaign()).toMatchObject({ startDateTime: '2027-01-09 00:00:00' });
  });
});

describe('keywords', () => {
  const wanted: Keyword[] = [
    { text: 'verpleegkundige', match: 'phrase' },
    { text: 'ICU nurse!', match: 'exact' },
  ];
  const excludedKeywords: Keyword[] = [{ text: 'stage', match: 'broad' }];
  const plan: Plan = { ...searchPlan, keywords: wanted, excludedKeywords };
  const shown = () =>
    ledger()
      .list({ kind: 'adGroupCriterion' })
      .map(({ parent, fields }) => {
        const { text, matchType } = fields.keyword as { text: string; matchType: string };
        return { parent, said: `${fields.negative ? '-' : ''}${matchType} ${text}` };
      });
  const ofGroups = () => {
    const groups = ledger().list({ kind: 'adGroup' });
    return groups.map(({ id }) =>
      shown()
        .filter(({ parent }) => parent === id)
        .map(({ said }) => said)
        .toSorted(),
    );
  };

  test('are those of the plan in every ad group, with their match and what is excluded', async () => {
    await stage.publish(plan);
    const each = ['-BROAD stage', 'EXACT icu nurse', 'PHRASE verpleegkundige'];
    expect(ofGroups()).toEqual([each, each]);
  });

  test('follow the plan by what differs, and the ads stay the same', async () => {
    await stage.publish(plan);
    const groups = stage.tree(plan).parts;
    const kept = ledger()
      .list({ kind: 'adGroupCriterion' })
      .map(({ id }) => id);
    const changed: Plan = {
      ...plan,
      keywords: [...wanted.slice(0, 1), { text: 'icu nurse', match: 'broad' }],
      excludedKeywords: [{ text: 'vakantiewerk', match: 'phrase' }],
    };
    await stage.publish(changed);
    expect(stage.tree(changed).parts).toEqual(groups);
    const each = ['-PHRASE vakantiewerk', 'BROAD icu nurse', 'PHRASE verpleegkundige'];
    expect(ofGroups()).toEqual([each, each]);
    const now = ledger()
      .list({ kind: 'adGroupCriterion' })
      .map(({ id }) => id);
    expect(now.filter((id) => kept.includes(id))).toHaveLength(2);
    expect(stage.tree(changed)).toMatchObject({ isRunning: true });
  });

  test('that are excluded from now on are no longer wanted, and the other way round', async () => {
    await stage.publish(plan);
    const turned: Plan = {
      ...plan,
      keywords: [{ text: 'stage', match: 'broad' }, ...wanted],
      excludedKeywords: wanted.slice(0, 1),
    };
    await stage.publish(turned);
    const each = ['-PHRASE verpleegkundige', 'BROAD stage', 'EXACT icu nurse'];
    expect(ofGroups()).toEqual([each, each]);
  });

  test('that Google refuses are named by their words, no ad is blamed, and nothing is made', async () => {
    const refused: Plan = {
      ...plan,
      keywords: [...wanted, { text: 'nurse reject-policy', match: 'broad' }],
    };
    const failure = {
      kind: 'policy',
      adId: undefined,
      userMessage: messageOf('google.keywordsRefused', {
        keywords: '“nurse reject-policy”',
        n: 1,
      }),
    };
    expect(await stage.connector.validate(refused, await stage.run())).toMatchObject({
      refusals: [failure],
    });
    await expect(publishOnce(stage, refused)).rejects.toMatchObject({ failure });
    expect(ledger().list({ kind: 'campaign' })).toEqual([]);
    await stage.publish(plan);
    await expect(publishOnce(stage, refused)).rejects.toMatchObject({ failure });
    expect(stage.tree(plan)).toMatchObject({ isRunning: true });
  });

  test('once belonged to the content of an ad: its ad group is replaced once, and no money is given twice', async () => {
    await stage.publish(plan);
    const before = ledger().list({ kind: 'adGroup' });
    const money = ledger().list({ kind: 'campaignBudget' });
    await publishedEarlier(before);
    await stage.publish(plan);
    const ids = (groups: readonly { id: string }[]) => groups.map(({ id }) => id);
    const after = ledger().list({ kind: 'adGroup' });
    expect(after.map(({ fields }) => fields.status)).toEqual(['ENABLED', 'ENABLED']);
    expect(ids(after).some((id) => ids(before).includes(id))).toBe(false);
    for (const id of ids(before)) expect(ledger().get(id)?.removedAt).not.toBeNull();
    expect(ledger().list({ kind: 'campaign' })).toHaveLength(1);
    const now = ledger().list({ kind: 'campaignBudget' });
    expect(now.map(({ id, fields }) => [id, fields.totalAmountMicros])).toEqual(
      money.map(({ id, fields }) => [id, fields.totalAmountMicros]),
    );
    await stage.publish(plan);
    expect(ids(ledger().list({ kind: 'adGroup' }))).toEqual(ids(after));
  });

  /** As versions left it that took another revision from the same ad. */
  async function publishedEarlier(groups: readonly LedgerObject[]): Promise<void> {
    const { journal } = await stage.run();
    const earlier = (name: string) => name.replace(/[0-9a-f]{12}(?=\]|$)/, '0'.repeat(12));
    const operations = groups.map(({ name, fields: { resourceName } }) => ({
      update: { resourceName, name: earlier(name) },
      updateMask: 'name',
    }));
    await fetch(`${stage.sandbox.urls.google}/v25/customers/${google.id}/adGroups:mutate`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox' },
      body: JSON.stringify({ operations }),
    });
    for (const [part, group] of Object.entries(journal.refs)) {
      if (!revisionIn(part)) continue;
      await journal.forget(part);
      const key = earlier(part);
      await journal.create({
        ...{ key, request: key, send: async () => group },
        ...{ find: async () => [group], remove: async () => {} },
      });
    }
  }

  test('that Google refuses do not hold up the money', async () => {
    await stage.publish(plan);
    stage.sandbox.faults.add({
      network: 'google',
      effect: 'policy',
      match: { bodyContains: 'forbidden word' },
    });
    const boosted: Plan = {
      ...plan,
      budget: 2 * plan.budget,
      keywords: [...wanted, { text: 'forbidden word', match: 'broad' }],
    };
    await expect(publishOnce(stage, boosted)).rejects.toMatchObject({
      failure: {
        kind: 'policy',
        adId: undefined,
        userMessage: messageOf('google.keywordsAgainstPolicy', {
          keywords: '“forbidden word”',
          topics: 'employment scams',
          n: 1,
        }),
      },
    });
    const [money] = ledger().list({ kind: 'campaignBudget' });
    expect(money?.fields.totalAmountMicros).toBe(`${boosted.budget}0000`);
    const each = ['-BROAD stage', 'EXACT icu nurse', 'PHRASE verpleegkundige'];
    expect(ofGroups()).toEqual([each, each]);
  });

  test('of plans that were stored before they had a match are phrases', async () => {
    await stage.publish(searchPlan);
    expect(ofGroups()[0]).toEqual(['PHRASE nurse vacancy', 'PHRASE verpleegkundige']);
  });

  test('that a person added at Google go, those that were removed come back', async () => {
    await stage.publish(plan);
    const [first] = ledger().list({ kind: 'adGroupCriterion' });
    const [group] = ledger().list({ kind: 'adGroup' });
    await fetch(`${stage.sandbox.urls.google}/v25/customers/${google.id}/adGroupCriteria:mutate`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox' },
      body: JSON.stringify({
        operations: [
          { remove: first?.fields.resourceName },
          {
            create: {
              adGroup: group?.fields.resourceName,
              keyword: { text: 'cheap course', matchType: 'BROAD' },
            },
          },
        ],
      }),
    });
    expect(ofGroups().flat()).toContain('BROAD cheap course');
    await stage.publish(plan);
    const each = ['-BROAD stage', 'EXACT icu nurse', 'PHRASE verpleegkundige'];
    expect(ofGroups()).toEqual([each, each]);
  });
});

describe('what a person did at Google', () => {
  async function remove(kind: string, collection: string): Promise<void> {
    const [object] = ledger().list({ kind });
    await fetch(`${stage.sandbox.urls.google}/v25/customers/${google.id}/${collection}:mutate`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox' },
      body: JSON.stringify({ operations: [{ remove: object?.fields.resourceName }] }),
    });
    expect(ledger().get(object?.id ?? '')?.removedAt).not.toBeNull();
  }

  test('a removed campaign is made anew', async () => {
    await stage.publish(searchPlan);
    await remove('campaign', 'campaigns');
    await stage.publish(searchPlan);
    expect(stage.tree(searchPlan)).toMatchObject({ isRunning: true });
    expect(stage.tree(searchPlan).ads).toHaveLength(2);
    expect(ledger().list({ kind: 'campaignBudget' })).toHaveLength(1);
  });

  test('a removed ad is made anew', async () => {
    await stage.publish(searchPlan);
    await remove('adGroup', 'adGroups');
    const published = await stage.published(searchPlan);
    const { ads } = await statusOf(stage.connector, published);
    expect(ads[0]).toMatchObject({ adId: 'ad-1', state: 'problem' });
    await stage.publish(searchPlan);
    expect(adIds(searchPlan).toSorted()).toEqual(['ad-1', 'ad-2']);
  });
});

describe('what can not be published', () => {
  const refusals: [string, Partial<Plan>, string][] = [
    ['in another currency', { currency: 'USD' }, 'currency'],
    ['nowhere', { places: [] }, 'noPlace'],
    [
      'where Google does not know',
      { places: [{ name: 'Atlantis', type: 'city', countryCode: 'NL', regionName: null }] },
      'unknownPlace',
    ],
    ['without a word to search for', { keywords: ['!!!'] }, 'noKeywords'],
    [
      'with too little money',
      { budget: 13_00 },
      'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM',
    ],
    ['that has ended', { endDate: '2027-01-03' }, 'ended'],
  ];
  test.each(refusals)('%s: it is told and nothing is made', async (_, change, code) => {
    const plan = { ...searchPlan, ...change };
    await expect(publishOnce(stage, plan)).rejects.toMatchObject({
      kind: 'invalid',
      failure: { code },
    });
    expect(stage.tree(plan).parts).toEqual([]);
    const { read, placeOn } = await stage.run();
    const { refusals } = await stage.connector.validate(plan, { read, placeOn });
    expect(refusals).toMatchObject([{ code }]);
  });

  test('by an account that has not accepted the rules for employment ads', async () => {
    await instead({
      prepare: ({ addAccount }) => addAccount({ network: 'google', ...google, name: '[[hec]]' }),
    });
    await expect(publishOnce(stage, searchPlan)).rejects.toMatchObject({
      kind: 'policy',
      failure: { userMessage: messageOf('google.employmentRulesNotAccepted') },
    });
  });
});

test('validation names the ads that would be refused', async () => {
  const plan = {
    ...bannerPlan,
    ads: [
      uploadedBanner('ad-1', '<script src="https://tracker.example.net/a.js"></script>'),
      uploadedBanner('ad-2', 'fine'),
      searchAd('ad-3'),
    ],
  };
  const { read, placeOn } = await stage.run();
  const { refusals: failures } = await stage.connector.validate(plan, { read, placeOn });
  expect(failures.map(({ adId, code }) => [adId, code])).toEqual([
    ['ad-3', 'channel'],
    ['ad-1', 'mediaBundleError.EXTERNAL_URL_NOT_ALLOWED'],
  ]);
});

test('a campaign that is stopped before it began has ended', async () => {
  await stage.publish(searchPlan);
  const published = await stage.published(searchPlan);
  await stage.connector.stop(published, await stage.run(), '2027-01-04');
  expect(campaign()).toMatchObject({
    status: 'PAUSED',
    startDateTime: '2027-01-04 00:00:00',
    endDateTime: '2027-01-04 23:59:59',
  });
  const status = await statusOf(stage.connector, await stage.published(searchPlan));
  expect(status.state).toBe('ended');
});

test('nothing can be done to what was never published', async () => {
  const published = await stage.published(searchPlan);
  await expect(stage.connector.resume(published, await stage.run())).rejects.toMatchObject({
    failure: { code: 'notPublished' },
  });
});
