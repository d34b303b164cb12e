import { z } from 'zod';
import { refusalNames } from '../doubtful-refusals.ts';
import { faultEffects } from '../faults/effect.ts';
import { sandboxNetworks } from '../network.ts';

const network = z.enum(sandboxNetworks);
const text = z.string().min(1).max(500);
const count = z.number().int().min(1).max(1_000_000);

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds, or '14d', '6h', '30m', '45s'. */
const duration = z.union([
  z.number().int().min(0),
  z
    .string()
    .regex(/^\d{1,6}[smhd]$/)
    .transform((span) => Number.parseInt(span, 10) * units[span.slice(-1) as keyof typeof units]),
]);

/** Milliseconds since 1970, or a date and time with its zone. */
const moment = z.union([
  z.number().int(),
  z.iso.datetime({ offset: true }).transform((at) => Date.parse(at)),
]);

/** What one may do to the clock; one at a time. */
export const clockWish = z.union([
  z.strictObject({ set: moment }),
  z.strictObject({ advance: duration }),
  z.strictObject({ rate: z.number().min(0).max(1_000_000) }),
]);

export const faultWish = z.strictObject({
  network: network.optional(),
  match: z
    .strictObject({ method: text, path: text, bodyContains: text, account: text })
    .partial()
    .optional(),
  when: z
    .union([
      z.strictObject({ nth: count }),
      z.strictObject({ every: count }),
      z.strictObject({ probability: z.number().min(0).max(1) }),
      z.strictObject({ between: z.tuple([moment, moment]) }),
    ])
    .optional(),
  effect: z.enum(faultEffects),
  times: count.optional(),
  delaySeconds: z.number().min(0).max(31_536_000).optional(),
});

export const refusalWish = z.strictObject({ name: z.enum(refusalNames), isOn: z.boolean() });

/** What can become of a consent that a person has given. */
export const consentWish = z.strictObject({
  network,
  id: text,
  change: z.union([z.enum(['revoke', 'expire']), z.strictObject({ takeRight: text })]),
});

export const pageWish = z.strictObject({
  network,
  id: text,
  name: text,
  instagramUserId: text.nullish(),
});
