import { type Goal, goals, type Language, languages } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import type { Asset, Plan } from '../../plan.ts';
import { dailyCents } from '../money.ts';
import type { Operation } from '../operation.ts';
import { bannerAd, bannerPlan, html5Plan, searchAd, searchPlan } from '../testing/plans.ts';
import { adGroupOf, isGoogleAd } from './ad-group.ts';
import { CAMPAIGN_PART, frameOf } from './frame.ts';
import { wholeGraph } from './graph.ts';
import { partOf, revisionIn, revisionNamed, revisionOf } from './revision.ts';

const customer = 'customers/123';
const assets = ({ key }: Asset) => `${customer}/assets/${key}`;

function graphOf(plan: Plan, locations = ['geoTargetConstants/1010304']) {
  const frame = frameOf(plan, {
    firstDay: plan.startDate,
    lastDay: plan.endDate,
    part: CAMPAIGN_PART,
    hasTotal: plan.channel === 'googleSearch',
    dailyCents: dailyCents(plan.budget, plan.startDate, plan.endDate),
    places: { locations, circles: [] },
  });
  const groups = plan.ads.filter(isGoogleAd).map((ad) => adGroupOf(plan, ad));
  return wholeGraph(customer, plan, frame, groups, assets);
}

type Created = Record<string, { create: Record<string, unknown> }>;
const created = (plan: Plan, kind: string, locations?: string[]) =>
  graphOf(plan, locations).operations.flatMap((operation: Operation): Record<string, unknown>[] => {
    const made = (operation as Created)[kind]?.create;
    return made ? [made] : [];
  });
const first = (plan: Plan, kind: string) => created(plan, kind)[0] ?? {};

describe('a campaign', () => {
  test('on search has one budget for its whole life', () => {
    expect(first(searchPlan, 'campaignBudgetOperation')).toMatchObject({
      resourceName: 'customers/123/campaignBudgets/-1',
      period: 'CUSTOM_PERIOD',
      totalAmountMicros: '500000000',
      explicitlyShared: false,
    });
    expect(first(searchPlan, 'campaignBudgetOperation')).not.toHaveProperty('amountMicros');
  });

  test('on display has what a day may cost, in whole cents and never too much', () => {
    expect(first(bannerPlan, 'campaignBudgetOperation')).toMatchObject({
      period: 'DAILY',
      amountMicros: '35710000',
    });
    expect(35.71 * 14).toBeLessThanOrEqual(500);
  });

  const display = ['targetSpend', 'manualCpm', 'maximizeConversions'];
  const search = ['targetSpend', 'targetSpend', 'maximizeConversions'];
  test.each(goals.map((goal, n) => [goal, search[n], display[n]] as [Goal, string, string]))(
    'for %s bids by %s on search and by %s on display',
    (goal, onSearch, onDisplay) => {
      expect(first({ ...searchPlan, goal }, 'campaignOperation')).toHaveProperty(onSearch, {});
      for (const plan of [bannerPlan, html5Plan])
        expect(first({ ...plan, goal }, 'campaignOperation')).toHaveProperty(onDisplay, {});
    },
  );

  test('that buys impressions says what a thousand may cost', () => {
    const bid = (plan: Partial<Plan>) =>
      first({ ...bannerPlan, ...plan }, 'adGroupOperation').cpmBidMicros;
    expect(bid({ goal: 'MAXIMISE_IMPRESSIONS' })).toBe('6200000');
    expect(bid({ goal: 'MAXIMISE_IMPRESSIONS', currency: 'USD' })).toBe('6760000');
    expect(bid({ goal: 'MAXIMISE_IMPRESSIONS', places: [] })).toBe('6000000');
    expect(bid({ goal: 'MAXIMISE_CLICKS' })).toBeUndefined();
  });

  test.each([searchPlan, bannerPlan, html5Plan])('is paused, declared and dated', (plan) => {
    const isSearch = plan.channel === 'googleSearch';
    expect(first(plan, 'campaignOperation')).toMatchObject({
      name: 'Nurse Utrecht [rk:c_01TEST/campaign]',
      status: 'PAUSED',
      advertisingChannelType: isSearch ? 'SEARCH' : 'DISPLAY',
      campaignBudget: 'customers/123/campaignBudgets/-1',
      startDateTime: '2027-01-05 00:00:00',
      endDateTime: '2027-01-18 23:59:59',
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      networkSettings: { targetGoogleSearch: isSearch, targetContentNetwork: !isSearch },
      geoTargetTypeSetting: { positiveGeoTargetType: 'PRESENCE' },
    });
  });

  test('is aimed at places and a language, and at nothing else', () => {
    const places = ['geoTargetConstants/2528', 'geoTargetConstants/1010304'];
    expect(created(searchPlan, 'campaignCriterionOperation', places)).toEqual([
      ...places.map((geoTargetConstant) => ({
        campaign: 'customers/123/campaigns/-2',
        location: { geoTargetConstant },
      })),
      {
        campaign: 'customers/123/campaigns/-2',
        language: { languageConstant: 'languageConstants/1010' },
      },
    ]);
  });

  const constants = { nl: 1010, en: 1000, fr: 1002, pt: 1014, de: 1001, es: 1003, it: 1004 };
  test.each(languages.map((language) => [language, constants[language]] as [Language, number]))(
    'in %s is shown to those with language %i',
    (language, constant) => {
      expect(created({ ...searchPlan, language }, 'campaignCriterionOperation')).toContainEqual(
        expect.objectContaining({
          language: { languageConstant: `languageConstants/${constant}` },
        }),
      );
    },
  );
});

describe('a search ad', () => {
  test('is an ad group with keywords and one responsive ad', () => {
    const [group] = created(searchPlan, 'adGroupOperation');
    expect(group).toMatchObject({
      resourceName: 'customers/123/adGroups/-3',
      status: 'PAUSED',
      type: 'SEARCH_STANDARD',
    });
    expect(group?.name).toMatch(/^Search ad \[rk:c_01TEST\/ad:ad-1:[0-9a-f]{12}\]$/);
    expect(created(searchPlan, 'adGroupCriterionOperation').slice(0, 2)).toEqual([
      {
        adGroup: 'customers/123/adGroups/-3',
        status: 'ENABLED',
        keyword: { text: 'verpleegkundige', matchType: 'PHRASE' },
      },
      {
        adGroup: 'customers/123/adGroups/-3',
        status: 'ENABLED',
        keyword: { text: 'nurse vacancy', matchType: 'PHRASE' },
      },
    ]);
    expect(first(searchPlan, 'adGroupAdOperation')).toEqual({
      adGroup: 'customers/123/adGroups/-3',
      status: 'ENABLED',
      ad: {
        finalUrls: [searchPlan.landingPage],
        responsiveSearchAd: {
          headlines: [
            { text: 'Nurse in Utrecht' },
            { text: 'Join our team' },
            { text: 'Apply today' },
          ],
          descriptions: [
            { text: 'A warm team looks for you.' },
            { text: 'Good pay and flexible hours.' },
          ],
          path1: 'vacancies',
          path2: 'nurse',
        },
      },
    });
  });

  const adWith = (plan: Partial<Plan>) => {
    const { ad } = first({ ...searchPlan, ...plan }, 'adGroupAdOperation') as {
      ad: { responsiveSearchAd: { headlines: { text: string }[]; path1?: string; path2?: string } };
    };
    return ad.responsiveSearchAd;
  };

  test('says nothing twice', () => {
    const ad = searchAd('ad-1', ['Nurse', ' nurse ', 'Join us', 'Apply', '']);
    expect(adWith({ ads: [ad] }).headlines.map(({ text }) => text)).toEqual([
      'Nurse',
      'Join us',
      'Apply',
    ]);
  });

  test.each([
    ['https://jobs.example.com', undefined, undefined],
    ['https://jobs.example.com/nurse', 'nurse', undefined],
    ['https://jobs.example.com/a.php/nurse', undefined, undefined],
    ['https://jobs.example.com/a-very-long-vacancy-title/1', 'a-very-long-vac', '1'],
  ])('shows the steps of %s as %s and %s', (landingPage, path1, path2) => {
    const ad = adWith({ landingPage });
    expect([ad.path1, ad.path2]).toEqual([path1, path2]);
  });
});

describe('banners', () => {
  test('of nine sizes are nine ads in one ad group', () => {
    expect(created(bannerPlan, 'adGroupOperation')).toHaveLength(2);
    expect(created(bannerPlan, 'adGroupCriterionOperation')).toEqual([]);
    const ads = created(bannerPlan, 'adGroupAdOperation');
    expect(ads).toHaveLength(18);
    expect(ads[0]).toMatchObject({
      adGroup: 'customers/123/adGroups/-3',
      ad: {
        name: expect.stringMatching(/^320x50 \[rk:c_01TEST\/ad:ad-1:/),
        finalUrls: [bannerPlan.landingPage],
        imageAd: {
          name: '320x50',
          imageAsset: { asset: 'customers/123/assets/image 320x50 ad-1-1' },
        },
      },
    });
    expect(ads[9]).toMatchObject({ adGroup: 'customers/123/adGroups/-4' });
  });

  test('from a zip file are one HTML5 ad', () => {
    expect(created(html5Plan, 'adGroupAdOperation')[1]).toMatchObject({
      adGroup: 'customers/123/adGroups/-4',
      ad: {
        name: expect.stringMatching(/^300x250 \[rk:c_01TEST\/ad:ad-2:/),
        displayUploadAd: {
          displayUploadProductType: 'HTML5_UPLOAD_AD',
          mediaBundle: { asset: 'customers/123/assets/bundle 300x250 ad-2-two' },
        },
      },
    });
  });
});

test('a graph knows which ad each operation is for', () => {
  const { operations, owners, groups } = graphOf(searchPlan);
  expect(owners).toHaveLength(operations.length);
  expect(owners).toEqual([
    null,
    null,
    null,
    null,
    // The group, the keywords, which all ads share, and the ad.
    ...['ad-1', null, null, 'ad-1'],
    ...['ad-2', null, null, 'ad-2'],
  ]);
  expect([...groups.values()]).toEqual([4, 8]);
});

describe('a revision', () => {
  const hashOf = (plan: Plan) => plan.ads[0] && revisionOf(plan, plan.ads[0]).hash;
  const before = hashOf(searchPlan);

  test('changes with what the ad is made of', () => {
    const others = [
      { ...searchPlan, ads: [searchAd('ad-1', ['Other', 'Join our team', 'Apply today'])] },
      { ...searchPlan, landingPage: 'https://jobs.example.com/other' },
    ];
    for (const other of others) expect(hashOf(other)).not.toBe(before);
    expect(hashOf({ ...bannerPlan, ads: [bannerAd('ad-1', 9)] })).not.toBe(hashOf(bannerPlan));
  });

  test('does not change with anything else', () => {
    const stored = JSON.parse(JSON.stringify(searchPlan)) as Plan;
    const others = [
      stored,
      { ...searchPlan, keywords: ['nurse'] },
      { ...searchPlan, title: 'Other', budget: 1, endDate: '2027-03-01' },
    ];
    for (const other of others) expect(hashOf(other)).toBe(before);
  });

  test('is found again in a name', () => {
    const revision = { adId: 'a:b', hash: '0123456789ab' };
    expect(revisionIn(partOf(revision))).toEqual(revision);
    expect(revisionNamed(searchPlan, 'Search ad [rk:c_01TEST/ad:x:0123456789ab]')).toEqual({
      adId: 'x',
      hash: '0123456789ab',
    });
    expect(revisionNamed(searchPlan, 'Search ad [rk:other/ad:x:0123456789ab]')).toBeUndefined();
    expect(revisionIn('campaign')).toBeUndefined();
  });
});
