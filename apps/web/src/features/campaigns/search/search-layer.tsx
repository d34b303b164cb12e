import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { whenIdle } from '../../../lib/on-demand/when-idle.ts';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import type { Command } from './command.ts';
import { setSearchOpen, useIsSearchOpen } from './open-search.ts';
import { isSearchKey } from './search-key.ts';

const load = () => import('./search-overlay.tsx');
const SearchOverlay = lazy(load);
whenIdle(() => void load().catch(() => {}));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What was searched for when a campaign that was found took the place of this page. */
    searched?: string | undefined;
  }
}

interface SearchLayerProps {
  /** Draws the search with what can be opened and done besides; that is loaded with it. */
  withCommands?: (draw: (commands: readonly Command[]) => ReactNode) => ReactNode;
}

/** The search over all campaigns, above any page. Who comes back from what it found finds it again. */
export function SearchLayer({ withCommands = (draw) => draw([]) }: SearchLayerProps) {
  const router = useRouter();
  const isAsked = useIsSearchOpen();
  const searched = useRouterState({ select: ({ location }) => location.state.searched });
  const isOpen = isAsked || searched !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  // From the moment in which the page is drawn: later, on a busy machine, a first press would go unheard.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      // Another layer has the keyboard.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setSearchOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      setSearchOpen(false);
    };
  }, []);

  useEffect(() => {
    if (searched === undefined) return;
    // Nothing on this page has opened it, so there is nothing that the focus would go back to.
    return () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [searched]);

  const keep = (text: string | undefined) =>
    router.navigate({
      href: router.latestLocation.href,
      replace: true,
      resetScroll: false,
      state: (before) => ({ ...before, searched: text }),
    });

  function close(): void {
    setSearchOpen(false);
    if (searched !== undefined) void keep(undefined);
  }

  async function open(page: PageAddress, text: string): Promise<void> {
    await keep(text);
    setSearchOpen(false);
    await router.navigate(page);
  }

  function obey({ act }: Command): void {
    close();
    if ('run' in act) act.run();
    else if (typeof act.href === 'string') void router.navigate({ href: act.href });
    else void router.navigate(act.href);
  }

  if (!wasOpen) return null;
  return (
    <Suspense>
      {withCommands((commands) => (
        <SearchOverlay
          isOpen={isOpen}
          searched={searched}
          commands={commands}
          onClose={close}
          onCommand={obey}
          onOpen={(page, text) => void open(page, text)}
        />
      ))}
    </Suspense>
  );
}
