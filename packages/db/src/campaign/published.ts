import { type PublishedField, publishedFields } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { budgetColumnNames, pageColumnNames } from './columns.ts';

const columns = {
  type: ['type'],
  title: ['title'],
  targetUrl: ['target_url'],
  language: ['language'],
  goal: ['goal'],
  functionGroup: ['function_group'],
  profiles: ['profiles'],
  locations: ['locations'],
  startDate: ['start_date'],
  endDate: ['end_date'],
  channelBudget: Object.values(budgetColumnNames),
  channelsOff: ['channels_off'],
  facebookPageId: [pageColumnNames.facebookPageId],
  instagramPageId: [pageColumnNames.instagramPageId],
  linkedinPageId: [pageColumnNames.linkedinPageId],
  beneficiary: ['beneficiary'],
  payer: ['payer'],
  keywords: ['keywords'],
} as const satisfies Record<PublishedField, readonly (keyof Database['campaign'])[]>;

type Column = (typeof columns)[PublishedField][number];

const columnsFor = (fields: readonly PublishedField[]): Column[] =>
  fields.flatMap((field): readonly Column[] => columns[field]);

/** The columns of a campaign that reach the networks. */
export const publishedColumns = columnsFor(publishedFields);

/** Those of these fields as they are, as one value; part of an `update campaign`, as they were before it. */
export const columnsToPublish = (
  fields: readonly PublishedField[] = publishedFields,
): RawBuilder<string> => sql<string>`(
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(campaign))
  where key = any (${columnsFor(fields)}))`;
