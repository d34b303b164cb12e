import { sayFinding } from '@posthorn/domain';
import { ApiError, errorText, findingsIn } from '../http/api-error.ts';

/** The server is away or too busy: the same call may succeed later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

/** What the server said about the values it did not take; the other ones may go without them. */
export function refusalsOf<Field extends string>(
  error: unknown,
  sent: readonly Field[],
): Map<Field, string> {
  const findings = findingsIn(error);
  const named = sent.flatMap((field) => {
    const finding = findings.find(({ path }) => path === field);
    return finding ? [[field, sayFinding(finding)] as const] : [];
  });
  if (named.length > 0) return new Map(named);
  // One field alone was meant, whatever the server calls its parts.
  const first = sent.length === 1 ? findings[0] : undefined;
  return new Map(sent.map((field) => [field, first ? sayFinding(first) : errorText(error)]));
}
