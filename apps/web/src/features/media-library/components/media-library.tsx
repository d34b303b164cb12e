import { libraryTexts } from '@posthorn/domain/texts/library';
import { FullScreenLayer } from '../../../ui/overlays/full-screen-layer.tsx';
import { LibraryPanel } from './library-panel.tsx';

interface MediaLibraryProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function MediaLibrary({ isOpen, onClose }: MediaLibraryProps) {
  return (
    <FullScreenLayer
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      label={libraryTexts.mediaLibrary}
    >
      <LibraryPanel onClose={onClose} />
    </FullScreenLayer>
  );
}
