import { prefilledQuestionTexts } from '#texts/lead-form-question';
import { isBlank } from '../field/blank.ts';

/**
 * What a network fills in itself, from what it knows of a person. Date of birth, gender and marital
 * status, which networks know too, are no business of an employer who chooses.
 */
export const prefilledQuestions = [
  'FULL_NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'PHONE',
  'CITY',
  'POST_CODE',
  'COUNTRY',
  'JOB_TITLE',
  'COMPANY_NAME',
  'WORK_EMAIL',
  'WORK_PHONE_NUMBER',
] as const;
export type PrefilledQuestion = (typeof prefilledQuestions)[number];

/** A question in the words of the recruiter. */
export const CUSTOM_QUESTION = 'CUSTOM';
export const questionTypes = [...prefilledQuestions, CUSTOM_QUESTION] as const;
export type QuestionType = (typeof questionTypes)[number];

export interface Question {
  type: QuestionType;
  /** Of a question of one's own; the others are called by their type. */
  label: string;
  /** The answers to choose from. Without any, people write what they like. */
  options: readonly string[];
}

export const isCustom = ({ type }: Pick<Question, 'type'>): boolean => type === CUSTOM_QUESTION;

/** Whether people choose an answer instead of writing one. Answers may still be empty. */
export const isChoice = (question: Question): boolean =>
  isCustom(question) && question.options.length > 0;

/** What a person who applies reads. */
export const questionLabel = ({ type, label }: Pick<Question, 'type' | 'label'>): string =>
  type === CUSTOM_QUESTION ? label : prefilledQuestionTexts[type];

/** The answers that can be chosen: those that say something. */
export const answersOf = ({ options }: Pick<Question, 'options'>): string[] =>
  options.filter((option) => !isBlank(option)).map((option) => option.trim());

/** Ways to reach a person who applied. */
const contacts: readonly QuestionType[] = ['EMAIL', 'PHONE', 'WORK_EMAIL', 'WORK_PHONE_NUMBER'];
export const isContact = ({ type }: Pick<Question, 'type'>): boolean => contacts.includes(type);

const KEY_MAX = 80;

/**
 * The field name under which answers come back. Of a question of one's own it is made of its words, so
 * that two of them can be told apart in every list and file the answers end up in.
 */
export function questionKey(question: Pick<Question, 'type' | 'label'>): string {
  if (!isCustom(question)) return question.type.toLowerCase();
  const words = question.label
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, KEY_MAX)
    // Half of a letter from beyond the basic plane may be left at the cut.
    .replace(/\p{Cs}/gu, '')
    .replace(/^_+|_+$/g, '');
  return words || 'question';
}
