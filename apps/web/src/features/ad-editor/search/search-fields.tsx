import { type SearchCopy, type SearchList, searchLists } from '@posthorn/domain';
import { memo, Suspense, useMemo } from 'react';
import { LinesField } from '../../ad-fields/index.ts';
import { KeywordsSection } from '../../keywords/index.ts';
import { useEditor, useTypedField } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import type { EditorState } from '../model/editor-store.ts';
import { errorOf } from '../model/editor-view.ts';
import { StrengthMeter } from './strength-meter.tsx';

interface SearchFieldsProps {
  scene: Pick<EditorScene, 'tags' | 'job' | 'keywords'>;
}

/** What is said about each line; the same list while no one says anything else. */
function useLineErrors(list: SearchList): readonly (string | undefined)[] {
  const select = useMemo(() => {
    let last: readonly (string | undefined)[] = [];
    return (state: EditorState<SearchCopy>) => {
      const errors = state.copy[list].map((_, n) => errorOf(state, `${list}.${n}`));
      const isSame = errors.length === last.length && errors.every((error, n) => error === last[n]);
      if (!isSame) last = errors;
      return last;
    };
  }, [list]);
  return useEditor(select);
}

const Lines = memo(function Lines({
  list,
  tags,
}: { list: SearchList } & Pick<EditorScene, 'tags'>) {
  const { value, ...field } = useTypedField<SearchCopy, SearchList>(list);
  return (
    <LinesField {...field} list={list} lines={value} lineErrors={useLineErrors(list)} tags={tags} />
  );
});

/** The two lists, and how much they give Google to choose from. */
export const SearchFields = memo(function SearchFields({ scene }: SearchFieldsProps) {
  return (
    <>
      <StrengthMeter job={scene.job} />
      {searchLists.map((list) => (
        <Lines key={list} list={list} tags={scene.tags} />
      ))}
      <Suspense>
        <KeywordsSection owner={scene.keywords} level={2} />
      </Suspense>
    </>
  );
});
