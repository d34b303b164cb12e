import type { SandboxNetwork } from '../network.ts';

/** How busy each hour of a day is, as a small chart: 1 quiet, 9 crowded. */
export const dayCurves: Record<SandboxNetwork, readonly number[]> = {
  // Evenings on the sofa, office hours, and a working day with a tail.
  meta: chart('211112345555566556789963'),
  linkedin: chart('111112468999789987654321'),
  google: chart('211112456777677766677653'),
};

function chart(heights: string): number[] {
  return Array.from(heights, Number);
}
