import { accountsIn, keepAccount, pagesIn } from './accounts.ts';
import { returningTo } from './consent/return-address.ts';
import { Corrections } from './delivery/corrections.ts';
import { Statistics } from './delivery/statistics.ts';
import { HOUR_MS } from './delivery/zone.ts';
import type { Dialect, World } from './dialect.ts';
import type { RefusalName, Refusals } from './doubtful-refusals.ts';
import { idOf } from './ids.ts';
import type { Ledger, NetworkLedger } from './ledger/ledger.ts';
import type { SandboxNetwork } from './network.ts';
import { findPlaces, nearestCity } from './places/find-places.ts';
import { gazetteerOf } from './places/gazetteer.ts';
import { review } from './review.ts';
import { allowanceOf, type Tiers, usualTiers } from './tiers.ts';
import { type Allowance, UsageCounter } from './usage.ts';

/** What the networks are like. */
export interface WorldOptions {
  /** Everything that looks like chance comes from it. */
  seed?: string;
  reviewMinutes?: number;
  /** How long it takes until figures are in the reports, and until leads are. */
  reportingLagHours?: number;
  leadLagHours?: number;
  /** Whether days that were reported are corrected, as the networks do. */
  corrects?: boolean;
  /** How far each network trusts the application that calls it. */
  tiers?: Partial<Tiers>;
  /** Doubtful refusals that are switched off from the start. */
  accepted?: readonly RefusalName[];
  /** Where people may return to from a consent page; without any, to this machine. */
  redirectUrls?: readonly string[] | undefined;
  /** In place of what the tiers allow. */
  allowances?: Partial<Record<SandboxNetwork, Allowance>>;
}

export function makeWorld(
  dialect: Dialect,
  ledger: Ledger,
  now: () => number,
  refusals: Pick<Refusals, 'isOn'>,
  {
    seed = 'posthorn',
    reviewMinutes = 30,
    reportingLagHours = 0,
    leadLagHours = 0,
    corrects = false,
    tiers,
    allowances,
    redirectUrls,
  }: WorldOptions,
): World {
  const { network } = dialect;
  const own = ledger.of(network);
  const allTiers = { ...usualTiers, ...tiers };
  const usage = new UsageCounter(now, allowances?.[network] ?? allowanceOf(network, allTiers));
  const statistics = new Statistics({
    seed,
    network,
    now,
    version: () => own.version,
    deliveries: () => dialect.deliveries(world),
    lagMs: reportingLagHours * HOUR_MS,
    leadLagMs: leadLagHours * HOUR_MS,
    corrections: corrects ? new Corrections(seed, network) : undefined,
  });
  const world: World = {
    seed,
    now,
    ledger: own,
    newId: () => idOf(network, ledger.nextNumber()),
    accounts: () => accountsIn(own),
    openAccount: (account) => {
      if (accountsIn(own).some(({ id }) => id === account.id)) return;
      keepAccount(own, account);
      dialect.furnish?.(account, own);
    },
    mayReturnTo: returningTo(redirectUrls),
    pages: () => pagesIn(own),
    places: (query) => findPlaces(gazetteerOf(network), query),
    nearestCity: (point) => nearestCity(gazetteerOf(network), point),
    tiers: allTiers,
    refuses: (name) => refusals.isOn(name),
    countCall: (account, points) => usage.count(account, points),
    review: (wish) => review(wish, now(), reviewMinutes),
    statistics: (query) => statistics.query(query),
    spentOf: (budgetId) => statistics.spentOf(budgetId),
    leads: (adId) => statistics.leads(adId),
  };
  return world;
}

/** The same world, but its lists do not know yet what happened a moment ago. */
export function staleWorld(world: World, ageMs: number): World {
  if (ageMs === 0) return world;
  const { ledger } = world;
  const list: NetworkLedger['list'] = (filter) =>
    ledger.list(filter).filter(({ createdAt }) => createdAt <= world.now() - ageMs);
  return { ...world, ledger: { ...ledger, list } };
}
