import { useEffect, useEffectEvent, useRef } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';
import { isBare, rememberedView } from '../model/list-view.ts';
import type { SavedView } from './saved-view.ts';

/**
 * Once the views of an account are known: an address that names one of them alone is that view. A tab that shows
 * the whole list begins with the view the person has chosen for that, the first time.
 */
export function useFirstView(
  accountId: string,
  views: readonly SavedView[],
  show: (view: SavedView) => void,
): void {
  const handledAccount = useRef('');
  const showFirstView = useEffectEvent(() => {
    const slot = tabSlot(`posthorn.begun.${accountId}`);
    const isFirst = slot.read() === null;
    if (isFirst) slot.write('1');
    const shown = rememberedView();
    if (!isBare(shown)) return;
    const wanted = views.find(({ id, isDefault }) =>
      shown.saved ? id === shown.saved : isFirst && isDefault,
    );
    if (wanted) show(wanted);
  });
  useEffect(() => {
    if (views.length === 0 || !accountId || handledAccount.current === accountId) return;
    handledAccount.current = accountId;
    showFirstView();
  }, [accountId, views]);
}
