import { useEffect } from 'react';

const product = 'Posthorn';

let page: string | undefined;
let layer: string | undefined;

function show(): void {
  document.title = `${layer ?? page} · ${product}`;
}

/** What the tab, the history and a screen reader call this page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

/** For a layer with an address of its own; the page below has its title back when it closes. */
export function useLayerTitle(title: string): void {
  useEffect(() => {
    layer = title;
    show();
    return () => {
      layer = undefined;
      if (page !== undefined) show();
    };
  }, [title]);
}
