import { memo, type ReactNode, useState } from 'react';
import { AdPreview, PreviewControls, type PreviewLook } from '../../ad-previews/index.ts';
import { PreviewFrame } from '../components/preview-frame.tsx';
import { useEditor } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import type { EditorState } from '../model/editor-store.ts';
import type { SocialCopy } from './save-social-ad.ts';
import { useSocialType } from './use-social-type.ts';

const firstLook: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

interface SocialPreviewProps {
  scene: Pick<EditorScene, 'page' | 'shownUrl'>;
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
      start={pageChoice}
      controls={<PreviewControls adType={adType} look={look} onChange={setLook} />}
    >
      <LiveAd scene={scene} look={look} />
    </PreviewFrame>
  );
});

/** Drawn with every key; the rest of the pane is not. */
function LiveAd({ scene, look }: Pick<SocialPreviewProps, 'scene'> & { look: PreviewLook }) {
  const adType = useSocialType();
  const copy = useEditor((state: EditorState<SocialCopy>) => state.copy);
  const { page, shownUrl } = scene;
  return <AdPreview ad={{ adType, ...copy }} page={page} shownUrl={shownUrl} look={look} />;
}
