import { dynamicTagName, tagsIn, unknownTagsIn } from '../ad/dynamic-tag.ts';
import { tidyLine } from '../field/blank.ts';
import { countCharacters } from '../field/count.ts';
import {
  type FieldRule,
  firstFinding,
  maxLength,
  printable,
  printableLine,
  required,
  url,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { Size } from '../media/crop.ts';
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  ANSWERS_MIN,
  CUSTOM_QUESTIONS_MAX,
  type LeadForm,
  type LeadFormPart,
  type LeadFormTextField,
  leadFormImageSize,
  leadFormParts,
  leadFormTextFields,
  leadFormTextSpecs,
  QUESTION_LABEL_MAX,
} from './lead-form.ts';
import {
  answersOf,
  isChoice,
  isContact,
  isCustom,
  type Question,
  questionKey,
} from './question.ts';

const found = (...findings: (Finding | undefined)[]): Finding[] =>
  findings.filter((one) => one !== undefined);

const written: Record<'line' | 'lines' | 'address', FieldRule> = {
  line: printableLine,
  lines: printable,
  address: printableLine,
};

/** What can not be kept of a text. A draft may be half finished, so it may be empty or half an address. */
export function leadFormTextFinding(field: LeadFormTextField, value: string): Finding | undefined {
  const { kind, max } = leadFormTextSpecs[field];
  return firstFinding(value, [written[kind], maxLength(max)], field);
}

/** What can not be kept of the questions. */
export function questionsDraftFindings(questions: readonly Question[]): Finding[] {
  const own = questions.filter(isCustom).length;
  return [
    ...(own > CUSTOM_QUESTIONS_MAX
      ? [finding('leadForm.tooManyQuestions', 'questions', { max: CUSTOM_QUESTIONS_MAX })]
      : []),
    ...sameNames(questions.map((question) => (isCustom(question) ? '' : question.type))),
    ...questions.flatMap((question, n) => questionDraftFindings(question, `questions.${n}`)),
  ];
}

function questionDraftFindings({ label, options }: Question, path: string): Finding[] {
  return [
    ...found(firstFinding(label, [printableLine, maxLength(QUESTION_LABEL_MAX)], `${path}.label`)),
    ...(options.length > ANSWERS_MAX
      ? [finding('leadForm.tooManyAnswers', `${path}.options`, { max: ANSWERS_MAX })]
      : []),
    ...options.flatMap((option, n) =>
      found(firstFinding(option, [printableLine, maxLength(ANSWER_MAX)], `${path}.options.${n}`)),
    ),
  ];
}

/** Everything that can not be kept: this is refused, what is only unfinished is not. */
export const leadFormDraftFindings = (form: LeadForm): Finding[] => [
  ...leadFormTextFields.flatMap((field) => found(leadFormTextFinding(field, form[field]))),
  ...questionsDraftFindings(form.questions),
];

/** Says at each later one that its name is taken. Empty names are not compared. */
function sameNames(names: readonly string[]): Finding[] {
  return names.flatMap((name, n) =>
    name !== '' && names.indexOf(name) < n
      ? [finding('leadForm.sameFieldName', `questions.${n}`)]
      : [],
  );
}

function textFindings(form: LeadForm, field: LeadFormTextField): Finding[] {
  const { isRequired, kind, max, softMax } = leadFormTextSpecs[field];
  const value = tidyLine(form[field]);
  if (value === '') return isRequired ? [finding('field.required', field)] : [];
  const rules = [...(kind === 'address' ? [url] : []), written[kind], maxLength(max)];
  const error = firstFinding(value, rules, field);
  if (error) return [error];
  return softMax !== undefined && countCharacters(value) > softMax
    ? [{ ...finding('leadForm.longText', field, { max: softMax }), severity: 'warning' }]
    : [];
}

/** What is wrong with the questions, and what they still need. */
export function questionsFindings(questions: readonly Question[]): Finding[] {
  if (questions.length === 0) return [finding('leadForm.noQuestion', 'questions')];
  const names = questions.map((question) =>
    isCustom(question) && tidyLine(question.label) === '' ? '' : questionKey(question),
  );
  const own = questions.filter(isCustom).length;
  return [
    ...(own > CUSTOM_QUESTIONS_MAX
      ? [finding('leadForm.tooManyQuestions', 'questions', { max: CUSTOM_QUESTIONS_MAX })]
      : []),
    ...sameNames(names),
    ...questions.flatMap((question, n) => questionFindings(question, `questions.${n}`)),
    ...(questions.some(isContact)
      ? []
      : [{ ...finding('leadForm.noContact', 'questions'), severity: 'warning' as const }]),
  ];
}

function questionFindings(question: Question, path: string): Finding[] {
  if (!isCustom(question)) return [];
  const answers = answersOf(question);
  const isDouble = new Set(answers).size < answers.length;
  return [
    ...found(required(question.label, `${path}.label`)),
    ...questionDraftFindings(question, path),
    ...(isChoice(question) && answers.length < ANSWERS_MIN
      ? [finding('leadForm.tooFewAnswers', `${path}.options`)]
      : []),
    ...(isDouble ? [finding('leadForm.sameAnswer', `${path}.options`)] : []),
  ];
}

/** Everything that is wrong with a form, missing from it (errors), or better done otherwise (warnings). */
export const leadFormFindings = (form: LeadForm): Finding[] => [
  ...leadFormTextFields.flatMap((field) => textFindings(form, field)),
  ...questionsFindings(form.questions),
];

/** What keeps a form from being finished. In a template tags may stand. */
export const leadFormErrors = (form: LeadForm): Finding[] =>
  leadFormFindings(form).filter(({ severity }) => severity === 'error');

export const isLeadFormComplete = (form: LeadForm): boolean => leadFormErrors(form).length === 0;

/** What a campaign's form still needs once its tags are filled in: no tag may be left. */
export const filledFormFindings = (form: LeadForm): Finding[] => [
  ...leadFormErrors(form),
  ...leftTagFindings(form),
];

/** The tags that are left in a form, known or not. */
export function leftTagFindings(form: LeadForm): Finding[] {
  const fields = leadFormTextFields.filter((field) => leadFormTextSpecs[field].takesTags);
  const left = [
    ...fields.map((field) => ({ path: field as string, texts: [form[field]] })),
    ...form.questions.map(({ label, options }, n) => ({
      path: `questions.${n}`,
      texts: [label, ...options],
    })),
  ];
  return left.flatMap(({ path, texts }) => [
    ...tagsIn(texts).map((tag) => finding('leadForm.tagLeft', path, { tag: dynamicTagName(tag) })),
    ...unknownTagsIn(texts).map((tag) => finding('leadForm.tagUnknown', path, { tag })),
  ]);
}

/** Half a percent: cut-outs are whole pixels. */
const SHAPE_ROUNDING = 0.005;

/** What is wrong with the shape of an image: people are shown it as wide as the form. */
export function leadFormImageFinding(image: Size): Finding | undefined {
  const { width, height } = leadFormImageSize;
  const isRight = Math.abs((image.width / image.height) * (height / width) - 1) <= SHAPE_ROUNDING;
  return isRight ? undefined : finding('leadForm.imageUnfit', 'mediaId', { width, height });
}

/** The part of the form in which a finding is mended. */
export function leadFormPartOf({ path }: Pick<Finding, 'path'>): LeadFormPart {
  const field = path.split('.')[0];
  const parts = Object.keys(leadFormParts) as LeadFormPart[];
  const part = parts.find((one) =>
    (leadFormParts[one] as readonly string[]).some((name) => name === field),
  );
  return part ?? 'intro';
}
