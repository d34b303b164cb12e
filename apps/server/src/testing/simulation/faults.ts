import type { FaultEffect, FaultRule } from '@posthorn/sandbox';
import { sandboxNetworks } from '@posthorn/sandbox';
import type { Chance } from './chance.ts';

/** How often each thing goes wrong on the networks, of a thousand calls. */
const perThousand: Partial<Record<FaultEffect, number>> = {
  lost: 15,
  lost504: 10,
  late: 10,
  transient: 10,
  rateLimit: 4,
  truncated: 6,
  html502: 6,
  staleRead: 10,
  dailyQuota: 0.5,
  policy: 3,
  permission: 1,
  tokenExpired: 1,
  sunsetVersion: 0.5,
  partial: 3,
  policyLater: 2,
  hang: 2,
};

export const networkFaults: FaultRule[] = [
  ...Object.entries(perThousand).map(([effect, calls]) => ({
    effect: effect as FaultEffect,
    when: { probability: calls / 1_000 },
  })),
  // Just within the time in which a network may still carry out what it did not answer.
  { effect: 'late', when: { probability: 0.004 }, delaySeconds: 110 },
  { effect: 'slow', when: { probability: 0.003 }, delaySeconds: 20 },
  // Longer than an answer is waited for.
  { effect: 'slow', when: { probability: 0.002 }, delaySeconds: 60 },
];

export const databaseFaults = { perStatement: 0.002 };

/** What a network may say to everything for a while; most of it takes a person afterwards. */
const spells: readonly FaultEffect[] = [
  'tokenExpired',
  'permission',
  'policy',
  'sunsetVersion',
  'transient',
];
const SPELL_MS = [10_000, 40_000] as const;

/** A short time in which one network refuses everything. */
export function spell(chance: Chance, now: number): FaultRule {
  const between: [number, number] = [now, now + chance.between(...SPELL_MS)];
  return { network: chance.pick(sandboxNetworks), effect: chance.pick(spells), when: { between } };
}

/** What may last for hours, longer than publishing is tried without a person. */
const outages: readonly FaultEffect[] = [
  'tokenExpired',
  'permission',
  'transient',
  'rateLimit',
  'html502',
  'hang',
];

/** One network does nothing any more, until the rule is removed. */
export const outage = (chance: Chance): FaultRule => ({
  network: chance.pick(sandboxNetworks),
  effect: chance.pick(outages),
});
