import { DEFAULT_DISPLAY_LIMIT, type MediaPurpose, misfit } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Selection } from 'react-aria-components/GridList';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { useAccount } from '../../accounts/index.ts';
import { mediaQuery } from '../api/list-media.ts';
import { type MediaView, searchMedia } from './search-media.ts';

const SEARCH_REST_MS = 200;
const plainView: MediaView = { search: '', filter: 'all', limit: DEFAULT_DISPLAY_LIMIT };

/** What the library shows and what is selected in it. Searching and filtering leave the selection. */
export function useLibrary(purpose: MediaPurpose) {
  const query = useQuery(mediaQuery(useAccount().id));
  const [view, setView] = useState(plainView);
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const search = useDebounced(view.search, SEARCH_REST_MS);
  const all = query.data;
  const result = useMemo(
    () => searchMedia(all ?? [], purpose, { ...view, search }),
    [all, purpose, view, search],
  );
  // What somebody else deletes is no longer selected either.
  const selectedMedia = useMemo(() => {
    const byId = new Map(all?.map((media) => [media.id, media]));
    return [...selected].flatMap((id) => byId.get(id) ?? []);
  }, [all, selected]);

  const { shown } = result;
  const select = useCallback(
    (next: Selection) => {
      // The very set the list made: it remembers where a range began.
      if (next !== 'all') return setSelected(next as Set<string>);
      const fitting = shown.filter((media) => !misfit(purpose, media));
      setSelected((before) => new Set([...before, ...fitting.map(({ id }) => id)]));
    },
    [shown, purpose],
  );

  return {
    query,
    view,
    setView,
    clearView: () => setView({ ...plainView, limit: view.limit }),
    ...result,
    selected,
    selectedMedia,
    select,
    deselect(ids: ReadonlySet<string>) {
      setSelected(new Set([...selected].filter((id) => !ids.has(id))));
    },
  };
}

export type Library = ReturnType<typeof useLibrary>;
