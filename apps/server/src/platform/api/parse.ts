import type { Operation } from '@posthorn/contract';
import type { Finding } from '@posthorn/domain';
import type { z } from 'zod';
import { notFound, Refusal } from '../refusal.ts';

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
