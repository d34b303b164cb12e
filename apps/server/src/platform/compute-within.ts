import { createContext, Script } from 'node:vm';

/** What was computed did not come to an end. */
export class TookTooLong extends Error {}

const call = new Script('compute()');

/**
 * Computes something of what strangers wrote, and throws `TookTooLong` after a time. While it computes the
 * whole server waits, and no timer or signal would end it.
 */
export function computeWithin<T>(compute: () => T, milliseconds = 5_000): T {
  try {
    return call.runInContext(createContext({ compute }), { timeout: milliseconds });
  } catch (error) {
    // Made in the context of its own, where `Error` is another one.
    const { code } = error as { code?: unknown };
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new TookTooLong() : error;
  }
}
