import { useEffect } from 'react';

/** The tab that shows no saved view. */
export const ALL_CAMPAIGNS = '';

let wanted: string | undefined;

/** The button that saved or deleted a view goes with that: the keyboard is then at the tab of what is shown. */
export function focusTabOf(viewId: string): void {
  wanted = viewId;
}

/**
 * With every drawing of the tabs: the one that is meant may not be there yet. With the last view all of them go;
 * then the keyboard is at the page.
 */
export function useFocusOnTab(hasTabs: boolean): void {
  useEffect(() => {
    if (wanted === undefined) return;
    const isPage = !hasTabs && wanted === ALL_CAMPAIGNS;
    const place = isPage ? 'main' : `[data-view="${wanted}"]`;
    const found = document.querySelector<HTMLElement>(place);
    if (!found) return;
    wanted = undefined;
    found.focus({ preventScroll: isPage });
  });
}
