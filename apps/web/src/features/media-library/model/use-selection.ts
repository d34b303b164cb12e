import { type MediaPurpose, misfit } from '@posthorn/domain';
import { useMemo, useState } from 'react';
import type { LibraryMedia } from '../api/list-media.ts';
import { extend, nothingSelected, toggle } from './selection.ts';

/** The ways of selecting items of the grid. */
export interface Selecting {
  toggle: (id: string) => void;
  /** From where the last stretch began. */
  extendTo: (id: string) => void;
  selectAll: () => void;
}

/** Searching and filtering leave the selection; what does not fit can not be selected. */
export function useSelection(shown: readonly LibraryMedia[], purpose: MediaPurpose) {
  const [{ ids: selected }, setSelection] = useState(nothingSelected);
  const selecting = useMemo((): Selecting => {
    const fits = (media: LibraryMedia) => !misfit(purpose, media);
    return {
      toggle: (id) => setSelection((before) => toggle(before, id)),
      extendTo: (id) => setSelection((before) => extend(before, id, shown, fits)),
      selectAll: () =>
        setSelection(({ ids }) => ({
          ids: new Set([...ids, ...shown.filter(fits).map(({ id }) => id)]),
        })),
    };
  }, [shown, purpose]);
  const deselect = (gone: ReadonlySet<string>) =>
    setSelection(({ ids }) => ({ ids: new Set([...ids].filter((id) => !gone.has(id))) }));
  return { selected, selecting, deselect };
}
