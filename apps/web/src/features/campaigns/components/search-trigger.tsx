import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/on-demand/when-idle.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { useMedia } from '../../../ui/lib/use-media.ts';

const load = () => import('../search/search-overlay.tsx');
const SearchOverlay = lazy(load);
whenIdle(() => void load().catch(() => {}));

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search over all campaigns, also with the keyboard from anywhere on the page. */
export function SearchTrigger() {
  /** Null until it is wanted for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isWide = useMedia('(min-width: 40rem)');

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isMac ? event.metaKey : event.ctrlKey)) return;
      // Another layer has the keyboard.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {isWide ? (
        <Button
          icon={<Search />}
          iconEnd={<Kbd>{isMac ? overviewTexts.k : overviewTexts.ctrlK}</Kbd>}
          aria-haspopup="dialog"
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
          onPress={() => setOpen(true)}
        >
          {overviewTexts.searchCampaigns}
        </Button>
      ) : (
        <IconButton
          icon={<Search />}
          label={overviewTexts.searchCampaigns}
          variant="secondary"
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        />
      )}
      {isOpen === null ? null : (
        <Suspense>
          <SearchOverlay isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
