import { type AdType, adTypeOfSegment, adTypeSpecs, channelLabels } from '@posthorn/domain';
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { hasLayer } from '../../../lib/routes/page-layer.ts';
import { FullScreenLayer } from '../../../ui/index.ts';
import { useAccount } from '../../accounts/index.ts';
import { adsHref, campaignOwner } from '../../ads/index.ts';
import { Editing } from '../components/editing.tsx';
import { copySourceOf } from '../model/ad-content.ts';

/** The editor of the ad that the address names: one that is there, or a new one. */
export function AdEditorPage() {
  const { segment = '' } = useParams({ strict: false });
  const adType = adTypeOfSegment('campaign', segment);
  return useIsBelowLibrary() || !adType ? null : <EditorLayer adType={adType} />;
}

/**
 * After a reload with the library open: the editor opens when it closes. Of two layers the one that
 * comes later is on top, and that would be the wrong one.
 */
function useIsBelowLibrary(): boolean {
  const isOpen = useRouterState({ select: ({ location }) => hasLayer(location.href) });
  const [isBelow, setBelow] = useState(isOpen);
  if (isBelow && !isOpen) setBelow(false);
  return isBelow && isOpen;
}

interface EditorParams {
  campaignId?: string;
  /** Missing in the address of a new ad. */
  adId?: string;
}

function EditorLayer({ adType }: { adType: AdType }) {
  const { campaignId = '', adId: named }: EditorParams = useParams({ strict: false });
  const { id: accountId } = useAccount();
  const adId = named ?? null;
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const { channel } = adTypeSpecs[adType];
  const heading = `${adId ? 'Edit' : 'New'} ${channelLabels[channel]} ad`;
  useDocumentTitle(heading);

  const search = new URLSearchParams(query);
  const isCopy = adId === null && search.get('copy') === '1';
  const close = () => {
    // A save that is under way says where it ends.
    if (!isBusy.current)
      void navigate({
        href: adsHref(campaignOwner({ id: campaignId, accountId }), channel),
        replace: true,
      });
  };
  return (
    <FullScreenLayer isOpen onOpenChange={(isOpen) => isOpen || close()} label={heading}>
      <Editing
        // Another ad is another editor.
        key={`${campaignId} ${adId ?? channel}`}
        heading={heading}
        adType={adType}
        adId={adId}
        isCopy={isCopy}
        source={isCopy ? copySourceOf(search.get('from'), adType) : undefined}
        isBusy={isBusy}
        onClose={close}
      />
    </FullScreenLayer>
  );
}
