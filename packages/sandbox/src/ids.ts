import type { SandboxNetwork } from './network.ts';

/** Meta's ids are too large for a JavaScript number, as in life. */
const firstIds: Record<SandboxNetwork, bigint> = {
  meta: 120_210_000_000_000_000n,
  linkedin: 380_000_000n,
  google: 22_400_000_000n,
};

const STEP = 37n;

export const idOf = (network: SandboxNetwork, number: number): string =>
  String(firstIds[network] + BigInt(number) * STEP);
