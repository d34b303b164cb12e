import {
  ANSWERS_MAX,
  CUSTOM_QUESTION,
  CUSTOM_QUESTIONS_MAX,
  isCustom,
  type PrefilledQuestion,
  type Question,
  questionKey,
} from '@posthorn/domain';

type Questions = readonly Question[];

export const prefilled = (type: PrefilledQuestion): Question => ({ type, label: '', options: [] });
export const ownOpen: Question = { type: CUSTOM_QUESTION, label: '', options: [] };
/** Two empty answers: fewer are no choice. */
export const ownChoice: Question = { ...ownOpen, options: ['', ''] };

export const added = (questions: Questions, question: Question): Questions => [
  ...questions,
  question,
];
export const removed = (questions: Questions, at: number): Questions =>
  questions.filter((_, n) => n !== at);
export const changed = (questions: Questions, at: number, next: Question): Questions =>
  questions.map((question, n) => (n === at ? next : question));

/** Whether the form asks the same already, under the same name. */
export const isAsked = (questions: Questions, question: Question): boolean =>
  questions.some((one) => questionKey(one) === questionKey(question));

export const canAddOwn = (questions: Questions): boolean =>
  questions.filter(isCustom).length < CUSTOM_QUESTIONS_MAX;

/** An open question gets answers, or loses them; what was written is kept by the one who asks. */
export const withKind = (question: Question, kind: 'open' | 'choice'): Question => ({
  ...question,
  options: kind === 'open' ? [] : question.options.length > 0 ? question.options : ['', ''],
});

export const withAnswer = (question: Question, at: number, text: string): Question => ({
  ...question,
  options: question.options.map((option, n) => (n === at ? text : option)),
});
export const withoutAnswer = (question: Question, at: number): Question => ({
  ...question,
  options: question.options.filter((_, n) => n !== at),
});
export const canAddAnswer = ({ options }: Question): boolean => options.length < ANSWERS_MAX;
export const withNewAnswer = (question: Question): Question => ({
  ...question,
  options: [...question.options, ''],
});
