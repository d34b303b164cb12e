import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AdType } from '../ad/ad-type.ts';
import { totalOf } from './campaign-budget.ts';
import { movedBudget } from './moved-budget.ts';

const campaign: Parameters<typeof movedBudget>[0] = {
  type: 'consideration',
  status: 'draft',
  packageId: null,
  channelsOff: [],
  currency: 'EUR',
  startDate: '2027-01-10',
  endDate: '2027-02-08',
  channelBudget: {
    facebook: 850_00,
    googleDisplay: 400_00,
    googleSearch: 250_00,
    linkedIn: null,
  },
};
const ads = (...types: AdType[]) => types.map((adType) => ({ adType }));
const onMetaAndSearch = ads('FacebookPostAd', 'GoogleSearchAd');

test('money of a channel without ads goes to the others, by their shares', () => {
  expect(movedBudget(campaign, onMetaAndSearch)).toEqual({
    amounts: { facebook: 1_160_00, googleDisplay: null, googleSearch: 340_00, linkedIn: null },
    moved: 400_00,
    to: ['facebook', 'googleSearch'],
  });
});

test('a channel below the minimum of its network gets that first', () => {
  const channelBudget = { ...campaign.channelBudget, googleSearch: 10_00, googleDisplay: 20_00 };
  expect(movedBudget({ ...campaign, channelBudget }, onMetaAndSearch)?.amounts).toEqual({
    ...{ facebook: 850_00, googleDisplay: null, googleSearch: 30_00, linkedIn: null },
  });
});

test('money of a channel that the type cannot pay for, or that is off, moves as well', () => {
  const awareness = {
    ...campaign,
    type: 'awareness' as const,
    channelBudget: { facebook: 100_00, googleDisplay: null, googleSearch: 50_00, linkedIn: 30_00 },
  };
  expect(movedBudget(awareness, ads('FacebookPostAd'))).toMatchObject({ moved: 80_00 });
  const off = { ...campaign, channelsOff: ['googleSearch'] as const };
  expect(movedBudget(off, onMetaAndSearch)).toMatchObject({ moved: 650_00, to: ['facebook'] });
});

test.each<[string, Partial<typeof campaign>, AdType[]]>([
  ['all channels have ads', {}, ['FacebookPostAd', 'GoogleSearchAd', 'GoogleDisplayCustomAd']],
  ['no channel with money has an ad', {}, ['LinkedinPostAd']],
  ['it runs', { status: 'active' }, ['FacebookPostAd', 'GoogleSearchAd']],
  [
    'it would not be enough for the minimum',
    {
      channelBudget: { facebook: 5_00, googleDisplay: 6_00, googleSearch: null, linkedIn: null },
    },
    ['FacebookPostAd'],
  ],
])('nothing is offered where %s', (_, given, types) => {
  expect(movedBudget({ ...campaign, ...given }, ads(...types))).toBeUndefined();
});

test('the total stays the same to the cent, and no channel loses', () => {
  const cents = fc.nat(9_000_00);
  fc.assert(
    fc.property(cents, cents, cents, (facebook, googleDisplay, googleSearch) => {
      const channelBudget = { facebook, googleDisplay, googleSearch, linkedIn: null };
      const after = movedBudget({ ...campaign, channelBudget }, onMetaAndSearch);
      if (!after) return;
      expect(totalOf(after.amounts)).toBe(totalOf(channelBudget));
      expect(after.amounts.facebook).toBeGreaterThanOrEqual(facebook);
      expect(after.amounts.googleSearch).toBeGreaterThanOrEqual(googleSearch);
    }),
  );
});
