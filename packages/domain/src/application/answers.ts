import { applicationTexts } from '#texts/application';
import { isBlank } from '../field/blank.ts';
import { typedLines } from '../field/plain-text.ts';
import { email, firstFinding, maxLength, printable } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';

/** A letter of application fits; what is longer is cut, and said to be. */
export const KEPT_ANSWER_MAX = 10_000;
/** A form has far fewer questions. */
const KEPT_ANSWERS_MAX = 100;
export const APPLICATION_NOTE_MAX = 2_000;

/** What a person answered to one question of the form. */
export interface ApplicationAnswer {
  /** The name of the question on the network. */
  field: string;
  /** What the person was asked. */
  label: string;
  text: string;
  /** Whether the person wrote more than is kept. */
  isCut: boolean;
}

interface SentAnswer {
  field: string;
  values: readonly string[];
}

/** Answers as they are kept, with the questions in the words in which they were asked. */
export const keptAnswers = (
  sent: readonly SentAnswer[],
  labels: Readonly<Record<string, string>>,
): ApplicationAnswer[] =>
  sent.slice(0, KEPT_ANSWERS_MAX).map(({ field, values }) => {
    const known = Object.hasOwn(labels, field) ? labels[field] : undefined;
    const name = cut(typedLines(field), FIELD_MAX);
    const whole = storable(typedLines(values.join(', ')));
    const text = cut(whole, KEPT_ANSWER_MAX);
    return { field: name, label: known ?? labelOf(name), text, isCut: text !== whole };
  });

const FIELD_MAX = 200;

/** Half a character is in no text that a person typed, and could not be kept. */
const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '');

/** Between two characters, never inside of one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text);
  return characters.length <= max ? text : characters.slice(0, max).join('');
}

/** 'phone_number' as a person would write it. */
function labelOf(field: string): string {
  const words = field.replace(/[_\s]+/g, ' ').trim();
  return words === '' ? applicationTexts.unknownQuestion : words[0]?.toUpperCase() + words.slice(1);
}

const answerTo = (answers: readonly ApplicationAnswer[], field: string): string =>
  answers.find((answer) => answer.field === field)?.text.trim() ?? '';

const emailFields = ['email', 'work_email'];

const phoneFields = ['phone', 'phone_number', 'work_phone_number'];
const phoneNumber = /^\+?\d[\d ().\-/]{3,30}$/;

/** Writes to the person, or calls them; undefined for every other answer, and for what only looks like an address. */
export function contactHref({ field, text }: ApplicationAnswer): string | undefined {
  const address = text.trim();
  if (emailFields.includes(field) && email(address) === undefined) {
    return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  }
  if (phoneFields.includes(field) && phoneNumber.test(address)) {
    return `tel:${address.replace(/[^\d+]/g, '')}`;
  }
  return undefined;
}

/** How the person is called; undefined where they were not asked. */
export function applicantName(answers: readonly ApplicationAnswer[]): string | undefined {
  const parts = [answerTo(answers, 'first_name'), answerTo(answers, 'last_name')];
  const names = [answerTo(answers, 'full_name'), parts.filter(Boolean).join(' ')];
  const found = [...names, ...emailFields.map((field) => answerTo(answers, field))];
  return found.find((name) => !isBlank(name));
}

/**
 * The addresses under which the same person may have applied elsewhere, as they are compared. A question of
 * the customer's own may be named alike ('Work email?'): an answer such as 'Yes' would make strangers one.
 */
export const applicantEmails = (answers: readonly ApplicationAnswer[]): string[] =>
  emailFields
    .map((field) => comparable(answerTo(answers, field)))
    .filter((address) => email(address) === undefined);

const comparable = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export const isSamePerson = (
  answers: readonly ApplicationAnswer[],
  emails: readonly string[],
): boolean => applicantEmails(answers).some((email) => emails.includes(email));

/** So many applications are opened for one search or one file, the newest first. */
export const OPENED_AT_ONCE_MAX = 20_000;

/**
 * Tells whether every word of the search is in one of the answers or in the note; capitals and accents do not
 * matter. The words are prepared once, because a search asks about thousands of applications.
 */
export function applicationMatcher(typed: string) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return ({ answers, note }: { answers: readonly ApplicationAnswer[]; note: string }): boolean => {
    if (words.length === 0) return true;
    const texts = [...answers.map(({ text }) => text), note].map(folded);
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
}

/** Fewer characters would list people instead of finding one. */
export const APPLICANT_SEARCH_MIN = 3;

export const applicantSearchFinding = (typed: string): Finding | undefined =>
  typed.trim().length < APPLICANT_SEARCH_MIN
    ? finding('application.searchTooShort', 'text', { min: APPLICANT_SEARCH_MIN })
    : undefined;

/** Tells whether every word of the search is in the person's name or address, and in nothing else they wrote. */
export function applicantMatcher(typed: string) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (answers: readonly ApplicationAnswer[]): boolean => {
    const texts = [applicantName(answers) ?? '', ...applicantEmails(answers)].map(folded);
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
}

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const tidiedNote = (note: string): string => (isBlank(note) ? '' : typedLines(note).trim());

export const noteFinding = (note: string): Finding | undefined =>
  firstFinding(note, [printable, maxLength(APPLICATION_NOTE_MAX)], 'note');
