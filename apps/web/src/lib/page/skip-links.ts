/** Where pages put their own ways past what comes first, behind the one past the bar. */
export const skipLinksId = 'skip-links';

/** In sight only while it has the focus. */
export const skipLinkClass =
  'fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-primary px-4 py-2 font-medium text-on-primary focus:translate-y-0 print:hidden';
