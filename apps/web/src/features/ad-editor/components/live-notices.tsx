import { adLanguage } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { Alert } from '../../../ui/index.ts';
import { useEditor } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { Conflict } from './conflict.tsx';

/**
 * What others did to the ad meanwhile. It stands between form and footer: always in sight, and nothing
 * moves under the hands of a person who is typing.
 */
export function LiveNotices({ language }: Pick<EditorScene, 'language'>) {
  const isGone = useEditor((state) => state.isGone);
  const theirs = useEditor((state) => state.theirs);
  if (!isGone && !theirs) return null;
  return (
    <div className="flex max-h-[45dvh] shrink-0 flex-col gap-3 overflow-y-auto px-4 pb-3 sm:px-6">
      {isGone ? (
        <Alert kind="warning" isLive title={editorTexts.deletedByOther}>
          {editorTexts.deletedByOtherAdvice}
        </Alert>
      ) : null}
      {theirs ? <Conflict theirs={theirs} language={adLanguage(language)} /> : null}
    </div>
  );
}
