import { memo, type ReactNode, useState } from 'react';
import {
  AdPreview,
  PreviewControls,
  type PreviewedPage,
  type PreviewLook,
} from '../../ad-previews/index.ts';
import { useEditor } from '../model/editor.tsx';

interface PreviewPaneProps {
  page: PreviewedPage | null;
  shownUrl: string;
}

interface PaneProps extends PreviewPaneProps {
  pageChoice: ReactNode;
}

const firstLook: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

export const PreviewPane = memo(function PreviewPane({ page, shownUrl, pageChoice }: PaneProps) {
  const adType = useEditor((state) => state.adType);
  const [look, setLook] = useState(firstLook);
  return (
    <section aria-label="Preview" className="flex min-h-0 flex-1 flex-col bg-canvas">
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 px-4 pt-3 pb-2 sm:px-6">
        {pageChoice ?? <span />}
        <PreviewControls adType={adType} look={look} onChange={setLook} />
      </div>
      <div className="flex min-h-0 flex-1 items-start justify-center overflow-y-auto px-4 pt-2 pb-10 sm:px-6 md:pt-6">
        <LiveAd page={page} shownUrl={shownUrl} look={look} />
      </div>
    </section>
  );
});

/** Drawn with every key; the rest of the pane is not. */
function LiveAd({ page, shownUrl, look }: PreviewPaneProps & { look: PreviewLook }) {
  const adType = useEditor((state) => state.adType);
  const copy = useEditor((state) => state.copy);
  return <AdPreview ad={{ adType, ...copy }} page={page} shownUrl={shownUrl} look={look} />;
}
