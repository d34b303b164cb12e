import type { FaultRule } from '@posthorn/sandbox';

/** What goes wrong on the networks, and how often. */
export const faults: FaultRule[] = [
  { effect: 'lost', when: { probability: 0.015 } },
  { effect: 'lost504', when: { probability: 0.01 } },
  { effect: 'late', when: { probability: 0.01 }, delaySeconds: 20 },
  { effect: 'late', when: { probability: 0.005 }, delaySeconds: 100 },
  { effect: 'transient', when: { probability: 0.01 } },
  // Meta then leaves the whole ad account alone for two minutes, so only now and then.
  { effect: 'rateLimit', when: { probability: 0.001 } },
  { effect: 'truncated', when: { probability: 0.006 } },
  { effect: 'html502', when: { probability: 0.006 } },
  { effect: 'staleRead', when: { probability: 0.01 } },
  { effect: 'slow', when: { probability: 0.005 }, delaySeconds: 5 },
  { effect: 'partial', when: { probability: 0.002 } },
  { effect: 'policy', when: { probability: 0.002 } },
  { effect: 'permission', when: { probability: 0.001 } },
  { effect: 'tokenExpired', when: { probability: 0.001 } },
];
