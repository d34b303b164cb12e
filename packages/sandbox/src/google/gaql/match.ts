import { refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import type { AskedField } from './fields.ts';
import type { Condition } from './parse.ts';

export function valueAt(row: JsonObject, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const name of path) value = isObject(value) ? value[name] : undefined;
  return value;
}

/** Whether a row is as a condition wants it. */
export function matches(row: JsonObject, field: AskedField, condition: Condition): boolean {
  const value = valueAt(row, field.path) ?? unset(field);
  const { operator, values } = condition;
  const [first = '', second = ''] = values;
  const compare = (other: string) => compared(value, other);
  switch (operator) {
    case 'IS NULL':
      return value === undefined;
    case 'IS NOT NULL':
      return value !== undefined;
    case '=':
      return isSame(value, first);
    case '!=':
      return !isSame(value, first);
    case 'IN':
      return values.some((one) => isSame(value, one));
    case 'NOT IN':
      return !values.some((one) => isSame(value, one));
    case 'LIKE':
      return likeness(first).test(String(value ?? ''));
    case 'NOT LIKE':
      return !likeness(first).test(String(value ?? ''));
    case 'BETWEEN':
      return compare(first) >= 0 && compare(second) <= 0;
    case '>':
      return compare(first) > 0;
    case '>=':
      return compare(first) >= 0;
    case '<':
      return compare(first) < 0;
    case '<=':
      return compare(first) <= 0;
    default:
      return refuse('queryError.OPERATOR_FIELD_MISMATCH', 'DURING is for dates.');
  }
}

/** What was never set is false or zero, as everywhere in Google's messages. */
const unset = ({ type }: AskedField): unknown => (type?.scalar === 'bool' ? false : undefined);

function isSame(value: unknown, wanted: string): boolean {
  if (typeof value === 'boolean') return String(value) === wanted.toLowerCase();
  if (Array.isArray(value)) return value.includes(wanted);
  return value !== undefined && String(value) === wanted;
}

function compared(value: unknown, other: string): number {
  const text = String(value ?? '');
  const areNumbers = /^-?\d+(\.\d+)?$/.test(text) && /^-?\d+(\.\d+)?$/.test(other);
  if (areNumbers) return Number(text) - Number(other);
  return text < other ? -1 : text > other ? 1 : 0;
}

/** Capitals make no difference; '%' is anything, and a sign in brackets is that sign. */
function likeness(pattern: string): RegExp {
  const source = [...pattern.matchAll(/\[(.)\]|(%)|(_)|([\s\S])/gu)]
    .map(([, sign, any, one, other]) =>
      any ? '[\\s\\S]*' : one ? '[\\s\\S]' : escaped(sign ?? other ?? ''),
    )
    .join('');
  return new RegExp(`^${source}$`, 'iu');
}

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
