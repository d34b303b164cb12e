import type { Dialect } from './dialect.ts';
import { googleDialect } from './google/index.ts';
import { linkedinDialect } from './linkedin/index.ts';
import { metaDialect } from './meta/index.ts';
import type { SandboxNetwork } from './network.ts';

export const dialects: Record<SandboxNetwork, Dialect> = {
  meta: metaDialect,
  linkedin: linkedinDialect,
  google: googleDialect,
};
