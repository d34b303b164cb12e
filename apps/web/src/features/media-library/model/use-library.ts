import { DEFAULT_DISPLAY_LIMIT, type MediaPurpose } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { useAccount } from '../../accounts/index.ts';
import { mediaQuery } from '../api/list-media.ts';
import { type MediaView, searchMedia } from './search-media.ts';
import { useSelection } from './use-selection.ts';

const SEARCH_REST_MS = 200;
const plainView: MediaView = { search: '', filter: 'all', limit: DEFAULT_DISPLAY_LIMIT };

/** What the library shows and what is selected in it. */
export function useLibrary(purpose: MediaPurpose) {
  const query = useQuery(mediaQuery(useAccount().id));
  const [view, setView] = useState(plainView);
  const search = useDebounced(view.search, SEARCH_REST_MS);
  const all = query.data;
  const result = useMemo(
    () => searchMedia(all ?? [], purpose, { ...view, search }),
    [all, purpose, view, search],
  );
  const { selected, selecting, deselect } = useSelection(result.shown, purpose);
  // What another person deletes is no longer selected either.
  const selectedMedia = useMemo(() => {
    const byId = new Map(all?.map((media) => [media.id, media]));
    return [...selected].flatMap((id) => byId.get(id) ?? []);
  }, [all, selected]);

  return {
    query,
    view,
    setView,
    clearView: () => setView({ ...plainView, limit: view.limit }),
    ...result,
    selected,
    selectedMedia,
    selecting,
    deselect,
  };
}

export type Library = ReturnType<typeof useLibrary>;
