import { fill } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { Alert, Button } from '../../../ui/index.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import { conflictId } from '../model/focus-field.ts';

/**
 * What others did to the ad meanwhile, and what came of saving it. It stands between form and footer:
 * always in sight, and nothing moves under the hands of whoever is typing.
 */
export function LiveNotices() {
  const failure = useEditor((state) => state.failure);
  const isGone = useEditor((state) => state.isGone);
  const theirs = useEditor((state) => state.theirs);
  if (!failure && !isGone && !theirs) return null;
  return (
    <div className="flex max-h-[45dvh] shrink-0 flex-col gap-3 overflow-y-auto px-4 pb-3 sm:px-6">
      {isGone ? (
        <Alert kind="warning" isLive title={editorTexts.deletedByOther}>
          {editorTexts.deletedByOtherAdvice}
        </Alert>
      ) : null}
      {theirs ? <Conflict /> : null}
      {failure ? (
        <Alert kind="error" isLive title={editorTexts.notSaved}>
          {fill(editorTexts.notSavedReason, { reason: failure })}
        </Alert>
      ) : null}
    </div>
  );
}

/** Two people changed the same ad: nobody's words are thrown away unasked. */
function Conflict() {
  const store = useEditorStore();
  return (
    <div id={conflictId}>
      <Alert
        kind="warning"
        isLive
        title={editorTexts.conflict}
        actions={
          <>
            <Button size="sm" onPress={store.keepMine}>
              {editorTexts.keepMine}
            </Button>
            <Button size="sm" onPress={store.takeTheirs}>
              {editorTexts.takeTheirs}
            </Button>
          </>
        }
      >
        {editorTexts.conflictAdvice}
      </Alert>
    </div>
  );
}
