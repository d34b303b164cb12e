import type { SandboxAnswer } from '../dialect.ts';
import { type Call, textIn } from './call.ts';
import { refuse } from './problem.ts';

/** Pages that go on by a token: the id after which the next one begins. */
export function pageByToken<T extends { id: string | number }>(
  { query }: Call,
  found: readonly T[],
  largest: number,
): SandboxAnswer {
  const size = numberIn(textIn(query.pageSize) ?? String(Math.min(100, largest)), 'pageSize');
  if (size < 1 || size > largest) throw wrongSize('pageSize', size);
  const token = textIn(query.pageToken);
  const after = token === undefined ? undefined : Buffer.from(token, 'base64url').toString();
  const start = after === undefined ? 0 : found.findIndex(({ id }) => String(id) === after) + 1;
  if (after !== undefined && start === 0) throw wrongSize('pageToken', token);
  const elements = found.slice(start, start + size);
  const last = elements.at(-1);
  const nextPageToken =
    start + size < found.length && last
      ? Buffer.from(String(last.id)).toString('base64url')
      : undefined;
  return { status: 200, body: { elements, metadata: { ...(nextPageToken && { nextPageToken }) } } };
}

/** Pages that count their elements. */
export function pageByCount(
  { query }: Call,
  found: readonly unknown[],
  usual = 10,
  largest = 100,
): SandboxAnswer {
  const start = numberIn(textIn(query.start) ?? '0', 'start');
  const count = numberIn(textIn(query.count) ?? String(usual), 'count');
  if (count < 0 || count > largest) throw wrongSize('count', count);
  return {
    status: 200,
    body: {
      elements: found.slice(start, start + count),
      paging: { start, count, links: [], total: found.length },
    },
  };
}

function numberIn(text: string, field: string): number {
  if (!/^\d{1,9}$/.test(text)) throw wrongSize(field, text);
  return Number(text);
}

const wrongSize = (field: string, value: unknown) =>
  refuse('INVALID_VALUE_FOR_FIELD', `${field} can't be set to ${value}`, field, value);
