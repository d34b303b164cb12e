import { memo, type ReactNode, useMemo, useState } from 'react';
import { partOf } from '../../../ui/live/live.ts';
import { AdPreview, PreviewControls, type PreviewLook } from '../../ad-previews/index.ts';
import { PreviewFrame } from '../components/preview-frame.tsx';
import { useEditor, usePreviewedCopy } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import type { EditorState } from '../model/editor-store.ts';
import type { SocialCopy } from './save-social-ad.ts';
import { useSocialType } from './use-social-type.ts';

const firstLook: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

interface SocialPreviewProps {
  scene: Pick<EditorScene, 'page' | 'shownUrl' | 'example'>;
  pageChoice: ReactNode;
}

export const SocialPreview = memo(function SocialPreview({
  scene,
  pageChoice,
}: SocialPreviewProps) {
  const adType = useSocialType();
  const [look, setLook] = useState(firstLook);
  return (
    <PreviewFrame
      isTall
      start={pageChoice}
      controls={<PreviewControls adType={adType} look={look} onChange={setLook} />}
    >
      <LiveAd scene={scene} look={look} />
    </PreviewFrame>
  );
});

/** What is chosen is drawn; the words are followed. */
function LiveAd({ scene, look }: Pick<SocialPreviewProps, 'scene'> & { look: PreviewLook }) {
  const adType = useSocialType();
  const shown = usePreviewedCopy<SocialCopy>(scene.example);
  const media = useEditor((state: EditorState<SocialCopy>) => state.copy.media);
  const callToAction = useEditor((state: EditorState<SocialCopy>) => state.copy.callToAction);
  const words = useMemo(
    () => ({
      message: partOf(shown, ({ message }) => message),
      headline: partOf(shown, ({ headline }) => headline),
      linkDescription: partOf(shown, ({ linkDescription }) => linkDescription),
    }),
    [shown],
  );
  const displayUrl = useEditor((state: EditorState<SocialCopy>) => state.copy.displayUrl);
  const ad = { adType, media, callToAction, ...words };
  return (
    <AdPreview ad={ad} page={scene.page} shownUrl={displayUrl ?? scene.shownUrl} look={look} />
  );
}
