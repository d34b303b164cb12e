import {
  ANSWER_MAX,
  ANSWERS_MAX,
  LEAD_FORM_BUTTON,
  leadFormTextSpecs,
  QUESTION_LABEL_MAX,
  questionTypes,
  UNITS_PER_CHARACTER,
} from '@posthorn/domain';
import { z } from 'zod';
import { campaignParams } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { cropArea, finding, focalPoint, id, line, version } from '../shapes.ts';

const tag = 'Fast apply forms';

const media = z
  .object({
    /** Of the library's image, or of what was cut out of it. */
    id,
    previewUrl: z.string(),
    url: z.string(),
    /** The image in the library. */
    masterId: id,
    masterUrl: z.string(),
    original: z.object({ width: z.int(), height: z.int() }),
    focalPoint,
    crop: cropArea.nullable(),
    altText: z.string(),
  })
  .nullable();

const question = z.object({
  type: z.enum(questionTypes),
  label: z.string(),
  /** Answers to choose from; none where people write what they like. */
  options: z.array(z.string()),
});

const state = {
  /** Nothing is missing and nothing is wrong. */
  isComplete: z.boolean(),
  /** The campaign is launched. */
  isLocked: z.boolean(),
};

const leadForm = z.object({
  name: z.string(),
  introHeadline: z.string(),
  introDescription: z.string(),
  media,
  questionsDescription: z.string(),
  questions: z.array(question),
  privacyTitle: z.string(),
  privacyUrl: z.string(),
  completionHeadline: z.string(),
  completionDescription: z.string(),
  completionButtonText: z.literal(LEAD_FORM_BUTTON),
  completionButtonUrl: z.string(),
  ...state,
  version,
});

/** The same, as it is called at templates. */
const leadFormTemplate = z.object({
  name: z.string(),
  intro_headline: z.string(),
  intro_description: z.string(),
  media,
  questions_description: z.string(),
  questions: z.array(question),
  privacy_title: z.string(),
  privacy_url: z.string(),
  completion_headline: z.string(),
  completion_description: z.string(),
  completion_button_text: z.literal(LEAD_FORM_BUTTON),
  completion_button_url: z.string(),
  ...state,
  version,
});

const specs = leadFormTextSpecs;
/** The rules of the domain count characters; these bound the bytes. */
const typed = (field: keyof typeof specs) =>
  specs[field].kind === 'lines'
    ? z
        .string()
        .max(specs[field].max * UNITS_PER_CHARACTER)
        .optional()
    : line(specs[field].max).optional();

/** More than any form may have: the rules say what is too much. */
const MANY = 50;
const sentQuestions = z
  .array(
    z.object({
      type: z.enum(questionTypes),
      label: line(QUESTION_LABEL_MAX).default(''),
      options: z
        .array(line(ANSWER_MAX))
        .max(ANSWERS_MAX * 2)
        .default([]),
    }),
  )
  .max(MANY)
  .optional();

const templateParams = z.object({ templateId: id });

export const leadFormOperations = {
  getLeadForm: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/leadform',
    summary: 'The form of a fast apply campaign, its tags filled in',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: leadForm,
  }),
  saveLeadForm: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/leadform-draft',
    summary: 'Saves the fields that are sent; the form may be unfinished. Closed after the launch',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    params: campaignParams,
    body: z.object({
      name: typed('name'),
      introHeadline: typed('introHeadline'),
      introDescription: typed('introDescription'),
      /** An image of the library cut to 1200x628. */
      mediaId: id.nullable().optional(),
      questionsDescription: typed('questionsDescription'),
      questions: sentQuestions,
      privacyTitle: typed('privacyTitle'),
      privacyUrl: typed('privacyUrl'),
      completionHeadline: typed('completionHeadline'),
      completionDescription: typed('completionDescription'),
      completionButtonUrl: typed('completionButtonUrl'),
    }),
    answer: leadForm,
  }),
  getLeadFormStatus: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/leadform-status',
    summary: 'Whether the form is finished, and what is missing',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: z.object({ ...state, missing: z.array(finding) }),
  }),
  getTemplateLeadForm: operation({
    method: 'GET',
    path: '/customTemplates/:templateId/leadform-template',
    summary: 'The form that campaigns from this fast apply template begin with',
    tag,
    access: { scope: 'template', capability: 'preset.list' },
    params: templateParams,
    answer: leadFormTemplate,
  }),
  saveTemplateLeadForm: operation({
    method: 'PUT',
    path: '/customTemplates/:templateId/leadform-template',
    summary: 'Saves the fields that are sent; the form may be unfinished',
    tag,
    access: { scope: 'template', capability: 'preset.edit' },
    versioned: true,
    params: templateParams,
    body: z.object({
      name: typed('name'),
      intro_headline: typed('introHeadline'),
      intro_description: typed('introDescription'),
      media_id: id.nullable().optional(),
      questions_description: typed('questionsDescription'),
      questions: sentQuestions,
      privacy_title: typed('privacyTitle'),
      privacy_url: typed('privacyUrl'),
      completion_headline: typed('completionHeadline'),
      completion_description: typed('completionDescription'),
      completion_button_url: typed('completionButtonUrl'),
    }),
    answer: leadFormTemplate,
  }),
};
