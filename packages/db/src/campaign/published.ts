import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { budgetColumnNames, pageColumnNames } from './columns.ts';

type CampaignColumn = keyof Database['campaign'];

/** The columns of a campaign that reach the networks. */
const publishedColumns = [
  'type',
  'title',
  'target_url',
  'language',
  'goal',
  'function_group',
  'profiles',
  'locations',
  'start_date',
  'end_date',
  'channels_off',
  ...Object.values(budgetColumnNames),
  ...Object.values(pageColumnNames),
] as const satisfies readonly CampaignColumn[];

/** Those columns as they are, as one value; part of an `update campaign`, as they were before it. */
export const columnsToPublish = (): RawBuilder<string> => sql<string>`(
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(campaign))
  where key = any (${[...publishedColumns]}))`;
