import { Refusal } from './refusal.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** Whether the database itself is away, as opposed to one statement being wrong. */
function isDatabaseGone(error: unknown): boolean {
  const { code, message, severity } = (error ?? {}) as Partial<Record<string, string>>;
  // what PostgreSQL calls fatal ends the connection, not only the statement
  if (severity === 'FATAL') return true;
  if (code && (unreachable.has(code) || /^(08|57P|53300)/.test(code))) return true;
  // node-postgres reports these without a code
  return /Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/.test(
    message ?? '',
  );
}

/** SQLSTATEs that mean the request, not the server, was wrong. */
export function databaseRefusal(error: unknown): Refusal | undefined {
  const code = (error as { code?: string } | undefined)?.code ?? '';
  if (isDatabaseGone(error)) {
    return new Refusal('unavailable', 'request.databaseGone', { headers: { 'retry-after': '2' } });
  }
  // every connection of the pool is in use
  if ((error as Error | undefined)?.message === 'timeout exceeded when trying to connect') {
    return new Refusal('unavailable', 'request.busy', { headers: { 'retry-after': '2' } });
  }
  if (code === '53100' || code === 'ENOSPC')
    return new Refusal('storage_full', 'request.storageFull');
  if (code === '40001' || code === '40P01') return new Refusal('conflict', 'request.conflict');
  // somebody else removed or made the same thing a moment ago
  if (code === '23503' || code === '23505') return new Refusal('conflict', 'request.conflict');
  // text PostgreSQL cannot hold, such as a NUL character
  if (code === '22021' || code === '22P05') return new Refusal('invalid', 'request.invalid');
  return undefined;
}
