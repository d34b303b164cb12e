import { listFigures } from '@posthorn/domain';
import { useEffect, useMemo, useState } from 'react';
import type { FigureColumn } from '../figure-columns/figure-columns.ts';
import type { Column } from './columns.ts';

const NONE: readonly FigureColumn[] = [];
let loaded: readonly FigureColumn[] | undefined;

/** The figures among the chosen columns. What they mean is fetched with the first that is chosen. */
export function useFigureColumns(chosen: readonly Column[]): readonly FigureColumn[] {
  const areWanted = listFigures.some((figure) => chosen.includes(figure));
  const [known, setKnown] = useState(loaded);
  useEffect(() => {
    if (!areWanted || known) return;
    void import('../figure-columns/figure-columns.ts').then(
      ({ figureColumns }) => {
        loaded = figureColumns;
        setKnown(loaded);
      },
      // The list is whole without them; the next visit asks again.
      () => {},
    );
  }, [areWanted, known]);
  return useMemo(() => known?.filter(({ id }) => chosen.includes(id)) ?? NONE, [known, chosen]);
}
