import type { Dialect } from '../dialect.ts';

export const noon = Date.UTC(2026, 11, 1, 12);
const DAY_MS = 86_400_000;

/** Campaigns with ads in them, and pictures that no one describes. */
export const described: Dialect = {
  network: 'meta',
  handle: () => ({ status: 200 }),
  fault: () => ({ status: 400 }),
  deliveries: ({ ledger }) =>
    ledger.list({ kind: 'ad' }).map(({ id, createdAt: at, account }) => ({
      adId: id,
      account: account ?? '',
      timeZone: 'UTC',
      on: [{ at, value: true }],
      start: [{ at, value: noon }],
      end: [{ at, value: noon + 10 * DAY_MS }],
      budget: { id: 'b', period: 'lifetime', amount: [{ at, value: 10_000 }] },
      rates: { cpm: 500, ctr: 0.01, cvr: 0 },
    })),
  describe: ({ kind, fields }) =>
    kind === 'picture'
      ? undefined
      : {
          status: 'ACTIVE',
          budget: 10_000,
          review: String(fields.review ?? 'APPROVED'),
          ...(kind === 'ad' && { start: noon, end: noon + 10 * DAY_MS }),
        },
};
