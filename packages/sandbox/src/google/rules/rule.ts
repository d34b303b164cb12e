import type { LedgerObject } from '../../ledger/object.ts';
import type { Customer } from '../customer.ts';
import type { Path } from '../errors.ts';
import { refuse } from '../errors.ts';
import type { JsonObject } from '../names/check.ts';

/** What a rule makes of a wish. */
export interface Made {
  resourceName: string;
  parent: string | null;
  name?: string;
  fields: JsonObject;
  /** A name that no one else may have: its scope and how it is refused. */
  unique?: { scope: string; code: string; message: string; field: Path };
  /** It is there already, and that is well. */
  existing?: LedgerObject;
}

export interface Rule {
  create(wish: JsonObject, customer: Customer, path: Path): Made;
  /** Refuses what it may not become; `touched` are the fields that were named in the mask. */
  change?(
    object: LedgerObject,
    after: JsonObject,
    touched: ReadonlySet<string>,
    customer: Customer,
    path: Path,
  ): Pick<Made, 'unique'> | undefined;
  /** Refuses to be removed. */
  remove?(object: LedgerObject, customer: Customer, path: Path): void;
}

export function required(wish: JsonObject, field: string, path: Path, name: string): unknown {
  const value = wish[field];
  const isMissing = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  if (isMissing)
    refuse('fieldError.REQUIRED', 'The required field was not present.', [...path, name]);
  return value;
}

/** Statuses are set, but removing is another operation. */
export function checkStatus(status: unknown, path: Path, isNew: boolean): void {
  if (status !== 'REMOVED') return;
  if (isNew)
    refuse(
      'operationAccessDeniedError.CREATE_AS_REMOVED_NOT_PERMITTED',
      'Cannot create as removed.',
      [...path, 'status'],
    );
  refuse('enumError.ENUM_VALUE_NOT_PERMITTED', 'The enum value is not permitted.', [
    ...path,
    'status',
  ]);
}

/** As Google counts them: letters of the Far East are twice as wide. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uff60]/u;

export function checkLength(text: string, max: number, path: Path): void {
  if (widthOf(text) > max)
    refuse('stringLengthError.TOO_LONG', 'Too long.', path, { trigger: text });
}
