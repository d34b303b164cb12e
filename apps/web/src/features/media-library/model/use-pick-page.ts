import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Above this page the library lies open for a choice, never only to look around. */
    picksMedia?: true | ((search: { view?: unknown }) => boolean);
  }
}

/** Whether the library above the current page belongs to a field of it, also after a reload. */
export const useIsPickPage = (): boolean =>
  useMatches({
    select: (matches) =>
      matches.some(({ staticData, search }) => {
        const picks = staticData?.picksMedia;
        return typeof picks === 'function' ? picks(search as { view?: unknown }) : picks === true;
      }),
  });
