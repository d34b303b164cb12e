import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Search } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { setSearchOpen } from '../search/open-search.ts';
import { isMac } from '../search/search-key.ts';

const open = () => setSearchOpen(true);
const shortcut = () => (isMac() ? 'Meta+K' : 'Control+K');

/** Opens the search over all campaigns, on their overview. */
export function SearchTrigger() {
  const isWide = useMedia('(min-width: 40rem)');
  return isWide ? (
    <Button
      icon={<Search />}
      iconEnd={<Kbd>{isMac() ? overviewTexts.k : overviewTexts.ctrlK}</Kbd>}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut()}
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

/** The same in the bar above every other page. */
export function SearchButton() {
  return (
    <IconButton
      icon={<Search className="size-5!" />}
      label={overviewTexts.searchCampaigns}
      tooltip={`${overviewTexts.searchCampaigns} (${isMac() ? overviewTexts.k : overviewTexts.ctrlK})`}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut()}
      onPress={open}
    />
  );
}
