import {
  campaignTypes,
  channelSwitches,
  channels,
  goals,
  languages,
  templateChannelValues,
} from '@posthorn/domain';
import { z } from 'zod';
import { cents, chosenKeywords, id, location, namedProfile, timestamp, version } from './shapes.ts';

const common = {
  id,
  accountId: id,
  functionGroup: z.string().nullable(),
  /** Days. */
  runtime: z.int().nullable(),
  customTotalGrossBudget: cents.nullable(),
  language: z.enum(languages).nullable(),
  /** Of Google Search; null: what the job profiles of each campaign are called. */
  keywords: chosenKeywords.nullable(),
  enabledChannels: z.array(z.enum(templateChannelValues)),
  /** Also single placements of a channel that is on. */
  channelsOff: z.array(z.enum(channelSwitches)),
  facebookPageId: id.nullable(),
  instagramPageId: id.nullable(),
  linkedinPageId: id.nullable(),
  adsCount: z.int().nonnegative(),
  channelsWithAds: z.array(z.enum(channels)),
  /** Campaigns that were made from it, as far as the caller may see them. */
  campaignsCount: z.int().nonnegative(),
  updatedAt: timestamp,
  version,
};

export const defaultTemplate = z.object({ kind: z.literal('default'), ...common });

export const customTemplate = z.object({
  kind: z.literal('custom'),
  ...common,
  title: z.string(),
  purpose: z.string(),
  type: z.enum(campaignTypes),
  targetUrl: z.string(),
  displayUrl: z.string(),
  locations: z.array(location),
  profiles: z.array(namedProfile),
  /** What its type stands for; a custom one chooses, and may not have chosen yet. */
  goal: z.enum(goals).nullable(),
  poNumber: z.string(),
  /** Of the form that fast apply campaigns from it begin with. */
  isLeadformComplete: z.boolean(),
});

export const template = z.discriminatedUnion('kind', [defaultTemplate, customTemplate]);
