import { fill } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { savedViewsTexts } from '@posthorn/domain/texts/saved-views';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStale } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useAccount } from '../../accounts/index.ts';
import { useColumns } from '../model/columns.ts';
import { rememberHasViews } from '../model/has-views.ts';
import { PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';
import { type SavedView, savedViewsQuery, viewOfSaved } from './saved-view.ts';
import { ALL_CAMPAIGNS, focusTabOf } from './tab-focus.ts';
import { useFirstView } from './use-first-view.ts';

const NONE: SavedView[] = [];

type Body = Pick<SavedView, 'name' | 'list' | 'isShared'>;

/** Makes a view; then it is the one that is shown. */
export function useCreateView() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const { keyOf, done } = useAttempts();
  return useMutation({
    mutationFn: (body: Body) =>
      call('createSavedView', { params: { accountId }, body }, { idempotencyKey: keyOf(body) }),
    async onSuccess(view, body) {
      done(body);
      notify.success(fill(savedViewsTexts.saved, { name: view.name }));
      await refreshViews(queryClient, accountId);
      focusTabOf(view.id);
      rememberView({ saved: view.id });
    },
  });
}

interface Change {
  /** The view as it was when the change was begun. */
  seen: SavedView;
  change: Partial<Body>;
}

export function useChangeView() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Change) => changeView(accountId, given),
    async onSuccess(view) {
      notify.success(fill(savedViewsTexts.saved, { name: view.name }));
      await refreshViews(queryClient, accountId);
      // Another person's view that is no longer shared is out of sight.
      const saved = view.isOwn || view.isShared ? view.id : ALL_CAMPAIGNS;
      if (saved === ALL_CAMPAIGNS) focusTabOf(saved);
      rememberView({ saved });
    },
    onError: (error) => failed(queryClient, accountId, error),
  });
}

export function useDeleteView() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: SavedView) =>
      call(
        'deleteSavedView',
        { params: { accountId, viewId: id } },
        { ifMatch: version, suppressErrorToast: isStale },
      ),
    onSuccess(_, { id, name }) {
      notify.success(fill(savedViewsTexts.deleted, { name }));
      queryClient.setQueryData(savedViewsQuery(accountId).queryKey, (views) =>
        views?.filter((view) => view.id !== id),
      );
      focusTabOf(ALL_CAMPAIGNS);
      if (rememberedView().saved === id) rememberView({ saved: '' });
      return refreshViews(queryClient, accountId);
    },
    onError: (error) => failed(queryClient, accountId, error),
  });
}

/** Says with which view the person begins, or with none where it was this one. */
export function useToggleDefaultView() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDefault }: SavedView) =>
      call('setDefaultView', { params: { accountId }, body: { viewId: isDefault ? null : id } }),
    onSuccess(_, { name, isDefault }) {
      notify.success(
        isDefault ? savedViewsTexts.defaultCleared : fill(savedViewsTexts.defaultSet, { name }),
      );
      return refreshViews(queryClient, accountId);
    },
  });
}

/** The views of this account, and how one of them is shown. */
export function useSavedViews() {
  const { id: accountId } = useAccount();
  const { choose } = useColumns();
  const { data } = useQuery(savedViewsQuery(accountId));
  const views = data ?? NONE;

  function show(view: SavedView | undefined): void {
    rememberView(view ? viewOfSaved(view) : PLAIN_VIEW);
    if (view) choose(view.list.columns);
  }

  useFirstView(accountId, views, show);
  useEffect(() => {
    if (data) rememberHasViews(accountId, data.length > 0);
  }, [accountId, data]);
  return { views, show };
}

const refreshViews = (queryClient: QueryClient, accountId: string) =>
  queryClient.invalidateQueries({ queryKey: savedViewsQuery(accountId).queryKey });

/** Of another person's newer version this is told, and the version is shown. */
function failed(queryClient: QueryClient, accountId: string, error: unknown) {
  if (isStale(error)) notify.error(requestTexts.stale);
  return refreshViews(queryClient, accountId);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What another person changed in the meantime stays as it is, where it was something else. What both changed is
 * refused, so that no one's work is overwritten unseen.
 */
async function changeView(accountId: string, { seen, change }: Change): Promise<SavedView> {
  const changed = Object.fromEntries(
    Object.entries(change).filter(([key, value]) => !isSame(value, seen[key as keyof Body])),
  );
  try {
    return await send(accountId, seen, changed);
  } catch (error) {
    const current = staleAnswer('updateSavedView', error);
    if (!current) throw error;
    const keys = Object.keys(changed) as (keyof Body)[];
    if (!keys.every((key) => isSame(current[key], seen[key]))) throw error;
    return send(accountId, current, changed);
  }
}

function send(accountId: string, seen: SavedView, change: Partial<Body>): Promise<SavedView> {
  const { id: viewId, version, name, list, isShared } = seen;
  return call(
    'updateSavedView',
    { params: { accountId, viewId }, body: { name, list, isShared, ...change } },
    { ifMatch: version, suppressErrorToast: isStale },
  );
}
