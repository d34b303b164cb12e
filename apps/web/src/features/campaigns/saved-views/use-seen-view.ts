import { useEffect, useEffectEvent, useState } from 'react';
import { useChosenColumns } from '../model/columns.ts';
import { useListView } from '../model/list-view.ts';
import { isAsSaved, type SavedView } from './saved-view.ts';

/**
 * The saved view that is shown, as this screen saw it last. What another person makes of it is shown at once where
 * nothing was changed here. Otherwise it is unseen until a save is refused for it, so that it is not overwritten.
 */
export function useSeenView(
  current: SavedView | undefined,
  show: (view: SavedView) => void,
): [seen: SavedView | undefined, see: (view: SavedView) => void] {
  const view = useListView();
  const columns = useChosenColumns();
  const [seen, see] = useState(current);
  const follow = useEffectEvent((next: SavedView) => {
    const isNext = isAsSaved(next, view, columns);
    const isOther = seen?.id !== next.id;
    const isUntouched = !isOther && seen !== undefined && isAsSaved(seen, view, columns);
    if (isUntouched && !isNext) show(next);
    if (isOther || isUntouched || isNext) see(next);
  });
  useEffect(() => {
    if (current) follow(current);
  }, [current]);
  return [seen?.id === current?.id ? seen : current, see];
}
