import type { SearchCopy } from '@posthorn/domain';
import { memo, useState } from 'react';
import { PreviewControls, type PreviewLook, SearchPreview } from '../../ad-previews/index.ts';
import { PreviewFrame } from '../components/preview-frame.tsx';
import { useLiveCopy } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { searchQuery } from './search-query.ts';

const firstLook: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

interface SearchPaneProps {
  scene: Pick<EditorScene, 'targetUrl' | 'job'>;
}

export const SearchPane = memo(function SearchPane({ scene }: SearchPaneProps) {
  const [look, setLook] = useState(firstLook);
  return (
    <PreviewFrame
      controls={<PreviewControls adType="GoogleSearchAd" look={look} onChange={setLook} />}
    >
      <LiveResult scene={scene} look={look} />
    </PreviewFrame>
  );
});

function LiveResult({ scene, look }: SearchPaneProps & { look: PreviewLook }) {
  return (
    <SearchPreview
      copy={useLiveCopy<SearchCopy>()}
      targetUrl={scene.targetUrl}
      query={searchQuery(scene.job)}
      look={look}
    />
  );
}
