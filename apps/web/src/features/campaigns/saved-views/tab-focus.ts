import { useEffect } from 'react';

/** The tab that shows no saved view. */
export const ALL_CAMPAIGNS = '';

let wanted: string | undefined;

/** The button that saved or deleted a view goes with that: the keyboard is then at the tab of what is shown. */
export function focusTabOf(viewId: string): void {
  wanted = viewId;
}

/** With every drawing of the tabs: the one that is meant may not be there yet. */
export function useFocusOnTab(): void {
  useEffect(() => {
    if (wanted === undefined) return;
    const tab = document.querySelector<HTMLElement>(`[data-view="${wanted}"]`);
    if (!tab) return;
    wanted = undefined;
    tab.focus();
  });
}
