import {
  campaignTypes,
  goals,
  languages,
  type PlacementValue,
  PO_NUMBER_MAX,
  placementValues,
  REFERENCE_NUMBER_MAX,
  socialChannels,
  TARGET_URL_MAX,
  TITLE_MAX,
  templateChannelValues,
} from '@posthorn/domain';
import { z } from 'zod';
import { campaign, campaignParams } from '../campaign-shapes.ts';
import { type Method, operation } from '../operation.ts';
import {
  cents,
  chosenDisclosure,
  chosenKeywords,
  chosenLocation,
  chosenReferenceId,
  day,
  id,
  line,
  radius,
  shownRevision,
  suggestedKeywords,
} from '../shapes.ts';

const tag = 'Configuration of a campaign';

/** A change of one part of the configuration, answered with the whole campaign. */
const change = <
  const M extends Method,
  const Path extends `/${string}`,
  const Params extends z.ZodObject = typeof campaignParams,
  const Body extends z.ZodType | undefined = undefined,
>(
  method: M,
  path: Path,
  summary: string,
  input: { params?: Params; body?: Body; idempotent?: true } = {},
) =>
  operation({
    method,
    path: `/campaigns/:campaignId${path}`,
    summary,
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    ...(input.idempotent && { idempotent: true }),
    params: (input.params ?? campaignParams) as Params,
    body: input.body as Body,
    answer: campaign,
  });

export const configurationOperations = {
  updateCampaign: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId',
    summary: 'Saves the fields that are typed',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    params: campaignParams,
    body: z.object({
      title: line(TITLE_MAX),
      target_url: line(TARGET_URL_MAX),
      po_number: line(PO_NUMBER_MAX),
      reference_number: line(REFERENCE_NUMBER_MAX),
      language: z.enum(languages),
    }),
    answer: campaign,
  }),
  scheduleCampaign: change(
    'PUT',
    '/schedule',
    'Sets the first and the last day; a campaign with a runtime needs only the first, and null takes both back',
    {
      body: z.object({ start_date: day.nullable(), end_date: day.nullish() }),
      idempotent: true,
    },
  ),
  addLocation: operation({
    method: 'POST',
    path: '/campaigns/:campaignId/locations',
    summary: 'Adds a place; 206 when some channels can not target it',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    maybePartial: true,
    params: campaignParams,
    body: chosenLocation,
    answer: campaign.extend({ message: z.string().optional() }),
  }),
  changeLocation: change('PUT', '/locations', 'Sets how far around a city people are looked for', {
    body: z.object({ id: chosenReferenceId, radiusKm: radius.nullable() }),
  }),
  removeLocation: change('DELETE', '/locations', 'Removes a place', { body: chosenLocation }),
  addProfile: change('POST', '/profiles', 'Adds a job profile', {
    body: z.object({ id: chosenReferenceId }),
  }),
  removeProfile: change('DELETE', '/profiles/:profileId', 'Removes a job profile', {
    params: campaignParams.extend({ profileId: chosenReferenceId }),
  }),
  setFunctionGroup: change('PUT', '/function-group', 'Chooses a function group', {
    body: z.object({ function_group: chosenReferenceId }),
  }),
  clearFunctionGroup: change('DELETE', '/function-group', 'Takes the function group back'),
  setGoal: change('PUT', '/goal', 'Chooses the goal of a custom campaign', {
    body: z.object({ goal: z.enum(goals) }),
  }),
  setSocialPage: change('PUT', '/social-page', 'Chooses the page of a channel', {
    body: z.object({ page_id: id, channel: z.enum(socialChannels) }),
  }),
  setDisclosure: change(
    'PUT',
    '/disclosure',
    'Says who profits from the campaign and who pays for it; null takes what the account says',
    { body: chosenDisclosure },
  ),
  getKeywords: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/keywords',
    summary: 'What was chosen for Google Search, and what the job profiles suggest',
    tag,
    access: { scope: 'campaign', capability: 'campaign.view' },
    params: campaignParams,
    answer: z.object({ chosen: chosenKeywords.nullable(), suggested: suggestedKeywords }),
  }),
  setKeywords: change(
    'PUT',
    '/keywords',
    'Chooses the keywords of Google Search; without wanted ones they are what the job profiles are called',
    { body: chosenKeywords },
  ),
  changeType: change('PUT', '/type', 'Changes the type; fields it does not use are emptied', {
    body: z.object({ type: z.enum(campaignTypes) }),
  }),
  addChannelBudget: change(
    'PUT',
    '/add-channel-budget',
    'Adds a channel the package does not have, with its money; the campaign becomes a custom one',
    {
      body: z.object({
        channelName: z.enum(
          Object.values(placementValues) as [PlacementValue, ...PlacementValue[]],
        ),
        /** Cents. */
        channelAmount: z.int(),
      }),
      idempotent: true,
    },
  ),
  setCustomBudget: change(
    'PUT',
    '/custom-budget',
    'Sets what may be spent in all and on each channel; a channel with 0 is not advertised on',
    {
      body: z.object({
        total_gross_budget_in_cents: cents,
        facebook_amount: cents,
        google_display_amount: cents,
        google_search_amount: cents,
        linkedin_amount: cents,
      }),
      idempotent: true,
    },
  ),
  setTotalBudget: change(
    'PUT',
    '/total-budget',
    'Sets what may be spent in all; it is divided over the channels as advised, null takes it back',
    { body: z.object({ total_gross_budget_in_cents: cents.nullable() }), idempotent: true },
  ),
  setChannels: change(
    'PUT',
    '/channels',
    'Chooses where the campaign is advertised; its total is divided over these channels',
    { body: z.object({ channels: z.array(z.enum(templateChannelValues)).max(20) }) },
  ),
  changeTemplate: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/:templateId/change-template',
    summary: 'Fills the campaign from a template',
    tag,
    access: { scope: 'campaign', capability: 'campaign.edit' },
    versioned: true,
    params: campaignParams.extend({ templateId: id }),
    query: z.object({ revision: shownRevision }),
    answer: campaign,
  }),
};
