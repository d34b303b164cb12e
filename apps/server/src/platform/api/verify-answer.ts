import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** An answer must be exactly what the contract says: nothing missing, nothing more. */
export function verifyAnswer(id: string, schema: z.ZodType, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const parsed = schema.safeParse(sent);
  if (!parsed.success)
    throw new Error(`Answer of ${id} breaks the contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(`Answer of ${id} holds more than the contract says`);
  }
}
