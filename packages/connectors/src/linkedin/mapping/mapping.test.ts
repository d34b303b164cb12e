import { callsToAction, currencies, goals, languages } from '@posthorn/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { film, plan, post } from '../suite/plans.ts';
import { campaignFormats, formatOf, formats } from './format.ts';
import { littleText } from './little-text.ts';
import { centsOf, moneyOf } from './money.ts';
import {
  campaignRequest,
  creativeRequest,
  groupRequest,
  labels,
  postRequest,
  wordingOf,
} from './requests.ts';
import { endAfter, runScheduleOf } from './schedule.ts';
import { shareBudget } from './share.ts';

const wish = {
  accountId: '5',
  groupId: '77',
  budget: 250_01,
  runSchedule: { start: 1, end: 2 },
  places: ['urn:li:geo:1', 'urn:li:geo:2'],
};

describe('a campaign', () => {
  const objectives = {
    MAXIMISE_CLICKS: ['WEBSITE_VISIT', 'MAX_CLICK'],
    MAXIMISE_IMPRESSIONS: ['BRAND_AWARENESS', 'MAX_IMPRESSION'],
    MAXIMISE_CONVERSIONS: ['WEBSITE_CONVERSION', 'MAX_CONVERSION'],
  } as const;

  test.each(goals.flatMap((goal) => formats.map((format) => [goal, format] as const)))(
    'for %s of %ss',
    (goal, format) => {
      const [objectiveType, optimizationTargetType] = objectives[goal];
      expect(campaignRequest(plan({ goal }), { ...wish, format })).toEqual({
        account: 'urn:li:sponsoredAccount:5',
        campaignGroup: 'urn:li:sponsoredCampaignGroup:77',
        name: `Nurse Utrecht [rk:01JZK3T9Q8/${format}]`,
        status: 'DRAFT',
        type: 'SPONSORED_UPDATES',
        format: campaignFormats[format],
        objectiveType,
        optimizationTargetType,
        costType: 'CPM',
        unitCost: { amount: '0', currencyCode: 'EUR' },
        totalBudget: { amount: '250.01', currencyCode: 'EUR' },
        pacingStrategy: 'LIFETIME',
        runSchedule: { start: 1, end: 2 },
        locale: { country: 'US', language: 'en' },
        associatedEntity: 'urn:li:organization:90210',
        creativeSelection: 'OPTIMIZED',
        audienceExpansionEnabled: false,
        offsiteDeliveryEnabled: false,
        politicalIntent: 'NOT_POLITICAL',
        targetingCriteria: {
          include: {
            and: [
              { or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:1', 'urn:li:geo:2'] } },
              { or: { 'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:en_US'] } },
            ],
          },
        },
      });
    },
  );

  test('asks nothing about who people are, in any language', () => {
    for (const language of languages) {
      const request = JSON.stringify(
        campaignRequest(plan({ language }), { ...wish, format: 'image' }),
      );
      expect(request).not.toMatch(/ageRanges|genders/);
      // English is everyone; any other language hides the ad from those who did not choose it.
      expect(request).toContain('urn:li:locale:en_US');
    }
  });

  test.each(currencies)('takes its money in %s', (currency) => {
    const request = campaignRequest(plan({ currency }), { ...wish, format: 'image' });
    expect(request.totalBudget.currencyCode).toBe(currency);
    expect(request.unitCost.currencyCode).toBe(currency);
  });

  test('is of the format of its ads', () => {
    expect([post('a'), film('b')].map(formatOf)).toEqual(['image', 'video']);
  });
});

test('a group is a draft without a budget', () => {
  expect(groupRequest(plan(), '5', { start: 1, end: 2 })).toEqual({
    account: 'urn:li:sponsoredAccount:5',
    name: 'Nurse Utrecht [rk:01JZK3T9Q8/group]',
    status: 'DRAFT',
    runSchedule: { start: 1, end: 2 },
  });
});

test('names are never longer than LinkedIn takes', () => {
  const long = plan({ title: 'é👩‍⚕️'.repeat(80), marker: '0190a3b4-1111-7222-8333-444455556666' });
  const { adContext } = postRequest(long, post('a'), { accountId: '5', mediaId: 'm' });
  for (const name of [groupRequest(long, '5', { start: 1 }).name, adContext.dscName]) {
    expect(name.length).toBeLessThanOrEqual(200);
    expect(Array.from(name).length).toBeLessThanOrEqual(100);
    expect(name).toMatch(/\]$/);
  }
});

describe('a post', () => {
  const of = { accountId: '5', mediaId: 'urn:li:image:C4' };

  test('is shown to no one who is not paid for', () => {
    const wanted = plan();
    const ad = post('ad-1', { message: 'Work (with us) @ #nurse' });
    expect(postRequest(wanted, ad, of)).toEqual({
      author: 'urn:li:organization:90210',
      commentary: 'Work \\(with us\\) \\@ \\#nurse',
      visibility: 'PUBLIC',
      lifecycleState: 'PUBLISHED',
      distribution: {
        feedDistribution: 'NONE',
        targetEntities: [],
        thirdPartyDistributionChannels: [],
      },
      content: { media: { id: of.mediaId, title: ad.headline, altText: ad.linkDescription } },
      contentLandingPage: wanted.landingPage,
      contentCallToActionLabel: 'APPLY',
      adContext: {
        dscAdAccount: 'urn:li:sponsoredAccount:5',
        dscStatus: 'ACTIVE',
        dscName: `Nurse Utrecht [rk:01JZK3T9Q8/post-${wordingOf(wanted, ad)}]`,
      },
      isReshareDisabledByAuthor: true,
    });
  });

  test('of a film has no text in place of a picture', () => {
    const { content } = postRequest(plan(), film('a'), of);
    expect(content.media).toEqual({ id: of.mediaId, title: 'Nurse in Utrecht' });
  });

  test.each(callsToAction)('with the button %s has one of LinkedIn’s', (callToAction) => {
    const own = ['APPLY', 'ATTEND', 'DOWNLOAD', 'JOIN', 'LEARN_MORE', 'REGISTER', 'REQUEST_DEMO'];
    const known = [...own, 'VIEW_QUOTE', 'SIGN_UP', 'SUBSCRIBE'];
    expect(known).toContain(labels[callToAction]);
    if (known.includes(callToAction)) expect(labels[callToAction]).toBe(callToAction);
  });

  test('has a wording that changes with everything people see, and with nothing else', () => {
    const wanted = plan();
    const ad = post('a');
    const wordings = [
      wordingOf(wanted, ad),
      wordingOf(wanted, post('b', { ...ad, id: 'b' })),
      wordingOf(wanted, { ...ad, message: 'x' }),
      wordingOf(wanted, { ...ad, headline: 'x' }),
      wordingOf(wanted, { ...ad, linkDescription: 'x' }),
      wordingOf(wanted, { ...ad, callToAction: 'JOIN' }),
      wordingOf(wanted, { ...ad, media: [] }),
      wordingOf({ ...wanted, landingPage: 'https://x.example' }, ad),
      wordingOf({ ...wanted, pages: { ...wanted.pages, linkedin: '7' } }, ad),
    ];
    expect(new Set(wordings).size).toBe(wordings.length);
    const other = { ...wanted, title: 'x', budget: 1, endDate: '2027-02-01' };
    expect(wordingOf(other, ad)).toBe(wordings[0]);
  });
});

test('a creative is a draft: what comes late is never shown', () => {
  const request = creativeRequest(plan(), post('a'), {
    campaignId: '88',
    postId: 'urn:li:share:1',
  });
  expect(request).toMatchObject({
    campaign: 'urn:li:sponsoredCampaign:88',
    content: { reference: 'urn:li:share:1' },
    intendedStatus: 'DRAFT',
  });
});

describe('dates', () => {
  test.each([
    ['Europe/Amsterdam', '2027-01-10', '2027-01-09T23:00:00.000Z', '2027-01-10T23:00:00.000Z'],
    ['Europe/Amsterdam', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['Europe/Amsterdam', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    ['Europe/Amsterdam', '2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
    ['Europe/Amsterdam', '2027-12-31', '2027-12-30T23:00:00.000Z', '2027-12-31T23:00:00.000Z'],
    ['UTC', '2027-01-10', '2027-01-10T00:00:00.000Z', '2027-01-11T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-10', '2027-01-09T10:00:00.000Z', '2027-01-10T10:00:00.000Z'],
    ['America/Los_Angeles', '2027-01-10', '2027-01-10T08:00:00.000Z', '2027-01-11T08:00:00.000Z'],
  ])('in %s the %s is from %s until before %s', (timeZone, date, start, end) => {
    const { runSchedule } = groupRequest(
      plan(),
      '5',
      runScheduleOf(plan({ timeZone, startDate: date, endDate: date }), 0),
    );
    expect(runSchedule).toEqual({ start: Date.parse(start), end: Date.parse(end) });
    expect(endAfter(date, timeZone)).toBe(Date.parse(end));
  });

  test('what would have begun already begins in ten minutes', () => {
    const start = Date.parse('2027-01-09T23:00:00Z');
    expect(runScheduleOf(plan(), start - 10 * 60_000).start).toBe(start);
    // It would be past when the call arrives.
    expect(runScheduleOf(plan(), start - 1).start).toBe(start - 1 + 10 * 60_000);
    expect(runScheduleOf(plan(), start + 5).start).toBe(start + 5 + 10 * 60_000);
  });

  test('of the last minutes begins before it ends', () => {
    const { end } = runScheduleOf(plan(), 0);
    expect(runScheduleOf(plan(), end - 60_000).start).toBe(end - 30_000);
  });
});

describe('money', () => {
  test.each([
    ['0', 0],
    ['12', 12_00],
    ['12.3', 12_30],
    ['12.344999', 12_34],
    ['12.345', 12_35],
    ['0.005', 1],
    ['1E+3', 1_000_00],
    ['1.5e-2', 2],
    ['4e-9', 0],
    ['-1.25', -1_25],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('%s is %d cents', (amount, cents) => {
    expect(centsOf(amount)).toBe(cents);
  });

  test('is refused when it is none', () => {
    for (const amount of ['', 'twelve', '1,50', 'NaN', '1.2.3']) {
      expect(() => centsOf(amount)).toThrow('none');
    }
  });

  test('goes and comes back as the same', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        expect(centsOf(moneyOf(cents, 'EUR').amount)).toBe(cents);
      }),
    );
  });
});

describe('a budget', () => {
  test.each([
    [500_00, [1, 1], [250_00, 250_00]],
    [500_01, [1, 1], [250_01, 250_00]],
    [100_00, [2, 1], [66_67, 33_33]],
    [100_01, [1, 2], [33_34, 66_67]],
    [7, [3, 3, 3], [3, 2, 2]],
  ])('of %d is divided %j', (total, weights, shares) => {
    expect(
      shareBudget(
        total,
        weights.map((weight) => ({ weight, spent: 0 })),
      ),
    ).toEqual(shares);
  });

  test('gives no one less than is spent', () => {
    const shares = shareBudget(100_00, [
      { weight: 1, spent: 80_00 },
      { weight: 1, spent: 5_00 },
    ]);
    expect(shares).toEqual([80_00, 20_00]);
  });

  test('is divided to the cent, whatever was spent of it', () => {
    const sharer = fc.record({ weight: fc.integer({ min: 1, max: 30 }), part: fc.nat(100) });
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(sharer, { minLength: 1, maxLength: 4 }),
        (total, all) => {
          const sum = all.reduce((one, { part }) => one + part, 0) || 1;
          const sharers = all.map(({ weight, part }) => ({
            weight,
            spent: Math.floor((total * part) / sum),
          }));
          const shares = shareBudget(total, sharers);
          expect(shares.reduce((one, other) => one + other, 0)).toBe(total);
          shares.forEach((share, n) => {
            expect(share).toBeGreaterThanOrEqual(sharers[n]?.spent ?? 0);
          });
        },
      ),
    );
  });
});

test('little text means nothing but itself', () => {
  const signs = '\\|{}@[]()<>#*_~';
  expect(littleText(signs)).toBe(Array.from(signs, (sign) => `\\${sign}`).join(''));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(littleText(text).replace(/\\(.)/gs, '$1')).toBe(text);
    }),
  );
});
