import type { AdType } from '@posthorn/domain';
import type { AnyCopy, Content, FieldOf, Side, Sides } from './editor-form.ts';
import { formOf } from './forms.ts';

/** Whether two copies say the same. */
export function isSameCopy<C extends AnyCopy>(adType: AdType, one: C, other: C): boolean {
  return one === other || changedFields(adType, one, other).length === 0;
}

const changedFields = <C extends AnyCopy>(adType: AdType, one: C, other: C): FieldOf<C>[] => {
  const form = formOf<C>(adType);
  return form.fields.filter((field) => !form.isSame(field, one, other));
};

/** Where two people wrote something different since they had the same copy. */
export function collisions<C extends AnyCopy>(adType: AdType, sides: Sides<C>): FieldOf<C>[] {
  const { mine, theirs, base } = sides;
  const different = changedFields(adType, mine, theirs);
  // A draft that was made on an older version: what that one said is not known any more.
  if (theirs === base) return different;
  const form = formOf<C>(adType);
  return different.filter(
    (field) =>
      !form.isSame(field, mine, base) &&
      !form.isSame(field, theirs, base) &&
      form.merged?.[field]?.(sides, { adType }) === undefined,
  );
}

/** Two people changed the same copy: what only one of them changed stays. */
export function mergedCopy<C extends AnyCopy>(adType: AdType, sides: Sides<C>, winner: Side): C {
  const { mine, theirs, base } = sides;
  const form = formOf<C>(adType);
  const merge = (field: FieldOf<C>) => {
    if (theirs === base) return sides[winner][field];
    if (form.isSame(field, theirs, base)) return mine[field];
    return form.merged?.[field]?.(sides, { adType, winner }) ?? sides[winner][field];
  };
  const changed = changedFields(adType, mine, base).map((field) => [field, merge(field)]);
  return { ...theirs, ...Object.fromEntries(changed) };
}

/** One text of a copy that became another one. */
export interface ChangedText {
  path: string;
  before: string;
  after: string;
}

/** What a person may have typed in a field: one of its texts changed, and nothing else. */
export function changedText<C extends AnyCopy>(
  before: Content<C>,
  after: Content<C>,
  field: FieldOf<C>,
): ChangedText | undefined {
  const form = formOf<C>(after.adType);
  const texts = form.textsOf(before.copy, field);
  const next = form.textsOf(after.copy, field);
  if (!texts || !next || texts.length !== next.length) return undefined;
  const [at, ...others] = texts.flatMap((text, n) => (text === next[n] ? [] : [n]));
  if (at === undefined || others.length > 0) return undefined;
  const path = Array.isArray(after.copy[field]) ? `${field}.${at}` : field;
  return { path, before: texts[at] ?? '', after: next[at] ?? '' };
}

/** Where two contents differ first; a line where it is one of several. */
export function changedPlace<C extends AnyCopy>(
  before: Content<C>,
  after: Content<C>,
): { path: string; text?: ChangedText } | undefined {
  const [field] = changedFields(after.adType, before.copy, after.copy);
  if (!field) return undefined;
  const text = changedText(before, after, field);
  if (text) return { path: text.path, text };
  const { [field]: value } = after.copy;
  const form = formOf<C>(after.adType);
  const lines = form.textsOf(after.copy, field);
  if (!Array.isArray(value) || !lines || lines.length === 0) return { path: field };
  const was = form.textsOf(before.copy, field) ?? [];
  const at = lines.findIndex((line, n) => line !== was[n]);
  return { path: `${field}.${at < 0 ? lines.length - 1 : at}` };
}
