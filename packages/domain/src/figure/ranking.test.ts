import { expect, test } from 'vitest';
import { rankAds, sameShare } from './ranking.ts';

const ad = (id: string, impressions: number, clicks: number, leads = 0, spend = 1000) => ({
  id,
  counted: { impressions, clicks, leads, spend },
});
const order = (ranking: { ads: { id: string }[] }) => ranking.ads.map(({ id }) => id);

test('the z-test of two proportions, by hand', () => {
  // 1.2% and 0.9% of 10000: pooled 1.05%, error 0.0014415, z = 2.0812, p = 0.0374.
  expect(sameShare({ hits: 120, of: 10_000 }, { hits: 90, of: 10_000 })).toBeCloseTo(0.0374, 4);
  // The same share leaves everything to luck.
  expect(sameShare({ hits: 200, of: 400 }, { hits: 200, of: 400 })).toBeCloseTo(1, 6);
  // 3% and 1% of 1000: pooled 2%, error 0.0062610, z = 3.1944, p = 0.0014.
  expect(sameShare({ hits: 30, of: 1000 }, { hits: 10, of: 1000 })).toBeCloseTo(0.0014, 4);
  expect(sameShare({ hits: 0, of: 1000 }, { hits: 0, of: 500 })).toBe(1);
});

// z and p worked out apart, with the complementary error function to sixteen digits.
test.each([
  [55, 1000, 30, 1200, 0.0002775], // z = 3.63545
  [7, 900, 15, 700, 0.0200147], // z = 2.32607
  [500, 40_000, 560, 40_000, 0.0635652], // z = 1.85522
  [300, 5000, 200, 5000, 0.0000045], // z = 4.58831
  [33, 2000, 33, 2100, 0.8416205], // z = 0.19982
])('%d of %d against %d of %d', (hits, of, otherHits, otherOf, p) => {
  const [one, other] = [
    { hits, of },
    { hits: otherHits, of: otherOf },
  ];
  expect(sameShare(one, other)).toBeCloseTo(p, 6);
  expect(sameShare(other, one)).toBeCloseTo(p, 6);
});

test('a winner between two ads need not be one among three', () => {
  const two = rankAds([ad('b', 10_000, 90), ad('a', 10_000, 120)], 'MAXIMISE_CLICKS');
  expect(order(two)).toEqual(['a', 'b']);
  expect(two.verdict).toMatchObject({ kind: 'winner', adId: 'a', rivals: 1 });
  const three = rankAds(
    [ad('b', 10_000, 90), ad('a', 10_000, 120), ad('c', 10_000, 80)],
    'MAXIMISE_CLICKS',
  );
  // The closest rival has p = 0.0374, twice that is 0.0748.
  expect(three.verdict).toMatchObject({ kind: 'noDifference', rivals: 2 });
  expect(three.verdict.kind === 'noDifference' && three.verdict.p).toBeCloseTo(0.0748, 3);
});

test('an ad that was hardly shown is not the best, whatever its rate', () => {
  const ranking = rankAds(
    [ad('lucky', 10, 5), ad('a', 10_000, 120), ad('b', 10_000, 60)],
    'MAXIMISE_CLICKS',
  );
  expect(order(ranking)).toEqual(['a', 'b', 'lucky']);
  expect(ranking.ads.map(({ isFew }) => isFew)).toEqual([false, false, true]);
  expect(ranking.verdict).toMatchObject({ kind: 'winner', adId: 'a' });
});

test('nothing is said of a handful, of one ad, or of none', () => {
  expect(rankAds([ad('a', 300, 4), ad('b', 300, 1)], 'MAXIMISE_CLICKS').verdict.kind).toBe(
    'tooFew',
  );
  expect(rankAds([ad('a', 90_000, 900)], 'MAXIMISE_CLICKS').verdict.kind).toBe('onlyOne');
  expect(rankAds([], 'MAXIMISE_CLICKS')).toEqual({ ads: [], verdict: { kind: 'onlyOne' } });
  expect(rankAds([ad('a', 0, 0), ad('b', 0, 0)], 'MAXIMISE_CLICKS').ads[0]?.rate).toBeNull();
});

test('each goal counts its own', () => {
  const ads = [ad('clicked', 10_000, 300, 10), ad('applied', 10_000, 100, 40)];
  expect(order(rankAds(ads, 'MAXIMISE_CLICKS'))).toEqual(['clicked', 'applied']);
  expect(order(rankAds(ads, 'MAXIMISE_CONVERSIONS'))).toEqual(['applied', 'clicked']);
  const shown = [ad('dear', 10_000, 5, 0, 9000), ad('cheap', 9000, 5, 0, 3000)];
  const byPrice = rankAds(shown, 'MAXIMISE_IMPRESSIONS');
  expect(order(byPrice)).toEqual(['cheap', 'dear']);
  expect(byPrice.ads[0]?.rate).toBe(300);
  expect(byPrice.verdict.kind).toBe('byPrice');
});
