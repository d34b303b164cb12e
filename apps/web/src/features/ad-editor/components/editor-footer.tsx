import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/index.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import { badPlaces, errorOf, isMade, saveLabelOf, saveProblem } from '../model/editor-view.ts';
import { focusConflict, focusField } from '../model/focus-field.ts';

interface EditorFooterProps {
  isEditing: boolean;
  /** The campaign is on its networks: what is saved is shown to people. */
  isPublished: boolean;
  /** Why nothing can be saved here, whatever is written. */
  closedReason: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  /** The form is out of sight: it comes back before a field in it is focused. */
  onShowForm: () => void;
}

export function EditorFooter(props: EditorFooterProps) {
  const { isEditing, isPublished, closedReason, onSave, onCancel, onShowForm } = props;
  const store = useEditorStore();
  const isSaving = useEditor((state) => state.isSaving);
  const label = useEditor((state) => saveLabelOf(state, isEditing));
  const hasMade = useEditor(isMade);
  // Before that nothing can be saved, and there is more to say.
  const isReady = useEditor((state) => badPlaces(state).length === 0);
  const reason = useEditor((state) => saveProblem(state, closedReason));

  const mend = () => {
    if (store.snapshot().theirs) return focusConflict();
    store.touchAll();
    onShowForm();
    const [place] = badPlaces(store.snapshot());
    // The tab with the form is drawn first.
    if (place) requestAnimationFrame(() => focusField(place));
  };
  return (
    <footer className="flex @container shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 sm:px-6">
      <Problems isClosed={closedReason !== undefined} onMend={mend} />
      {/* In two lines it is no taller than the buttons, and stands above them where they fill the row. */}
      {isPublished || hasMade || !isReady ? null : (
        <p className="min-w-0 flex-1 text-right text-xs text-balance text-text-2 max-sm:hidden @max-[36rem]:order-first @max-[36rem]:basis-full @max-[36rem]:text-left">
          {editorTexts.nothingPublished}
        </p>
      )}
      {/* What is made is no longer cancelled. On a phone the cross above does the same. */}
      {hasMade ? null : (
        <Button isDisabled={isSaving} onPress={onCancel} className="max-sm:hidden">
          {commonTexts.cancel}
        </Button>
      )}
      <Button
        variant="primary"
        isLoading={isSaving}
        disabledReason={reason}
        onBlockedPress={mend}
        onPress={onSave}
      >
        {isPublished && !hasMade ? fill(editorTexts.andPublish, { label }) : label}
      </Button>
    </footer>
  );
}

/** How much is left to do, and the way to the first of it. */
function Problems({ isClosed, onMend }: { isClosed: boolean; onMend: () => void }) {
  const isWaiting = useEditor((state) => state.theirs !== null || state.isUploading);
  const count = useEditor((state) => badPlaces(state).length);
  const isShown = useEditor((state) =>
    badPlaces(state).some((place) => errorOf(state, place) !== undefined),
  );
  return (
    <div className="mr-auto flex shrink-0">
      {count === 0 && (isClosed || isWaiting) ? null : count === 0 ? (
        <span className="flex items-center gap-1.5 text-sm text-text-2">
          <CircleCheck aria-hidden="true" className="size-4 text-success" />
          {editorTexts.ready}
        </span>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          icon={isShown ? <CircleAlert /> : undefined}
          className={isShown ? '-ml-2 max-w-none! text-danger!' : '-ml-2 max-w-none!'}
          onPress={onMend}
        >
          {fill(isShown ? editorTexts.problems : editorTexts.toFillIn, { n: count })}
        </Button>
      )}
    </div>
  );
}
