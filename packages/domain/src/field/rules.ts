import { type Finding, finding } from '../finding.ts';
import { isBlank } from './blank.ts';
import { countCharacters, UNITS_PER_CHARACTER } from './count.ts';

/** A rule looks at one value and finds at most one thing wrong with it. */
export type FieldRule = (value: string, path?: string) => Finding | undefined;

export const required: FieldRule = (value, path) =>
  isBlank(value) ? finding('field.required', path) : undefined;

export const minLength =
  (min: number): FieldRule =>
  (value, path) =>
    countCharacters(value) < min ? finding('field.minLength', path, { min }) : undefined;

export const maxLength =
  (max: number): FieldRule =>
  (value, path) =>
    value.length > max && (value.length > max * UNITS_PER_CHARACTER || countCharacters(value) > max)
      ? finding('field.maxLength', path, { max })
      : undefined;

export const minValue =
  (min: number): FieldRule =>
  (value, path) =>
    Number(value) < min ? finding('field.minValue', path, { min }) : undefined;

export const between =
  (min: number, max: number): FieldRule =>
  (value, path) =>
    Number(value) >= min && Number(value) <= max
      ? undefined
      : finding('field.between', path, { min, max });

// No sign-in before the host: it could pass for the host itself.
const address =
  /^https?:\/\/(?:[\p{L}\p{N}\p{M}-]+\.)+[\p{L}\p{N}\p{M}-]+\.?(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/iu;

/** An absolute http or https address of a host that everyone can reach: 'a' or 'intranet' is none. */
export const url: FieldRule = (value, path) =>
  address.test(value) ? undefined : finding('field.url', path);

/** The longest address that mail can be sent to. */
export const EMAIL_MAX = 254;

export const email: FieldRule = (value, path) =>
  /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/.test(value) &&
  value.length <= EMAIL_MAX
    ? undefined
    : finding('field.email', path);

export function atLeastFilled(n: number, values: string[], path = ''): Finding | undefined {
  const filled = values.filter((value) => !isBlank(value)).length;
  return filled < n ? finding('field.atLeastFilled', path, { n }) : undefined;
}

/** Control characters and half characters are in no text a person typed; a line has no breaks. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** One line a person could have typed. */
export const printableLine: FieldRule = (value, path) =>
  unprintable.test(value) ? finding('field.malformed', path) : undefined;

/** Lines a person could have typed. */
export const printable: FieldRule = (value, path) =>
  printableLine(value.replace(/\r\n|[\n\t]/g, ' '), path);

/** A text that PostgreSQL can keep: no NUL, no half of a surrogate pair. */
export const isStorable = (value: string): boolean => !/[\0\p{Cs}]/u.test(value);

/** Only the first failing rule of a field is ever shown. */
export function firstFinding(value: string, rules: FieldRule[], path = ''): Finding | undefined {
  for (const rule of rules) {
    const found = rule(value, path);
    if (found) return found;
  }
  return undefined;
}
