import type { Operation } from '@posthorn/contract';
import type { Finding } from '@posthorn/domain';
import type { z } from 'zod';
import { notFound, Refusal } from '../refusal.ts';

/** An id that cannot exist is answered like one that does not. */
export function parseParams(operation: Operation, params: unknown): Record<string, string> {
  if (!operation.params) return {};
  const parsed = operation.params.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data as Record<string, string>;
}

export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  return dataOf(readInput(schema, value));
}

export type Input = z.ZodSafeParseResult<unknown>;

/** Parses without refusing: who may not be here learns nothing about their input either. */
function readInput(schema: z.ZodType | undefined, value: unknown): Input {
  if (!schema) return { success: true, data: undefined };
  return schema.safeParse(value ?? {}, { reportInput: true });
}

/** So many questions of an operation are remembered, if they are no longer than this. */
const MOST_QUERIES = 200;
const LONGEST_QUERY = 200;

/** Reads queries. Most people ask for the same few pages, whose parsing took a twentieth of a list. */
export function queryReader(
  schema: z.ZodType | undefined,
): (request: { url: string; query: unknown }) => Input {
  const known = new Map<string, Input>();
  return ({ url, query }) => {
    const start = url.indexOf('?');
    const text = start === -1 ? '' : url.slice(start);
    const read = known.get(text) ?? readInput(schema, query);
    // One that is refused is not kept, and what is kept is shared: nobody may change it.
    if (read.success && text.length <= LONGEST_QUERY && !known.has(text)) {
      if (known.size >= MOST_QUERIES) known.clear();
      known.set(text, frozen(read));
    }
    return read;
  };
}

function frozen<T extends { data: unknown }>(read: T): T {
  for (const value of Object.values(read.data ?? {})) Object.freeze(value);
  Object.freeze(read.data);
  return Object.freeze(read);
}

export function dataOf(input: Input): unknown {
  if (input.success) return input.data;
  throw new Refusal('invalid', 'request.invalid', { findings: input.error.issues.map(asFinding) });
}

function asFinding(issue: z.core.$ZodIssue): Finding {
  const path = issue.path.join('.');
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  if (missing) return { code: 'field.required', severity: 'error', path };
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const params = { max: Number(issue.maximum) };
    return { code: 'field.maxLength', severity: 'error', path, params };
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return { code: 'field.email', severity: 'error', path };
  }
  return { code: 'field.malformed', severity: 'error', path };
}
