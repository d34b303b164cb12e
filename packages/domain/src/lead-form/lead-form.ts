import { leadFormButtonTexts } from '#texts/lead-form-question';
import { tidyLine } from '../field/blank.ts';
import { graphemes } from '../field/count.ts';
import { filledIn } from '../template/ads.ts';
import type { Question } from './question.ts';

/** The form in which people apply without leaving the network. */
export interface LeadForm {
  /**
   * What the recruiters and the network call it; people who apply do not see it. Stored empty, it is called
   * as its campaign or template is.
   */
  name: string;
  introHeadline: string;
  introDescription: string;
  /** An item of the library, or something cut out of one. */
  mediaId: string | null;
  questionsDescription: string;
  questions: readonly Question[];
  /** What the link to the privacy statement says. */
  privacyTitle: string;
  privacyUrl: string;
  completionHeadline: string;
  completionDescription: string;
  completionButtonUrl: string;
}

export const leadFormTextFields = [
  'name',
  'introHeadline',
  'introDescription',
  'questionsDescription',
  'privacyTitle',
  'privacyUrl',
  'completionHeadline',
  'completionDescription',
  'completionButtonUrl',
] as const;
export type LeadFormTextField = (typeof leadFormTextFields)[number];

/** The parts of a form, in the order in which people come through it. */
export const leadFormParts = {
  intro: ['name', 'introHeadline', 'introDescription', 'mediaId'],
  questions: ['questionsDescription', 'questions'],
  privacy: ['privacyTitle', 'privacyUrl'],
  completion: ['completionHeadline', 'completionDescription', 'completionButtonUrl'],
} as const satisfies Record<string, readonly (keyof LeadForm)[]>;
export type LeadFormPart = keyof typeof leadFormParts;

interface TextSpec {
  max: number;
  /** More than this can be saved, but is not read. */
  softMax?: number;
  isRequired: boolean;
  kind: 'line' | 'lines' | 'address';
  /** Whether tags can stand in it. */
  takesTags: boolean;
}

const line = { isRequired: true, kind: 'line', takesTags: true } as const;
const address = { isRequired: true, kind: 'address', takesTags: false, max: 1000 } as const;

/** All that is asked of the texts. Meta itself refuses a privacy link of more than 70 characters. */
export const leadFormTextSpecs: Record<LeadFormTextField, TextSpec> = {
  name: { ...line, max: 150, isRequired: false, takesTags: false },
  introHeadline: { ...line, max: 60 },
  introDescription: { ...line, kind: 'lines', max: 2000, softMax: 500 },
  questionsDescription: { ...line, kind: 'lines', max: 250, isRequired: false },
  privacyTitle: { ...line, max: 70 },
  privacyUrl: address,
  completionHeadline: { ...line, max: 60 },
  completionDescription: { ...line, kind: 'lines', max: 120 },
  completionButtonUrl: address,
};

export const QUESTION_LABEL_MAX = 200;
export const ANSWER_MAX = 100;
export const ANSWERS_MIN = 2;
export const ANSWERS_MAX = 20;
/** So many questions in words of one's own does Meta take in a form. */
export const CUSTOM_QUESTIONS_MAX = 15;

/** What the image is cut to. */
export const leadFormImageSize = { width: 1200, height: 628 } as const;

/** The button below the thanks always says the same. */
export const LEAD_FORM_BUTTON = leadFormButtonTexts.visitWebsite;

/** Where a new form begins: whom to answer, and how. */
export const newLeadForm = (): LeadForm => ({
  name: '',
  introHeadline: '',
  introDescription: '',
  mediaId: null,
  questionsDescription: '',
  questions: (['FULL_NAME', 'EMAIL', 'PHONE'] as const).map((type) => ({
    type,
    label: '',
    options: [],
  })),
  privacyTitle: '',
  privacyUrl: '',
  completionHeadline: '',
  completionDescription: '',
  completionButtonUrl: '',
});

/** What a form is called: as its campaign or template is, until a person calls it something else. */
export const leadFormName = ({ name }: Pick<LeadForm, 'name'>, title: string): string =>
  name || graphemes(tidyLine(title), leadFormTextSpecs.name.max).join('');

/** A form of which every text in which tags may stand went through a function. */
export function withFormTexts<Form extends LeadForm>(
  form: Form,
  change: (text: string, max: number) => string,
): Form {
  const texts = leadFormTextFields
    .filter((field) => leadFormTextSpecs[field].takesTags)
    .map((field) => [field, change(form[field], leadFormTextSpecs[field].max)]);
  const questions = form.questions.map((question) => ({
    ...question,
    label: change(question.label, QUESTION_LABEL_MAX),
    options: question.options.map((option) => change(option, ANSWER_MAX)),
  }));
  return { ...form, ...Object.fromEntries(texts), questions };
}

/** A form as people who apply read it: its tags say what is known. */
export const filledLeadForm = <Form extends LeadForm>(
  form: Form,
  filling: Parameters<typeof filledIn>[1],
): Form => withFormTexts(form, (text) => filledIn(text, filling));
