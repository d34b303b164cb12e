import { fill } from '@posthorn/domain';
import { savedViewsTexts } from '@posthorn/domain/texts/saved-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { useAccount } from '../../accounts/index.ts';
import { useColumns } from '../model/columns.ts';
import { rememberHasViews } from '../model/has-views.ts';
import { isNarrowed, PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';
import { type SavedView, savedViewsQuery, viewOfSaved } from './saved-view.ts';
import { ALL_CAMPAIGNS, focusTabOf } from './tab-focus.ts';

const NONE: SavedView[] = [];

type Body = Pick<SavedView, 'name' | 'list' | 'isShared'>;

/** Makes a view, or changes the one with this id; then it is the one that is shown. */
export function useSaveView() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const { queryKey } = savedViewsQuery(accountId);
  const params = { accountId };
  const { keyOf, done } = useAttempts();
  return useMutation({
    mutationFn: ({ id, ...body }: Body & { id?: string }) =>
      id === undefined
        ? call('createSavedView', { params, body }, { idempotencyKey: keyOf(body) })
        : call('updateSavedView', { params: { ...params, viewId: id }, body }),
    async onSuccess(view, { id, ...body }) {
      done(body);
      notify.success(fill(savedViewsTexts.saved, { name: view.name }));
      await queryClient.invalidateQueries({ queryKey });
      // Another person's view that is no longer shared is out of sight.
      const saved = view.isOwn || view.isShared ? view.id : ALL_CAMPAIGNS;
      if (id === undefined || saved === ALL_CAMPAIGNS) focusTabOf(saved);
      rememberView({ saved });
    },
  });
}

/** The views of this account and what can be done with them. */
export function useSavedViews() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const { choose } = useColumns();
  const query = savedViewsQuery(accountId);
  const { data } = useQuery(query);
  const views = data ?? NONE;
  const params = { accountId };
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  function show(view: SavedView | undefined): void {
    rememberView(view ? viewOfSaved(view) : PLAIN_VIEW);
    if (view) choose(view.list.columns);
  }

  const save = useSaveView();
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) =>
      call('deleteSavedView', { params: { ...params, viewId: id } }),
    onSuccess(_, view) {
      notify.success(fill(savedViewsTexts.deleted, { name: view.name }));
      focusTabOf(ALL_CAMPAIGNS);
      if (rememberedView().saved === view.id) rememberView({ saved: '' });
    },
    onSettled: refresh,
  });
  const toggleDefault = useMutation({
    mutationFn: (view: SavedView) =>
      call('setDefaultView', { params, body: { viewId: view.isDefault ? null : view.id } }),
    onSuccess(_, { name, isDefault }) {
      notify.success(
        isDefault ? savedViewsTexts.defaultCleared : fill(savedViewsTexts.defaultSet, { name }),
      );
      return refresh();
    },
  });
  useDefaultView(accountId, views, show);
  useEffect(() => {
    if (data) rememberHasViews(accountId, data.length > 0);
  }, [accountId, data]);
  return { views, show, save, remove, toggleDefault };
}

/**
 * A tab that shows the whole list begins with the view the person has chosen for that, once; an address that
 * names a view alone is that view.
 */
function useDefaultView(
  accountId: string,
  views: readonly SavedView[],
  show: (view: SavedView) => void,
): void {
  useEffect(() => {
    if (views.length === 0) return;
    const slot = tabSlot(`posthorn.begun.${accountId}`);
    const isFirst = slot.read() === null;
    slot.write('1');
    const shown = rememberedView();
    if (isNarrowed(shown) || shown.sort) return;
    const wanted = views.find(({ id, isDefault }) =>
      shown.saved ? id === shown.saved : isFirst && isDefault,
    );
    if (wanted && isFirst) show(wanted);
  });
}
