import {
  campaignRuns,
  campaignSorts,
  campaignStatuses,
  campaignTypes,
  channels,
  detailColumns,
  listFigures,
  SAVED_VIEW_NAME_MAX,
  SEARCH_MAX_CHARACTERS,
  TITLE_MAX,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, line, slug } from '../shapes.ts';

const tag = 'Views of the overview';
const access = { scope: 'account', capability: 'savedView.use' } as const;
const path = '/accounts/:accountId/views';
const viewParams = accountParams.extend({ viewId: id });

const some = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.array(z.enum(names)).max(names.length);

/** More workspaces than this are all of them. */
const WORKSPACES_MAX = 50;

const list = z.object({
  statuses: some(campaignStatuses),
  types: some(campaignTypes),
  channels: some(channels),
  workspaces: z.array(slug).max(WORKSPACES_MAX),
  template: z.string().max(TITLE_MAX),
  text: z.string().max(SEARCH_MAX_CHARACTERS),
  errors: z.boolean(),
  runs: z.enum(campaignRuns).nullable(),
  mine: z.boolean(),
  sort: z.enum(campaignSorts).nullable(),
  columns: some([...detailColumns, ...listFigures]).nullable(),
});

const savedView = z.object({
  id,
  name: z.string(),
  list,
  /** Everyone in the account has it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** The caller may rename, change and delete it. */
  isChangeable: z.boolean(),
  /** The caller begins with it. */
  isDefault: z.boolean(),
  version: z.int(),
});

const body = z.object({ name: line(SAVED_VIEW_NAME_MAX), list, isShared: z.boolean() });

export const savedViewOperations = {
  listSavedViews: operation({
    method: 'GET',
    path,
    summary: 'The views of the overview that the caller saved, and those that are shared',
    tag,
    access,
    params: accountParams,
    answer: z.array(savedView),
  }),
  createSavedView: operation({
    method: 'POST',
    path,
    summary: 'Saves a view; only admins share it with everyone in the account',
    tag,
    access,
    idempotent: true,
    params: accountParams,
    body,
    status: 201,
    answer: savedView,
  }),
  updateSavedView: operation({
    method: 'PUT',
    path: `${path}/:viewId`,
    summary: 'Renames or changes a view',
    tag,
    access,
    versioned: true,
    params: viewParams,
    body,
    answer: savedView,
  }),
  deleteSavedView: operation({
    method: 'DELETE',
    path: `${path}/:viewId`,
    summary: 'Deletes a view; campaigns stay as they are',
    tag,
    access,
    versioned: true,
    current: savedView,
    params: viewParams,
    kind: 'empty',
  }),
  setDefaultView: operation({
    method: 'PUT',
    path: '/accounts/:accountId/default-view',
    summary: 'Says with which view the caller begins; null is the whole list',
    tag,
    access,
    params: accountParams,
    body: z.object({ viewId: id.nullable() }),
    kind: 'empty',
  }),
};
