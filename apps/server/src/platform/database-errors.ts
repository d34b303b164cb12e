import { Refusal } from './refusal.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** What node-postgres, its pool and Kysely say without a code when the connection is the trouble. */
const goneWords =
  /Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|^timeout expired$|driver has already been destroyed/;

/** The same when the database is there, but has no connection or no time for this request. */
const busyWords = /^(timeout exceeded when trying to connect|Query read timeout)$/;

/** Whether the database itself is away, as opposed to one statement being wrong. */
function isDatabaseGone({ code, message, severity }: DatabaseError): boolean {
  // what PostgreSQL calls fatal ends the connection, not only the statement
  if (severity === 'FATAL') return true;
  if (code !== undefined) return unreachable.has(code) || /^(08|57P|53300)/.test(code);
  return goneWords.test(message ?? '');
}

/** Whether a statement was given up because of what else goes on: too slow, locked out, no memory. */
function isDatabaseBusy({ code, message }: DatabaseError): boolean {
  if (code !== undefined) return /^(57014|55P03|53200|53400)$/.test(code);
  return busyWords.test(message ?? '');
}

interface DatabaseError {
  code?: string;
  message?: string;
  severity?: string;
}

/** What goes wrong in the database for a reason the caller can understand. */
export function databaseRefusal(thrown: unknown): Refusal | undefined {
  const error = (thrown ?? {}) as DatabaseError;
  const { code } = error;
  const headers = { 'retry-after': '2' };
  if (isDatabaseGone(error)) {
    return new Refusal('unavailable', 'request.databaseGone', { headers });
  }
  if (isDatabaseBusy(error)) return new Refusal('unavailable', 'request.busy', { headers });
  if (code === '53100' || code === 'ENOSPC')
    return new Refusal('storage_full', 'request.storageFull');
  if (code === '40001' || code === '40P01') return new Refusal('conflict', 'request.conflict');
  // another person removed or made the same thing a moment ago
  if (code === '23503' || code === '23505') return new Refusal('conflict', 'request.conflict');
  // text PostgreSQL cannot hold, such as a NUL character
  if (code === '22021' || code === '22P05') return new Refusal('invalid', 'request.invalid');
  return undefined;
}
