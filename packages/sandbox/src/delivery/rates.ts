import type { Rates } from './delivery.ts';

type Shelf = 'facebook' | 'instagram' | 'linkedin' | 'search' | 'display';
type Aim = 'visits' | 'awareness' | 'applications' | 'leads';

/** What a thousand impressions cost, in cents, and what people then do. */
const shelves: Record<Shelf, Rates> = {
  facebook: { cpm: 650, ctr: 0.012, cvr: 0.06 },
  instagram: { cpm: 720, ctr: 0.007, cvr: 0.04 },
  linkedin: { cpm: 3_800, ctr: 0.0055, cvr: 0.08 },
  // 85 cents for a click, and six clicks in a hundred.
  search: { cpm: 5_100, ctr: 0.06, cvr: 0.05 },
  display: { cpm: 190, ctr: 0.0035, cvr: 0.02 },
};

/** What a network looks for decides whom it shows an ad, and what that costs. */
const aims: Record<Aim, Rates> = {
  visits: { cpm: 1, ctr: 1, cvr: 0 },
  awareness: { cpm: 0.6, ctr: 0.5, cvr: 0 },
  applications: { cpm: 1.2, ctr: 0.9, cvr: 1 },
  leads: { cpm: 1.3, ctr: 0.8, cvr: 1.5 },
};

export function ratesFor(shelf: Shelf, aim: Aim): Rates {
  const base = shelves[shelf];
  const factor = aims[aim];
  return {
    cpm: base.cpm * factor.cpm,
    ctr: base.ctr * factor.ctr,
    cvr: base.cvr * factor.cvr,
  };
}
