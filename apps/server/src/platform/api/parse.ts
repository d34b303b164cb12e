import type { Operation } from '@posthorn/contract';
import type { Finding } from '@posthorn/domain';
import type { z } from 'zod';
import { notFound, Refusal } from '../refusal.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Reads what an address names. An id that cannot exist is answered like one that does not. People stay
 * in their account, so the same few come again and again.
 */
export function paramsReader({ params: schema }: Operation): (given: Params) => Params {
  const known = new Remembered<Params>();
  return (given) => {
    if (!schema) return {};
    return known.find(JSON.stringify(Object.values(given)), () => {
      const parsed = schema.safeParse(given);
      if (!parsed.success) throw notFound();
      return Object.freeze(parsed.data as Params);
    });
  };
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

/** What was read of a text, for a few hundred short ones. It is shared: nobody may change it. */
class Remembered<Value> {
  private readonly known = new Map<string, Value>();

  find(text: string, read: () => Value, isWorthIt: (value: Value) => boolean = () => true): Value {
    const found = this.known.get(text);
    if (found !== undefined) return found;
    const value = read();
    if (text.length <= LONGEST && isWorthIt(value)) {
      if (this.known.size >= MOST) this.known.clear();
      this.known.set(text, value);
    }
    return value;
  }
}

const MOST = 500;
const LONGEST = 200;

/** Reads queries. Most people ask for the same few pages, whose parsing took a twentieth of a list. */
export function queryReader(
  schema: z.ZodType | undefined,
): (request: { url: string; query: unknown }) => Input {
  const known = new Remembered<Input>();
  return ({ url, query }) => {
    const start = url.indexOf('?');
    const text = start === -1 ? '' : url.slice(start);
    return known.find(
      text,
      () => frozen(readInput(schema, query)),
      ({ success }) => success,
    );
  };
}

function frozen(read: Input): Input {
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
