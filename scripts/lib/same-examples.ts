import fc from 'fast-check';

// The same examples in every run: anyone who wants others says so, and a failure names its seed.
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_270_104),
  ...(process.env.PROPERTY_RUNS && { numRuns: Number(process.env.PROPERTY_RUNS) }),
});
