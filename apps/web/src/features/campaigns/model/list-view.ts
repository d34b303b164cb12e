import {
  ACTIVE,
  type CampaignRuns,
  type CampaignSort,
  type CampaignStatus,
  type CampaignType,
  type Channel,
  campaignRuns,
  campaignSorts,
  campaignTypes,
  channels,
  filterStatuses,
  SEARCH_FROM_CHARACTERS,
  type SortColumn,
} from '@posthorn/domain';
import { useSyncExternalStore } from 'react';
import { tabSlot } from '../../../lib/storage/browser-storage.ts';

/** Which campaigns the overview shows, and in which order. */
export interface ListView {
  /** None means all, here and below. */
  statuses: readonly CampaignStatus[];
  types: readonly CampaignType[];
  channels: readonly Channel[];
  /** Slugs; they count where all workspaces are shown. */
  workspaces: readonly string[];
  template: string;
  text: string;
  /** Only campaigns with errors. */
  errors: boolean;
  /** Only active ones that run at this time, or begin later. */
  runs: CampaignRuns | null;
  /** Only those that the person has made. */
  mine: boolean;
  /** Null is the order the server starts with. */
  sort: CampaignSort | null;
  /** The saved view it began with. */
  saved: string;
}

/** What the address and the API call the parts of a view. */
export type ViewSearch = Partial<
  Record<
    | 'status'
    | 'type'
    | 'channel'
    | 'workspace'
    | 'template'
    | 'q'
    | 'errors'
    | 'runs'
    | 'mine'
    | 'sort'
    | 'view',
    string
  >
>;

/** A view as parameters; what says nothing is left out. */
export function searchOf(view: ListView): ViewSearch {
  const all = {
    status: view.statuses.join(','),
    type: view.types.join(','),
    channel: view.channels.join(','),
    workspace: view.workspaces.join(','),
    template: view.template,
    q: view.text,
    errors: view.errors ? 'true' : '',
    runs: view.runs ?? '',
    mine: view.mine ? 'true' : '',
    sort: view.sort ?? '',
    view: view.saved,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Whatever stands in an address or in the storage, the answer is a view that can be asked for. */
export function viewOf(search: Partial<Record<keyof ViewSearch, unknown>>): ListView {
  const word = (name: keyof ViewSearch) => String(search[name] ?? '').trim();
  const several = (name: keyof ViewSearch) => word(name).split(',').filter(Boolean);
  const among = <Name extends string>(names: readonly Name[], name: keyof ViewSearch) =>
    names.filter((one) => several(name).includes(one));
  const text = word('q');
  return {
    statuses: among(filterStatuses, 'status'),
    types: among(campaignTypes, 'type'),
    channels: among(channels, 'channel'),
    workspaces: several('workspace').filter((slug) => /^[\w-]+$/.test(slug)),
    template: word('template'),
    text: text.length < SEARCH_FROM_CHARACTERS ? '' : text,
    errors: word('errors') === 'true',
    runs: campaignRuns.find((runs) => runs === word('runs')) ?? null,
    mine: word('mine') === 'true',
    sort: campaignSorts.find((sort) => sort === word('sort')) ?? null,
    saved: word('view'),
  };
}

export const PLAIN_VIEW: ListView = viewOf({});

/** How many of the filters beyond the statuses are set. */
export const otherFilters = (view: ListView): number =>
  [view.types, view.channels, view.workspaces, view.template, view.text, view.runs ?? ''].filter(
    ({ length }) => length > 0,
  ).length + (view.mine ? 1 : 0);

export const isNarrowed = (view: ListView): boolean =>
  view.statuses.length > 0 || view.errors || otherFilters(view) > 0;

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

/** Whether it says nothing but which saved view it is, if any. */
export const isBare = (one: ListView): boolean => !isNarrowed(one) && one.sort === null;

/**
 * A saved view whose last filter was taken away is the whole list and not that view: an address that names a view
 * alone is that view.
 */
export function rememberView(change: Partial<ListView>): void {
  const next = { ...view, ...change };
  const isLeft = change.saved === undefined && !isBare(view) && isBare(next);
  view = isLeft ? { ...next, saved: '' } : next;
  slot.write(new URLSearchParams(searchOf(view)).toString());
  for (const listener of listeners) listener();
}

export function useListView(): ListView {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, rememberedView);
}

function parseView(stored: string | null): ListView {
  return viewOf(Object.fromEntries(new URLSearchParams(stored ?? '')));
}
