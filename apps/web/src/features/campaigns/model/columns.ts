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
};

const columns: readonly Column[] = [...detailColumns, ...listFigures];

/** Until a person chooses: all that is known where there is room for it, elsewhere where the campaign runs. */
const HAS_ROOM = '(min-width: 89rem)';
const narrowColumns: readonly Column[] = ['locations'];
/** Of all workspaces together there is one column more; the locations, which are the widest, make room for it. */
const HAS_ROOM_FOR_ALL = '(min-width: 94rem)';
const columnsOfAll = detailColumns.filter((column) => column !== 'locations');

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

/** The columns that are shown. */
export function useColumns(isAll = false) {
  const { slot, stored } = useStored();
  const hasRoomForAll = useMedia(HAS_ROOM_FOR_ALL);
  const wide = isAll && !hasRoomForAll ? columnsOfAll : detailColumns;
  const usual = useMedia(HAS_ROOM) ? wide : narrowColumns;
  return {
    chosen: useMemo(() => (stored === null ? usual : parseColumns(stored)), [stored, usual]),
    /** Null goes back to what is usual in a window of this width. */
    choose: (chosen: readonly Column[] | null) => {
      slot.write(chosen === null ? null : chosen.join(','));
      for (const listener of listeners) listener();
    },
  };
}
