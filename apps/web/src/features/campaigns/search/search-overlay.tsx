import { overviewTexts } from '@posthorn/domain/texts/overview';
import { FullScreenLayer } from '../../../ui/overlays/full-screen-layer.tsx';
import { SearchPanel } from './search-panel.tsx';

interface SearchOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function SearchOverlay({ isOpen, onOpenChange }: SearchOverlayProps) {
  return (
    <FullScreenLayer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={overviewTexts.searchCampaigns}
    >
      <SearchPanel onClose={() => onOpenChange(false)} />
    </FullScreenLayer>
  );
}
