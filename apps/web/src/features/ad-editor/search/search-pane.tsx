import { keywordsOf, type SearchCopy } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useState } from 'react';
import { PreviewControls, type PreviewLook, SearchPreview } from '../../ad-previews/index.ts';
import { keywordsQuery } from '../../keywords/index.ts';
import { PreviewFrame } from '../components/preview-frame.tsx';
import { usePreviewedCopy } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { searchQuery } from './search-query.ts';

const firstLook: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

interface SearchPaneProps {
  pageChoice: ReactNode;
  scene: Pick<EditorScene, 'targetUrl' | 'job' | 'example' | 'keywords'>;
}

export const SearchPane = memo(function SearchPane({ scene, pageChoice }: SearchPaneProps) {
  const [look, setLook] = useState(firstLook);
  return (
    <PreviewFrame
      start={pageChoice}
      controls={<PreviewControls adType="GoogleSearchAd" look={look} onChange={setLook} />}
    >
      <LiveResult scene={scene} look={look} />
    </PreviewFrame>
  );
});

function LiveResult({ scene, look }: Pick<SearchPaneProps, 'scene'> & { look: PreviewLook }) {
  return (
    <SearchPreview
      copy={usePreviewedCopy<SearchCopy>(scene.example)}
      targetUrl={scene.targetUrl}
      query={useExampleSearch(scene)}
      look={look}
    />
  );
}

function useExampleSearch({ job, keywords }: Pick<EditorScene, 'job' | 'keywords'>): string {
  const { data } = useQuery(keywordsQuery(keywords));
  const [first] = data ? keywordsOf(data.chosen, data.suggested).wanted : [];
  return searchQuery(job, first?.text);
}
