import {
  type LeadForm,
  type LeadFormTextField,
  leadFormTextFields,
  type Question,
  questionTypes,
  tidyFormText,
  tidyQuestion,
} from '@posthorn/domain';
import type { LeadFormDocument } from './document.ts';

export type FormMedia = NonNullable<LeadFormDocument['media']>;

/** What can be edited, one entry for each thing that is saved by itself. */
export interface Values extends Omit<LeadForm, 'mediaId'> {
  media: FormMedia | null;
}
export type Field = keyof Values;

export const fields: readonly Field[] = [...leadFormTextFields, 'questions', 'media'];

export const isTextField = (field: Field): field is LeadFormTextField =>
  (leadFormTextFields as readonly Field[]).includes(field);

export const valuesOf = (form: LeadFormDocument): Values => ({
  name: form.name,
  introHeadline: form.introHeadline,
  introDescription: form.introDescription,
  media: form.media,
  questionsDescription: form.questionsDescription,
  questions: form.questions.map(tidyQuestion),
  privacyTitle: form.privacyTitle,
  privacyUrl: form.privacyUrl,
  completionHeadline: form.completionHeadline,
  completionDescription: form.completionDescription,
  completionButtonUrl: form.completionButtonUrl,
});

/** In the words of the rules. */
export const formOf = ({ media, ...values }: Values): LeadForm => ({
  ...values,
  mediaId: media?.id ?? null,
});

/** The server tidies what it is sent; that is no change. */
export function sameValue(field: Field, one: unknown, other: unknown): boolean {
  if (isTextField(field))
    return tidyFormText(field, one as string) === tidyFormText(field, other as string);
  if (field === 'media') return (one as FormMedia | null)?.id === (other as FormMedia | null)?.id;
  const tidy = (questions: unknown) =>
    JSON.stringify((questions as readonly Question[]).map(tidyQuestion));
  return tidy(one) === tidy(other);
}

const isWords = (value: unknown): value is string => typeof value === 'string';

function isQuestion(value: unknown): boolean {
  const { type, label, options } = (value ?? {}) as Partial<Question>;
  return (
    questionTypes.some((known) => known === type) &&
    isWords(label) &&
    Array.isArray(options) &&
    options.every(isWords)
  );
}

function isMedia(value: unknown): boolean {
  if (value === null) return true;
  const { id, url, masterId, masterUrl, original } = (value ?? {}) as Partial<FormMedia>;
  return [id, url, masterId, masterUrl].every(isWords) && typeof original?.width === 'number';
}

/** What comes from the browser's storage may be of an older release or not ours at all. */
export function isValueOf(field: Field, value: unknown): boolean {
  if (field === 'questions') return Array.isArray(value) && value.every(isQuestion);
  return field === 'media' ? isMedia(value) : isWords(value);
}
