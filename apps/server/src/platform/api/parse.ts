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
export function readInput(schema: z.ZodType | undefined, value: unknown): Input {
  if (!schema) return { success: true, data: undefined };
  return schema.safeParse(value ?? {}, { reportInput: true });
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
