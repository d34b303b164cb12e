import { useEffect } from 'react';

const product = 'Posthorn';

/** What the tab, the history and a screen reader call this page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title]);
}
