import {
  ACTIVE,
  type CampaignSort,
  type CampaignStatus,
  campaignSorts,
  filterStatuses,
  type SortColumn,
} from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';

/** Which campaigns the overview shows, and in which order. */
export interface ListView {
  /** None means all. */
  statuses: readonly CampaignStatus[];
  /** Null is the order the server starts with. */
  sort: CampaignSort | null;
  /** Only campaigns with errors. */
  errors: boolean;
}

export const PLAIN_VIEW: ListView = { statuses: [], sort: null, errors: false };

export const isNarrowed = ({ statuses, errors }: ListView): boolean =>
  statuses.length > 0 || errors;

export const directionOf = (
  sort: CampaignSort | null,
  column: SortColumn,
): 'ascending' | 'descending' | undefined => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
};

/** The earliest day comes first, but the greatest figure. */
const earliestFirst: readonly SortColumn[] = ['startDate', 'endDate'];

/** One way, the other way, off; another column starts anew. */
export function nextSort(sort: CampaignSort | null, column: SortColumn): CampaignSort | null {
  const ways: (CampaignSort | null)[] = [column, `-${column}`];
  if (!earliestFirst.includes(column)) ways.reverse();
  return ways[ways.indexOf(sort) + 1] ?? null;
}

export const sortColumnOf = (sort: CampaignSort): SortColumn => sort.replace('-', '') as SortColumn;

/** Shows the active ones alone, or everything again. */
export const onlyActive = ({ statuses }: ListView): boolean =>
  statuses.length === 1 && statuses[0] === ACTIVE;

/** Every tab has its own, as it has its own workspace. */
const slot = tabSlot('posthorn.campaigns');
const listeners = new Set<() => void>();
let view = parseView(slot.read());

export const rememberedView = (): ListView => view;

export function rememberView(change: Partial<ListView>): void {
  view = { ...view, ...change };
  slot.write(JSON.stringify(view));
  for (const listener of listeners) listener();
}

export function useListView(): ListView {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, rememberedView);
}

/** Whatever stands in the storage, the answer is a view that can be asked for. */
export function parseView(stored: string | null): ListView {
  const given = parseJson(stored);
  const statuses: unknown[] = Array.isArray(given.statuses) ? given.statuses : [];
  return {
    statuses: filterStatuses.filter((status) => statuses.includes(status)),
    sort: campaignSorts.find((sort) => sort === given.sort) ?? null,
    errors: given.errors === true,
  };
}

function parseJson(text: string | null): Partial<Record<keyof ListView, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
