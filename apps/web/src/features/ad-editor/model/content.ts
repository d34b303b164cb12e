import {
  type AdMedia,
  type AdTextField,
  adTextFields,
  type SocialAdType,
  type SocialCopy,
  usesText,
} from '@posthorn/domain';

export type Copy = SocialCopy<AdMedia>;

/** What an editor is about: a kind of ad, and what it says. */
export interface Content {
  adType: SocialAdType;
  copy: Copy;
}

/** In the order in which they stand on the screen. */
export const editorFields = ['media', ...adTextFields, 'callToAction'] as const;
export type EditorField = (typeof editorFields)[number];

export const isTextField = (field: EditorField): field is AdTextField =>
  field !== 'media' && field !== 'callToAction';

export const fieldsOf = (adType: SocialAdType): EditorField[] =>
  editorFields.filter((field) => !isTextField(field) || usesText(adType, field));

/** 'media.2' is about the field 'media'. */
export const fieldOfPath = (path: string): EditorField | undefined =>
  editorFields.find((field) => path === field || path.startsWith(`${field}.`));

const idsOf = ({ media }: Copy) => media.flatMap((item) => (item ? [item.id] : [])).join(' ');

/** Whether two copies say the same; empty places for media say nothing. */
export function isSameCopy(one: Copy, other: Copy): boolean {
  return (
    adTextFields.every((field) => one[field] === other[field]) &&
    one.callToAction === other.callToAction &&
    idsOf(one) === idsOf(other)
  );
}

const differsIn = (field: EditorField, one: Copy, other: Copy): boolean =>
  field === 'media' ? idsOf(one) !== idsOf(other) : one[field] !== other[field];

/** The field in which two copies differ, the first one in their order. */
export const changedField = (one: Copy, other: Copy): EditorField | undefined =>
  editorFields.find((field) => differsIn(field, one, other));

/** Two people changed the same copy: where only they did, theirs stays. */
export function mergedCopy(mine: Copy, theirs: Copy, base: Copy): Copy {
  const changed = editorFields.filter((field) => differsIn(field, mine, base));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
