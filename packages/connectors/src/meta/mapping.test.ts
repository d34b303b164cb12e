import { currencies, goals } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { utrecht } from '../testing/utrecht.ts';
import { families, familyOf, metaAds } from './family.ts';
import { adSetWish, adWish, campaignWish, type KnownPlace, metaTime } from './mapping.ts';
import { anAd, aPlan, metaTypes } from './suite/plan.ts';

const inUtrecht = { is: 'pin', latitude: 52.0908, longitude: 5.1222, radiusKm: 25 } as const;
const on = {
  campaignId: '12',
  places: [{ place: utrecht, on: inUtrecht }],
  aim: { is: 'event', pixelId: '3001', name: 'SUBMIT_APPLICATION' } as const,
  now: Date.parse('2026-11-15T12:00:00Z'),
};

describe('a campaign', () => {
  test('is about employment, holds the whole budget, and says where it is shown', () => {
    expect(campaignWish(aPlan())).toEqual({
      once: {
        objective: 'OUTCOME_TRAFFIC',
        buying_type: 'AUCTION',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      },
      always: {
        name: 'Nurse in Utrecht [rk:m1/campaign]',
        lifetime_budget: 50_000,
        special_ad_categories: ['EMPLOYMENT'],
        special_ad_category_country: ['NL'],
      },
    });
  });

  test.each(currencies)('counts %s in its smallest unit', (currency) => {
    expect(campaignWish(aPlan({ currency, budget: 12_345 })).always.lifetime_budget).toBe(12_345);
  });

  test('names each country once', () => {
    const places = [utrecht, { ...utrecht, name: 'Ghent', countryCode: 'BE' }, utrecht];
    expect(campaignWish(aPlan({ places })).always.special_ad_category_country).toEqual([
      'BE',
      'NL',
    ]);
  });
});

describe('an ad set', () => {
  const aims = {
    MAXIMISE_CLICKS: {
      objective: 'OUTCOME_TRAFFIC',
      once: { optimization_goal: 'LINK_CLICKS', destination_type: 'WEBSITE' },
    },
    MAXIMISE_IMPRESSIONS: {
      objective: 'OUTCOME_AWARENESS',
      once: { optimization_goal: 'IMPRESSIONS', promoted_object: { page_id: '1001' } },
    },
    MAXIMISE_CONVERSIONS: {
      objective: 'OUTCOME_LEADS',
      once: {
        optimization_goal: 'OFFSITE_CONVERSIONS',
        destination_type: 'WEBSITE',
        promoted_object: { pixel_id: '3001', custom_event_type: 'SUBMIT_APPLICATION' },
      },
    },
  };
  const standsIn = {
    FacebookPostAd: ['fb-feed', 'facebook', 'facebook_positions', ['feed']],
    FacebookCarouselAd: ['fb-feed', 'facebook', 'facebook_positions', ['feed']],
    FacebookStoryAd: ['fb-story', 'facebook', 'facebook_positions', ['feed', 'story']],
    InstagramPostAd: ['ig-feed', 'instagram', 'instagram_positions', ['stream']],
    InstagramCarouselAd: ['ig-feed', 'instagram', 'instagram_positions', ['stream']],
    InstagramStoryAd: ['ig-story', 'instagram', 'instagram_positions', ['story']],
  } as const;

  describe.each(goals)('for %s', (goal) => {
    test('belongs to a campaign that wants the same', () => {
      expect(campaignWish(aPlan({ goal })).once.objective).toBe(aims[goal].objective);
    });

    test.each(metaTypes)('shows a %s in its place, to everyone of age', (adType) => {
      const [family, platform, name, positions] = standsIn[adType];
      expect(familyOf({ adType })).toBe(family);
      expect(adSetWish(aPlan({ goal }), family, on)).toEqual({
        once: { campaign_id: '12', billing_event: 'IMPRESSIONS', ...aims[goal].once },
        always: {
          name: `Nurse in Utrecht [rk:m1/set-${family}]`,
          start_time: '2026-12-01T00:00:00+0100',
          end_time: '2026-12-15T23:59:59+0100',
          dsa_beneficiary: 'Hospital BV',
          dsa_payor: 'Agency BV',
          targeting: {
            geo_locations: {
              custom_locations: [
                { latitude: 52.0908, longitude: 5.1222, radius: 25, distance_unit: 'kilometer' },
              ],
              location_types: ['home', 'recent'],
            },
            age_min: 18,
            age_max: 65,
            publisher_platforms: [platform],
            [name]: positions,
            targeting_automation: { advantage_audience: 0 },
          },
        },
      });
    });
  });

  test.each([
    ['2026-03-29', '2026-03-29', '2026-03-29T00:00:00+0100', '2026-03-29T23:59:59+0200'],
    ['2026-10-25', '2026-10-25', '2026-10-25T00:00:00+0200', '2026-10-25T23:59:59+0100'],
    ['2026-03-01', '2026-10-31', '2026-03-01T00:00:00+0100', '2026-10-31T23:59:59+0100'],
  ])('runs from the first moment of %s to the last of %s', (startDate, endDate, first, last) => {
    const { always } = adSetWish(aPlan({ startDate, endDate }), 'fb-feed', { ...on, now: 0 });
    expect([always.start_time, always.end_time]).toEqual([first, last]);
  });

  test.each([
    [['NL'], undefined],
    [['TW'], ['TAIWAN_UNIVERSAL']],
    [
      ['TW', 'SG', 'NL', 'TW'],
      ['SINGAPORE_UNIVERSAL', 'TAIWAN_UNIVERSAL'],
    ],
    [
      ['BR', 'TH'],
      ['BRAZIL_REGULATION', 'THAILAND_UNIVERSAL'],
    ],
  ])('in %j is declared as %j', (countries, declared) => {
    const places = countries.map((countryCode) => ({ ...utrecht, countryCode }));
    const { always } = adSetWish(aPlan({ places }), 'fb-feed', on);
    expect(always.regional_regulated_categories).toEqual(declared);
  });

  test('begins at once when its first day has begun', () => {
    const { always } = adSetWish(aPlan({ startDate: '2026-11-15' }), 'fb-feed', on);
    expect(always).not.toHaveProperty('start_time');
  });

  const wishedIn = (places: KnownPlace[]) =>
    adSetWish(aPlan(), 'fb-feed', { ...on, places }).always.targeting;

  test.each([
    ['country', 'NL', { countries: ['NL'] }],
    ['region', '9', { regions: [{ key: '9' }] }],
  ] as const)('aims at a %s by its key, once', (type, key, aimed) => {
    const known = { is: 'place', key, name: 'Utrecht', regionName: null } as const;
    const places = [{ place: { ...utrecht, type }, on: known }];
    expect(wishedIn([...places, ...places])).toMatchObject({ geo_locations: aimed });
  });

  test('aims at cities by circles of 25 kilometers, in whatever order they come', () => {
    const inGent = { is: 'pin', latitude: 51.05, longitude: 3.7167, radiusKm: 25 } as const;
    const gent = { place: { ...utrecht, name: 'Gent' }, on: inGent };
    const places = [...on.places, gent, ...on.places];
    const wished = wishedIn(places);
    expect(wished).toMatchObject({
      geo_locations: {
        custom_locations: [
          { latitude: 51.05, longitude: 3.7167, radius: 25, distance_unit: 'kilometer' },
          { latitude: 52.0908, longitude: 5.1222, radius: 25, distance_unit: 'kilometer' },
        ],
      },
    });
    expect(wished).not.toHaveProperty('geo_locations.cities');
    expect(wishedIn(places.toReversed())).toEqual(wished);
  });

  test('draws the circle that was found, and the larger one of two around one point', () => {
    const [first] = on.places;
    const wider = { place: utrecht, on: { ...inUtrecht, radiusKm: 60 } };
    expect(first && wishedIn([wider, first])).toMatchObject({
      geo_locations: { custom_locations: [{ latitude: 52.0908, radius: 60 }] },
    });
  });
});

test('an ad shows a creative and belongs to its set', () => {
  expect(adWish(aPlan(), anAd('FacebookPostAd'), { adSetId: '5', creativeId: '6' })).toEqual({
    once: { adset_id: '5' },
    always: {
      name: 'Nurse in Utrecht [rk:m1/ad-a-FacebookPostAd]',
      creative: { creative_id: '6' },
    },
  });
});

test('ads of other networks are a mistake', () => {
  expect(() => metaAds(aPlan({ ads: [anAd('LinkedinPostAd')] }))).toThrow('no ad of Meta');
  expect(families).toHaveLength(4);
});

test.each([
  ['America/New_York', '2026-07-01T08:00:00-0400'],
  ['Asia/Kathmandu', '2026-07-01T17:45:00+0545'],
  ['UTC', '2026-07-01T12:00:00+0000'],
])('noon in Greenwich is written for %s', (timeZone, written) => {
  expect(metaTime(Date.parse('2026-07-01T12:00:00Z'), timeZone)).toBe(written);
});
