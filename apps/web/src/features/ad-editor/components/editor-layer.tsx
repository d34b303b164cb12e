import { type AdType, adTypeOfSegment, adTypeSpecs, channelLabels, fill } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode, useRef } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { FullScreenLayer } from '../../../ui/index.ts';
import { type AdOwner, adsHref } from '../../ads/index.ts';
import { copySourceOf } from '../model/ad-content.ts';
import type { EditingProps } from './editing.tsx';

interface EditorLayerProps {
  owner: AdOwner;
  /** The editor, on what is known of its owner. */
  editing: (props: EditingProps) => ReactNode;
}

/** Lays the editor of the ad that the address names over the page; closing leads to the owner's ads. */
export function EditorLayer(props: EditorLayerProps) {
  const { segment = '' } = useParams({ strict: false });
  const adType = adTypeOfSegment(props.owner.kind, segment);
  return adType && <OpenLayer {...props} adType={adType} />;
}

function OpenLayer({ owner, editing, adType }: EditorLayerProps & { adType: AdType }) {
  /** Missing in the address of a new ad. */
  const { adId = null }: { adId?: string | null } = useParams({ strict: false });
  const { copy, from } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const { channel } = adTypeSpecs[adType];
  const heading = fill(adId ? editorTexts.editAdHeading : editorTexts.newAdHeading, {
    channel: channelLabels[channel],
  });
  useDocumentTitle(heading);

  const isCopy = adId === null && copy === 1;
  const close = () => {
    // A save that is under way says where it ends.
    if (!isBusy.current) void navigate({ ...adsHref(owner, channel), replace: true });
  };
  return (
    <FullScreenLayer isOpen onOpenChange={(isOpen) => isOpen || close()} label={heading}>
      {/* Another ad is another editor. */}
      <Fragment key={`${owner.id} ${adId ?? channel}`}>
        {editing({
          heading,
          adType,
          adId,
          isCopy,
          source: isCopy ? copySourceOf(from) : undefined,
          isBusy,
          onClose: close,
        })}
      </Fragment>
    </FullScreenLayer>
  );
}
