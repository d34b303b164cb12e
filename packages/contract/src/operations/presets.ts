import {
  campaignTypes,
  channelSwitches,
  goals,
  languages,
  packageStatuses,
  templateChannelValues,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, cents, id, location, profile, version } from '../shapes.ts';

const tag = 'Presets';

const pages = {
  facebookPageId: id.nullable(),
  instagramPageId: id.nullable(),
  linkedinPageId: id.nullable(),
};

const template = {
  id,
  accountId: id,
  functionGroup: z.string().nullable(),
  runtime: z.int().nullable(),
  customTotalGrossBudget: cents.nullable(),
  language: z.enum(languages).nullable(),
  enabledChannels: z.array(z.enum(templateChannelValues)),
  ...pages,
  version,
};

const defaultTemplate = z.object(template);

const customTemplate = z.object({
  ...template,
  title: z.string(),
  purpose: z.string(),
  type: z.enum(campaignTypes),
  targetUrl: z.string(),
  displayUrl: z.string(),
  locations: z.array(location),
  profiles: z.array(profile),
  goal: z.enum(goals).nullable(),
  poNumber: z.string(),
});

/** In packages the switch of Instagram stories has its own spelling. */
const switchNames = channelSwitches.map((name) =>
  name === 'instagramStory' ? ('instagramStories' as const) : name,
);
const flags = z.object(
  Object.fromEntries(switchNames.map((name) => [name, z.boolean()])) as Record<
    (typeof switchNames)[number],
    z.ZodBoolean
  >,
);

const packageShape = z.object({
  id,
  hash: z.string(),
  accountId: id,
  name: z.string(),
  status: z.enum(packageStatuses),
  runtime: z.int(),
  customTotalGrossBudget: cents,
  channelsActivation: flags,
  channelsBudget: z.object({
    facebook: cents,
    googleDisplay: cents,
    googleSearch: cents,
    linkedIn: cents,
  }),
  version,
});

const list = <const Answer extends z.ZodType>(
  path: 'templates' | 'customTemplates' | 'packages',
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

export const presetOperations = {
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
  listPackages: list('packages', 'Channels and budgets to start with', z.array(packageShape)),
};
