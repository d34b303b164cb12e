import type { Operation } from '@posthorn/contract';
import { type Finding, isStorable } from '@posthorn/domain';
import type { z } from 'zod';
import { notFound, Refusal, refuseWhen } from '../refusal.ts';

/** Reads what an address names. An id that cannot exist is answered like one that does not. */
export function parseParams({ params: schema }: Operation, given: object): Record<string, string> {
  if (!schema) return {};
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw notFound();
  return parsed.data as Record<string, string>;
}

export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const findings = parsed.error.issues.map(asFinding);
  throw new Refusal('invalid', 'request.invalid', { findings });
}

/** Asks once for all texts whether they can be kept: the database would refuse them amid a command. */
export function parseBody(schema: z.ZodType | undefined, value: unknown): unknown {
  const body = parseInput(schema, value);
  refuseWhen(unstorableTexts(body));
  return body;
}

function unstorableTexts(value: unknown, path: readonly string[] = []): Finding[] {
  if (typeof value === 'string') {
    const malformed = { code: 'field.malformed', severity: 'error', path: path.join('.') } as const;
    return isStorable(value) ? [] : [malformed];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, [...path, key]));
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
