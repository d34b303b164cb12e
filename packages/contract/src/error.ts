import { z } from 'zod';
import { finding } from './shapes.ts';

/** The closed list of refusals and the one HTTP status of each. */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  /** The proof of origin belongs to an earlier session: fetch a new one and try again. */
  outdated_token: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Every error answer has this shape; `current` comes with a stale write. */
export const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  requestId: z.string(),
  findings: z.array(finding),
  current: z.unknown().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
