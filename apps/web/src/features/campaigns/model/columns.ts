import { type ListFigure, listFigures } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import { meQuery } from '../../session/index.ts';

/** The usual columns, each of which can be left out. The campaign, its status and its money always stand in the table. */
export const detailColumns = [
  'startDate',
  'endDate',
  'locations',
  'functionGroup',
  'workspace',
  'poNumber',
] as const;
export type DetailColumn = (typeof detailColumns)[number];
export type Column = DetailColumn | ListFigure;

export const detailLabels: Record<DetailColumn, string> = {
  startDate: overviewTexts.start,
  endDate: overviewTexts.end,
  locations: overviewTexts.locations,
  functionGroup: overviewTexts.functionGroup,
  workspace: overviewTexts.workspace,
  poNumber: overviewTexts.poNumber,
};

const columns: readonly Column[] = [...detailColumns, ...listFigures];

/**
 * Kept in the browser: how many columns fit depends on the window, and the first screen shows them without
 * waiting for an answer. Each person has their own, also where two share a browser.
 */
const slotOf = (personId: string) => localSlot(`posthorn.columns.${personId}`);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whatever stands in the storage, only columns that exist are shown, each once and in their order. */
export function parseColumns(stored: string | null): readonly Column[] {
  if (stored === null) return detailColumns;
  const names = stored.split(',');
  return columns.filter((column) => names.includes(column));
}

/** The columns that the person has chosen. */
export function useColumns() {
  const slot = slotOf(useQueryClient().getQueryData(meQuery.queryKey)?.id ?? '');
  const stored = useSyncExternalStore(subscribe, slot.read);
  return {
    chosen: useMemo(() => parseColumns(stored), [stored]),
    choose: (chosen: readonly Column[]) => {
      slot.write(chosen.join(','));
      for (const listener of listeners) listener();
    },
  };
}
