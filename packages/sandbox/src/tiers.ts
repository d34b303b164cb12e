import type { SandboxNetwork } from './network.ts';
import type { Allowance } from './usage.ts';

/** How far each network trusts the application that calls it. */
export interface Tiers {
  meta: 'limited' | 'full';
  google: 'explorer' | 'basic' | 'standard';
  linkedin: 'development' | 'standard';
}

/** As those have it that are long in use. */
export const usualTiers: Tiers = { meta: 'full', google: 'standard', linkedin: 'standard' };

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

const unbounded: Allowance = { points: Number.POSITIVE_INFINITY, windowMs: DAY_MS, blockedMs: 0 };
const perDay = (points: number): Allowance => ({ points, windowMs: DAY_MS, blockedMs: 0 });

/** LinkedIn does not publish its quotas; the others do. */
const allowances: { [Network in SandboxNetwork]: Record<Tiers[Network], Allowance> } = {
  meta: {
    limited: { points: 60, windowMs: 300 * SECOND_MS, blockedMs: 300 * SECOND_MS },
    full: { points: 9_000, windowMs: 300 * SECOND_MS, blockedMs: 60 * SECOND_MS },
  },
  google: { explorer: perDay(2_880), basic: perDay(15_000), standard: unbounded },
  linkedin: { development: unbounded, standard: unbounded },
};

export const allowanceOf = (network: SandboxNetwork, tiers: Tiers): Allowance =>
  (allowances[network] as Record<string, Allowance>)[tiers[network]] ?? unbounded;
