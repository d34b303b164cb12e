import type { SandboxLead } from '../../dialect.ts';
import type { Json, LedgerObject } from '../../ledger/object.ts';
import { luck } from '../../luck.ts';
import { isRecord, type Params } from '../call.ts';
import { invalid } from '../graph-error.ts';
import { list, oneOf, text } from '../value.ts';

export interface Question {
  key: string;
  type: string;
  label: string;
  options: { key: string; value: string }[];
}

/** Meta gives the names of its own questions; most are the type in small letters. */
const ownKeys: Record<string, string> = { PHONE: 'phone_number' };
const keyOf = (type: string) => ownKeys[type] ?? type.toLowerCase();

const MOST_OWN_QUESTIONS = 15;

export function readQuestions(params: Params): Json {
  const wished = list(params, 'questions') ?? [];
  if (wished.length === 0) {
    throw invalid('The parameter questions is required', { field: 'questions' });
  }
  const questions = wished.map((one, index) => readQuestion(one, `questions[${index}]`));
  if (questions.filter(({ type }) => type === 'CUSTOM').length > MOST_OWN_QUESTIONS) {
    const message = `A form has at most ${MOST_OWN_QUESTIONS} questions of one's own`;
    throw invalid(message, { field: 'questions' });
  }
  const keys = new Set(questions.map(({ key }) => key));
  if (keys.size < questions.length) {
    throw invalid('Two questions have the same key', { field: 'questions' });
  }
  return questions.map((question) => ({ ...question, options: [...question.options] }));
}

function readQuestion(wished: unknown, path: string): Question {
  if (!isRecord(wished)) throw invalid(`Param ${path} must be an object`, { field: path });
  const type = oneOf(`${path}[type]`, wished.type, 'question_type');
  if (type !== 'CUSTOM') {
    if (wished.key !== undefined) {
      throw invalid(`The key of ${path} is Meta's own`, { field: `${path}.key` });
    }
    return { key: keyOf(type), type, label: '', options: [] };
  }
  const options = (list(wished, 'options') ?? []).filter(isRecord).map((option) => ({
    key: text(option, 'key'),
    value: text(option, 'value'),
  }));
  return { key: text(wished, 'key'), type, label: text(wished, 'label'), options };
}

export const questionsOf = (form: LedgerObject): Question[] =>
  form.fields.questions as unknown as Question[];

/** What Meta knows of a person, by the type of question. */
const known: Record<string, (person: Omit<SandboxLead, 'id' | 'adId' | 'at'>) => string> = {
  FULL_NAME: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  FIRST_NAME: ({ firstName }) => firstName,
  LAST_NAME: ({ lastName }) => lastName,
  EMAIL: ({ email }) => email,
  PHONE: ({ phone }) => phone,
  CITY: () => 'Utrecht',
  POST_CODE: () => '3511 AB',
  COUNTRY: () => 'Netherlands',
  JOB_TITLE: () => 'Nurse',
  COMPANY_NAME: () => 'Example Care',
  WORK_EMAIL: ({ email }) => email.replace('@', '.work@'),
  WORK_PHONE_NUMBER: ({ phone }) => phone,
};

const sentences = ['I have done this for five years.', 'From next month on.', 'Yes, I would.'];

/** How a person who does not exist answers a form: always the same way. */
export const answersOf = (form: LedgerObject, lead: SandboxLead) =>
  questionsOf(form).map((question) => {
    const { key, type, options } = question;
    const chance = luck(lead.id, key);
    const pick = (from: readonly string[]) => from[Math.floor(chance * from.length)] ?? '';
    const value =
      known[type]?.(lead) ??
      (options.length > 0 ? pick(options.map((option) => option.value)) : pick(sentences));
    return { name: key, values: [value] };
  });
