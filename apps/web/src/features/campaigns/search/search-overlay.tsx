import { overviewTexts } from '@posthorn/domain/texts/overview';
import { FullScreenLayer } from '../../../ui/overlays/full-screen-layer.tsx';
import { SearchPanel, type SearchPanelProps } from './search-panel.tsx';

interface SearchOverlayProps extends SearchPanelProps {
  isOpen: boolean;
}

export default function SearchOverlay({ isOpen, ...panel }: SearchOverlayProps) {
  return (
    <FullScreenLayer
      isOpen={isOpen}
      onOpenChange={(next) => next || panel.onClose()}
      label={overviewTexts.searchCampaigns}
    >
      <SearchPanel {...panel} />
    </FullScreenLayer>
  );
}
