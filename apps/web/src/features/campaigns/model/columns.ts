import { type DetailColumn, detailColumns, type ListFigure, listFigures } from '@posthorn/domain';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { meQuery } from '../../session/index.ts';

/** Columns that can be left out. What a campaign is, does, brings and costs always stands in the table. */
export type Column = DetailColumn | ListFigure;

export const detailLabels: Record<DetailColumn, string> = {
  locations: overviewTexts.locations,
  functionGroup: overviewTexts.functionGroup,
  workspace: overviewTexts.workspace,
  poNumber: overviewTexts.poNumber,
  template: overviewTexts.template,
};

const columns: readonly Column[] = [...detailColumns, ...listFigures];

/** From which width of the window a column is shown until someone chooses; the table's layout adds up to these. */
const roomFor: Record<Exclude<DetailColumn, 'locations'>, string> = {
  functionGroup: '(min-width: 90rem)',
  workspace: '(min-width: 90rem)',
  poNumber: '(min-width: 97rem)',
  template: '(min-width: 104rem)',
};

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
export function parseColumns(stored: string): readonly Column[] {
  const names = stored.split(',');
  return columns.filter((column) => names.includes(column));
}

function useStored() {
  const slot = slotOf(useQueryClient().getQueryData(meQuery.queryKey)?.id ?? '');
  return { slot, stored: useSyncExternalStore(subscribe, slot.read) };
}

/** Those that the person has chosen; null where the width of the window decides. */
export function useChosenColumns(): readonly Column[] | null {
  const { stored } = useStored();
  return useMemo(() => (stored === null ? null : parseColumns(stored)), [stored]);
}

/** Where a campaign runs is shown in every window, the name of its template only in a wide one. */
function useUsualColumns(): readonly Column[] {
  const fits = {
    locations: true,
    functionGroup: useMedia(roomFor.functionGroup),
    workspace: useMedia(roomFor.workspace),
    poNumber: useMedia(roomFor.poNumber),
    template: useMedia(roomFor.template),
  };
  const names = detailColumns.filter((column) => fits[column]).join();
  return useMemo(() => parseColumns(names), [names]);
}

/** The columns that are shown. */
export function useColumns() {
  const { slot, stored } = useStored();
  const usual = useUsualColumns();
  return {
    chosen: useMemo(() => (stored === null ? usual : parseColumns(stored)), [stored, usual]),
    /** Null goes back to what is usual in a window of this width. */
    choose: (chosen: readonly Column[] | null) => {
      slot.write(chosen === null ? null : chosen.join(','));
      for (const listener of listeners) listener();
    },
  };
}
