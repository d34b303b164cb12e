import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Search } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { setSearchOpen } from '../search/open-search.ts';
import { isMac } from '../search/search-key.ts';

/** Opens the search over all campaigns. */
export function SearchTrigger() {
  const isWide = useMedia('(min-width: 40rem)');
  const open = () => setSearchOpen(true);
  return isWide ? (
    <Button
      icon={<Search />}
      iconEnd={<Kbd>{isMac() ? overviewTexts.k : overviewTexts.ctrlK}</Kbd>}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      onPress={open}
    >
      {overviewTexts.searchCampaigns}
    </Button>
  ) : (
    <IconButton
      icon={<Search />}
      label={overviewTexts.searchCampaigns}
      variant="secondary"
      aria-haspopup="dialog"
      onPress={open}
    />
  );
}
