import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberView, searchOf, useListView, type ViewSearch, viewOf } from './list-view.ts';

/**
 * The overview and its address say the same. An address that narrows the list counts on arrival; where it
 * says nothing, what this tab showed last stays. From then on the address follows the list, in place: one
 * press of Back leaves the overview, however often the list was narrowed on it.
 */
export function useViewInAddress(): void {
  const navigate = useNavigate();
  const search: ViewSearch = useSearch({ strict: false });
  useState(() => {
    const given = viewOf(search);
    if (Object.keys(searchOf(given)).length > 0) rememberView(given);
  });
  const view = useListView();
  const wanted = JSON.stringify(searchOf(view));
  const shown = JSON.stringify(searchOf(viewOf(search)));
  useEffect(() => {
    if (wanted === shown) return;
    const search = unquoted(JSON.parse(wanted)) as ViewSearch;
    void navigate({ to: '/campaigns-overview', search, replace: true, resetScroll: false });
  }, [wanted, shown, navigate]);
}

/** The router puts quotes around a text that reads as a number, true or false: given as such it has none. */
const unquoted = (search: Record<string, string>) =>
  Object.fromEntries(Object.entries(search).map(([name, text]) => [name, plainValue(text)]));

function plainValue(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return read !== null && String(read) === text ? read : text;
  } catch {
    return text;
  }
}
