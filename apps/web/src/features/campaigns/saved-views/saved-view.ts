import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { savedViewsKey } from '../../accounts/index.ts';
import { type Column, parseColumns } from '../model/columns.ts';
import { type ListView, PLAIN_VIEW, searchOf } from '../model/list-view.ts';

export type SavedView = OperationAnswer<'listSavedViews'>[number];

/** Without them the list is whole: a failure is not worth a word. */
export const savedViewsQuery = (accountId: string) =>
  queryOptions({
    queryKey: savedViewsKey(accountId),
    queryFn: ({ signal }) =>
      call('listSavedViews', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });

/** The list as a saved view shows it. */
export const viewOfSaved = ({ id, list: { columns: _columns, ...list } }: SavedView): ListView => ({
  ...PLAIN_VIEW,
  ...list,
  saved: id,
});

/** The list as it would be saved now. */
export const listToSave = (
  { saved: _saved, ...view }: ListView,
  columns: readonly Column[] | null,
) => ({
  ...view,
  statuses: [...view.statuses],
  types: [...view.types],
  channels: [...view.channels],
  workspaces: [...view.workspaces],
  columns: columns && [...parseColumns(columns.join(','))],
});

const signOf = (view: ListView, columns: readonly Column[] | null) =>
  JSON.stringify([searchOf({ ...view, saved: '' }), columns && parseColumns(columns.join(','))]);

/** Whether what is shown is still what was saved. */
export const isAsSaved = (
  saved: SavedView,
  view: ListView,
  columns: readonly Column[] | null,
): boolean => signOf(viewOfSaved(saved), saved.list.columns) === signOf(view, columns);
