import type { Dialect } from './dialect.ts';
import type { SandboxNetwork } from './network.ts';

/** A network that does not know anything yet. */
export const silentDialect = (network: SandboxNetwork): Dialect => ({
  network,
  handle: () => ({ status: 404 }),
  fault: () => ({ status: 404 }),
  deliveries: () => [],
});
