import { describe, expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  filledFormFindings,
  isLeadFormComplete,
  leadFormDraftFindings,
  leadFormFindings,
  leadFormPartOf,
  leadFormTextFinding,
} from './findings.ts';
import {
  CUSTOM_QUESTIONS_MAX,
  filledLeadForm,
  type LeadForm,
  leadFormName,
  newLeadForm,
} from './lead-form.ts';
import { answersOf, isChoice, type Question, questionKey, questionLabel } from './question.ts';

const own = (label: string, ...options: string[]): Question => ({ type: 'CUSTOM', label, options });
const full: LeadForm = {
  ...newLeadForm(),
  introHeadline: 'Work with us',
  introDescription: 'Nights and days',
  privacyTitle: 'Privacy statement',
  privacyUrl: 'https://care.test/privacy',
  completionHeadline: 'Thank you',
  completionDescription: 'We call you tomorrow',
  completionButtonUrl: 'https://care.test',
};
const said = (change: Partial<LeadForm>) =>
  leadFormFindings({ ...full, ...change }).map((found) => [found.path, sayFinding(found)]);

test('a form in which everything is filled in is complete', () => {
  expect(said({})).toEqual([]);
  expect(isLeadFormComplete(full)).toBe(true);
});

test('a new form says what it needs, and asks for a name and how to answer', () => {
  expect(leadFormFindings(newLeadForm()).map(({ path }) => path)).toEqual([
    'introHeadline',
    'introDescription',
    'privacyTitle',
    'privacyUrl',
    'completionHeadline',
    'completionDescription',
    'completionButtonUrl',
  ]);
  expect(newLeadForm().questions.map(questionLabel)).toEqual([
    'Full name',
    'E-mail address',
    'Phone number',
  ]);
});

test('a form is called as its campaign is, until a person calls it something else', () => {
  expect(leadFormName({ name: '' }, ' Nurse, nights ')).toBe('Nurse, nights');
  expect(leadFormName({ name: 'Night shift' }, 'Nurse')).toBe('Night shift');
  const long = leadFormName({ name: '' }, '👩‍⚕️'.repeat(200));
  expect(leadFormTextFinding('name', long)).toBeUndefined();
  expect(leadFormTextFinding('name', `${long}x`)).toBeDefined();
});

describe('what is wrong', () => {
  const required = 'This field can not be empty';
  const max = (n: number) => `This field is max ${n} characters`;
  test.each<[string, Partial<LeadForm>, [string, string][]]>([
    ['60 characters', { introHeadline: 'x'.repeat(60), completionHeadline: 'x'.repeat(60) }, []],
    [
      '61 characters',
      { introHeadline: 'x'.repeat(61), completionHeadline: 'x'.repeat(61) },
      [
        ['introHeadline', max(60)],
        ['completionHeadline', max(60)],
      ],
    ],
    ['120 characters', { completionDescription: 'x'.repeat(120) }, []],
    [
      '121 characters',
      { completionDescription: 'x'.repeat(121) },
      [['completionDescription', max(120)]],
    ],
    ['a link of 71', { privacyTitle: 'x'.repeat(71) }, [['privacyTitle', max(70)]]],
    ['no link', { privacyUrl: '' }, [['privacyUrl', required]]],
    ['no text of the link', { privacyTitle: '' }, [['privacyTitle', required]]],
    ['no address', { privacyUrl: 'abc' }, [['privacyUrl', 'Provided url is invalid']]],
    [
      'a script',
      { completionButtonUrl: 'javascript:alert(1)' },
      [['completionButtonUrl', 'Provided url is invalid']],
    ],
    ['no question', { questions: [] }, [['questions', 'Add at least 1 question']]],
    [
      'the same twice',
      { questions: [...full.questions, { type: 'EMAIL', label: '', options: [] }] },
      [['questions.3', 'Two questions have the same field name']],
    ],
    [
      'the same in other signs',
      { questions: [...full.questions, own('Driving licence?'), own('driving  licence!')] },
      [['questions.4', 'Two questions have the same field name']],
    ],
    [
      'a question without words',
      { questions: [...full.questions, own('')] },
      [['questions.3.label', required]],
    ],
    [
      'one answer',
      { questions: [...full.questions, own('Shift', 'Day', ' ')] },
      [['questions.3.options', 'Add at least 2 answers to this question']],
    ],
    ['an empty answer more', { questions: [...full.questions, own('Shift', 'A', 'B', '')] }, []],
    [
      'the same answer twice',
      { questions: [...full.questions, own('Shift', 'Day', 'Day ')] },
      [['questions.3.options', 'Two answers are the same']],
    ],
    [
      'too many',
      {
        questions: [
          ...full.questions,
          ...Array.from({ length: CUSTOM_QUESTIONS_MAX + 1 }, (_, n) => own(`Question ${n}`)),
        ],
      },
      [['questions', 'A form has at most 15 questions of your own']],
    ],
  ])('%s', (_name, change, findings) => expect(said(change)).toEqual(findings));
});

test('advice does not keep a form from being finished', () => {
  const form: LeadForm = {
    ...full,
    introDescription: 'x'.repeat(501),
    questions: [{ type: 'FULL_NAME', label: '', options: [] }],
  };
  expect(leadFormFindings(form).map(({ severity, path }) => [severity, path])).toEqual([
    ['warning', 'introDescription'],
    ['warning', 'questions'],
  ]);
  expect(isLeadFormComplete(form)).toBe(true);
});

test('a draft may be unfinished, but keeps no more than there is room for', () => {
  expect(leadFormDraftFindings(newLeadForm())).toEqual([]);
  expect(leadFormDraftFindings({ ...full, privacyUrl: 'https://ca' })).toEqual([]);
  const tooMuch = { ...full, introHeadline: 'x'.repeat(61), name: 'a\u0000b' };
  expect(leadFormDraftFindings(tooMuch).map(({ code, path }) => [code, path])).toEqual([
    ['field.malformed', 'name'],
    ['field.maxLength', 'introHeadline'],
  ]);
});

test.each<[Question, string]>([
  [{ type: 'WORK_EMAIL', label: 'ignored', options: [] }, 'work_email'],
  [own('Do you have a driving licence?'), 'do_you_have_a_driving_licence'],
  [own('Früheste Übernahme'), 'fruheste_ubernahme'],
  [own('Готовы?'), 'готовы'],
  [own('👋'), 'question'],
  [own('E-mail'), 'e_mail'],
])('%j comes back as %s', (question, key) => expect(questionKey(question)).toBe(key));

test('a question with the name of a prefilled one is the same', () => {
  expect(said({ questions: [...full.questions, own('Email')] })).toEqual([
    ['questions.3', 'Two questions have the same field name'],
  ]);
});

test('people choose where there are answers, and write where there are none', () => {
  expect(isChoice(own('Shift', '', ''))).toBe(true);
  expect(isChoice(own('Shift'))).toBe(false);
  expect(isChoice({ type: 'EMAIL', label: '', options: ['a', 'b'] })).toBe(false);
  expect(answersOf(own('Shift', ' Day ', '', 'Night'))).toEqual(['Day', 'Night']);
});

test('tags are filled in wherever people read, and none may be left', () => {
  const form: LeadForm = {
    ...full,
    name: '%%city%%',
    introHeadline: 'Work in %%city%%',
    questions: [...full.questions, own('How far is %%City%%?', '%%company%%', '%%uren%%')],
  };
  const filled = filledLeadForm(form, { locations: [{ name: 'Delft, Netherlands' }] });
  expect(filled.introHeadline).toBe('Work in Delft');
  expect(filled.name).toBe('%%city%%');
  expect(filled.questions[3]?.label).toBe('How far is Delft?');
  expect(filledFormFindings(filled).map(sayFinding)).toEqual([
    'The tag Company is not filled in. Please replace it.',
    '%%uren%% is not a known tag. Please replace it.',
  ]);
});

test('a finding is mended in the part where its field stands', () => {
  expect(leadFormPartOf({ path: 'questions.3.label' })).toBe('questions');
  expect(leadFormPartOf({ path: 'privacyUrl' })).toBe('privacy');
  expect(leadFormPartOf({ path: 'completionHeadline' })).toBe('completion');
  expect(leadFormPartOf({ path: 'mediaId' })).toBe('intro');
});
