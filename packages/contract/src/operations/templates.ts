import {
  campaignTypes,
  goals,
  languages,
  PO_NUMBER_MAX,
  PURPOSE_MAX,
  socialChannels,
  TEMPLATE_URL_MAX,
  TITLE_MAX,
  templateChannelValues,
} from '@posthorn/domain';
import { z } from 'zod';
import { templateParams } from '../ad-addresses.ts';
import { type Method, operation } from '../operation.ts';
import {
  accountParams,
  cents,
  chosenKeywords,
  chosenLocation,
  chosenReferenceId,
  id,
  line,
  radius,
  suggestedKeywords,
} from '../shapes.ts';
import type { TemplateOwner } from '../template-owners.ts';
import { customTemplate, defaultTemplate, template } from '../template-shapes.ts';

const tag = 'Templates';

const list = <const Answer extends z.ZodType>(
  path: TemplateOwner,
  summary: string,
  answer: Answer,
) =>
  operation({
    method: 'GET',
    path: `/accounts/:accountId/${path}`,
    summary,
    tag,
    access: { scope: 'account', capability: 'preset.list' },
    params: accountParams,
    answer,
  });

const get = <const Answer extends z.ZodType>(
  path: TemplateOwner,
  summary: string,
  answer: Answer,
) =>
  operation({
    method: 'GET',
    path: `/accounts/:accountId/${path}/:templateId`,
    summary,
    tag,
    access: { scope: 'account', capability: 'preset.list' },
    params: accountParams.extend({ templateId: id }),
    answer,
  });

const oneTemplate = z.object({ templateId: id });
const mayEdit = { scope: 'template', capability: 'preset.edit' } as const;

const remove = <const Answer extends z.ZodType>(
  path: TemplateOwner,
  summary: string,
  current: Answer,
) =>
  operation({
    method: 'DELETE',
    path: `/${path}/:templateId`,
    summary,
    tag,
    access: mayEdit,
    versioned: true,
    params: oneTemplate,
    current,
    kind: 'empty',
  });

/** A change of a template of either kind, answered with the whole template. */
const change = <
  const M extends Method,
  const Path extends `/${string}`,
  const Body extends z.ZodType | undefined = undefined,
>(
  method: M,
  path: Path,
  summary: string,
  body?: Body,
) =>
  operation({
    method,
    path: `/:owner/:templateId${path}`,
    summary,
    tag,
    access: mayEdit,
    versioned: true,
    params: templateParams,
    body: body as Body,
    answer: template,
  });

/** A change of what only custom templates have. */
const changeCustom = <
  const M extends Method,
  const Path extends `/${string}`,
  const Params extends z.ZodObject = typeof oneTemplate,
  const Body extends z.ZodType | undefined = undefined,
>(
  method: M,
  path: Path,
  summary: string,
  input: { params?: Params; body?: Body } = {},
) =>
  operation({
    method,
    path: `/customTemplates${path}`,
    summary,
    tag,
    access: mayEdit,
    versioned: true,
    params: (input.params ?? oneTemplate) as Params,
    body: input.body as Body,
    answer: customTemplate,
  });

export const templateOperations = {
  listDefaultTemplates: list(
    'templates',
    'The templates of the function groups',
    z.array(defaultTemplate),
  ),
  listCustomTemplates: list(
    'customTemplates',
    'The templates people made',
    z.array(customTemplate),
  ),
  getDefaultTemplate: get('templates', 'A template of a function group', defaultTemplate),
  getCustomTemplate: get('customTemplates', 'A template that people made', customTemplate),
  createDefaultTemplate: operation({
    method: 'POST',
    path: '/accounts/:accountId/templates',
    summary: 'Makes an empty template, for a function group that is chosen later',
    tag,
    access: { scope: 'account', capability: 'preset.edit' },
    limit: 'newCampaign',
    idempotent: true,
    params: accountParams,
    status: 201,
    answer: defaultTemplate,
  }),
  createCustomTemplate: operation({
    method: 'POST',
    path: '/accounts/:accountId/customTemplates',
    summary: 'Makes an empty template of one type',
    tag,
    access: { scope: 'account', capability: 'preset.edit' },
    limit: 'newCampaign',
    idempotent: true,
    params: accountParams,
    body: z.object({ type: z.enum(campaignTypes) }),
    status: 201,
    answer: customTemplate,
  }),
  deleteDefaultTemplate: remove(
    'templates',
    'Deletes a template with its ads; campaigns made from it stay',
    defaultTemplate,
  ),
  deleteCustomTemplate: remove(
    'customTemplates',
    'Deletes a template with its ads; campaigns made from it stay',
    customTemplate,
  ),
  duplicateTemplate: operation({
    method: 'POST',
    path: '/:owner/:templateId/duplicate',
    summary:
      'Makes the same template again, with its ads and without the function group of a default one',
    tag,
    access: mayEdit,
    limit: 'newCampaign',
    idempotent: true,
    params: templateParams,
    status: 201,
    answer: template,
  }),
  setTemplateFunctionGroup: change(
    'PUT',
    '/function-group',
    'Chooses a function group; each has one default template',
    z.object({ functionGroup: chosenReferenceId }),
  ),
  clearTemplateFunctionGroup: change('DELETE', '/function-group', 'Takes the function group back'),
  setTemplateLanguage: change(
    'PUT',
    '/language',
    'Chooses the language of its ads',
    z.object({ language: z.enum(languages) }),
  ),
  setTemplateRuntime: change(
    'PUT',
    '/runtime',
    'Says for how many days its campaigns run',
    z.object({ runtime: z.int() }),
  ),
  setTemplateBudget: change(
    'PUT',
    '/budget',
    'Says what its campaigns may spend in all; 0 leaves it to them',
    z.object({ budget: cents }),
  ),
  setTemplatePage: change(
    'PUT',
    '/social-page',
    'Chooses the page of a channel',
    z.object({ pageId: id, channel: z.enum(socialChannels) }),
  ),
  setTemplateChannels: change(
    'PUT',
    '/enabled-channels',
    'Chooses where its campaigns are advertised',
    z.object({ enabledChannels: z.array(z.enum(templateChannelValues)).max(20) }),
  ),
  getTemplateKeywords: operation({
    method: 'GET',
    path: '/:owner/:templateId/keywords',
    summary: 'What was chosen for Google Search, and what its job profiles suggest',
    tag,
    access: { scope: 'template', capability: 'preset.list' },
    params: templateParams,
    answer: z.object({ chosen: chosenKeywords.nullable(), suggested: suggestedKeywords }),
  }),
  setTemplateKeywords: change(
    'PUT',
    '/keywords',
    'Chooses the keywords its campaigns begin with; without wanted ones they are what their jobs are called',
    chosenKeywords,
  ),
  updateCustomTemplate: changeCustom(
    'PUT',
    '/incremental/:templateId',
    'Saves those of its fields that are sent; another type empties what it does not use',
    {
      body: z.object({
        title: line(TITLE_MAX).optional(),
        purpose: line(PURPOSE_MAX).optional(),
        type: z.enum(campaignTypes).optional(),
        targetUrl: line(TEMPLATE_URL_MAX).optional(),
        goal: z.enum(goals).optional(),
        poNumber: line(PO_NUMBER_MAX).optional(),
      }),
    },
  ),
  addTemplateProfile: changeCustom('POST', '/:templateId/profiles', 'Adds a job profile', {
    body: z.object({ id: chosenReferenceId }),
  }),
  removeTemplateProfile: changeCustom(
    'DELETE',
    '/:templateId/profiles/:profileId',
    'Removes a job profile',
    { params: oneTemplate.extend({ profileId: chosenReferenceId }) },
  ),
  addTemplateLocation: operation({
    method: 'POST',
    path: '/customTemplates/:templateId/locations',
    summary: 'Adds a place; 206 when some channels can not target it',
    tag,
    access: mayEdit,
    versioned: true,
    maybePartial: true,
    params: oneTemplate,
    body: chosenLocation,
    answer: customTemplate.extend({ message: z.string().optional() }),
  }),
  changeTemplateLocation: changeCustom(
    'PUT',
    '/:templateId/locations',
    'Sets how far around a city people are looked for',
    { body: z.object({ id: chosenReferenceId, radiusKm: radius.nullable() }) },
  ),
  removeTemplateLocation: changeCustom('DELETE', '/:templateId/locations', 'Removes a place', {
    body: chosenLocation,
  }),
};
