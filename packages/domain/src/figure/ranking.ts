import type { Goal } from '../campaign/goal.ts';
import type { Counted } from './figure.ts';

/** An ad with what it brought. */
export interface AdFigures {
  id: string;
  counted: Counted;
}

interface Contest {
  /** How often people did what the goal counts. */
  hits: (counted: Counted) => number;
}

/**
 * What ads are compared by: how many of those who saw them did what the goal counts. Showing an ad is
 * bought, not earned: where only that counts, price decides and no test is made.
 */
const contests: Record<Goal, Contest | null> = {
  MAXIMISE_CLICKS: { hits: ({ clicks }) => clicks },
  MAXIMISE_IMPRESSIONS: null,
  MAXIMISE_CONVERSIONS: { hits: ({ leads }) => leads },
};

export interface RankedAd extends AdFigures {
  /** Hits per thousand impressions, or impressions per unit of money; null where it was not shown. */
  rate: number | null;
  /** Too few to be compared with the others. */
  isFew: boolean;
}

/** What can be said of who is best; `rivals` is how many others were compared with the first. */
export type RankingVerdict =
  | { kind: 'winner'; adId: string; p: number; rivals: number }
  | { kind: 'noDifference'; p: number; rivals: number }
  | { kind: 'tooFew' }
  | { kind: 'onlyOne' }
  | { kind: 'byPrice' };

export interface Ranking {
  /** The best first; those of which too little is known after them. */
  ads: RankedAd[];
  verdict: RankingVerdict;
}

/** Hits, and shows without one, that a test needs in each ad: the usual rule for this test. */
const LEAST_EXPECTED = 5;
/** How often, at most, a winner may be named where there is none. */
const LEVEL = 0.05;

/** The ads of one channel, by what the goal counts. Ads of different channels are not alike. */
export function rankAds(ads: readonly AdFigures[], goal: Goal): Ranking {
  const contest = contests[goal];
  const shown = ads.filter(({ counted }) => counted.impressions > 0);
  const all = {
    impressions: sumOf(shown, ({ impressions }) => impressions),
    hits: sumOf(shown, (counted) => contest?.hits(counted) ?? 0),
  };
  const share = all.impressions === 0 ? 0 : Math.min(all.hits / all.impressions, 1);
  const ranked = ads
    .map(({ id, counted }) => ({
      ...{ id, counted },
      rate: rateOf(counted, contest),
      isFew: contest
        ? counted.impressions * Math.min(share, 1 - share) < LEAST_EXPECTED
        : counted.impressions === 0,
    }))
    .toSorted(
      (a, b) =>
        Number(a.isFew) - Number(b.isFew) ||
        (b.rate ?? -1) - (a.rate ?? -1) ||
        b.counted.impressions - a.counted.impressions ||
        (a.id < b.id ? -1 : 1),
    );
  return { ads: ranked, verdict: contest ? verdictOf(ranked, contest) : { kind: 'byPrice' } };
}

const sumOf = (ads: readonly AdFigures[], of: (counted: Counted) => number): number =>
  ads.reduce((sum, { counted }) => sum + of(counted), 0);

function rateOf(counted: Counted, contest: Contest | null): number | null {
  const { impressions, spend } = counted;
  if (contest) return impressions === 0 ? null : (contest.hits(counted) / impressions) * 1000;
  return spend === 0 ? null : (impressions / spend) * 100;
}

function verdictOf(ranked: readonly RankedAd[], { hits }: Contest): RankingVerdict {
  if (ranked.length < 2) return { kind: 'onlyOne' };
  const [first, ...rivals] = ranked.filter(({ isFew }) => !isFew);
  if (!first || rivals.length === 0) return { kind: 'tooFew' };
  const asSample = ({ counted }: RankedAd) => ({ hits: hits(counted), of: counted.impressions });
  const ps = rivals.map((rival) => sameShare(asSample(first), asSample(rival)));
  // The closest rival decides; each further comparison is one more chance to be fooled (Bonferroni).
  const p = Math.min(Math.max(...ps) * rivals.length, 1);
  return p < LEVEL
    ? { kind: 'winner', adId: first.id, p, rivals: rivals.length }
    : { kind: 'noDifference', p, rivals: rivals.length };
}

interface Sample {
  hits: number;
  of: number;
}

/**
 * How likely a difference at least this great is between two shares that are the same in truth: the
 * two-sided z-test of two proportions, pooled.
 */
export function sameShare(one: Sample, other: Sample): number {
  const pooled = (one.hits + other.hits) / (one.of + other.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.of + 1 / other.of));
  if (!(error > 0)) return 1;
  return beyond(Math.abs(one.hits / one.of - other.hits / other.of) / error);
}

/** Both tails of the normal distribution; Abramowitz and Stegun 7.1.26, right to six digits. */
function beyond(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}
