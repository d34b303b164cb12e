import { commonTexts } from '@posthorn/domain/texts/common';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { Check, CloudOff, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../ui/index.ts';
import { StatusTag } from '../../campaigns/index.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { isChanged } from '../model/editor-view.ts';
import { stepThrough } from '../model/use-editor-keys.ts';
import { EditorBar } from './editor-bar.tsx';

interface EditorHeaderProps {
  heading: string;
  scene: EditorScene;
  onClose: () => void;
}

export function EditorHeader({ heading, scene, onClose }: EditorHeaderProps) {
  return (
    <EditorBar heading={heading} title={scene.title} onClose={onClose}>
      <DraftState />
      <UndoButtons />
      {scene.status ? (
        <span className="hidden sm:block">
          <StatusTag status={scene.status} />
        </span>
      ) : null}
    </EditorBar>
  );
}

/** Whether a closed window or a crash would cost anything. */
function DraftState() {
  const isShown = useEditor(isChanged);
  const isKept = useEditor((state) => state.isDraftKept);
  return (
    <span role="status" className="flex items-center gap-1.5 text-sm max-sm:sr-only">
      {isShown && isKept ? (
        <>
          <Check aria-hidden="true" className="size-4 text-success" />
          <span className="text-success">{editorTexts.draftKept}</span>
        </>
      ) : isShown && isKept === false ? (
        <>
          <CloudOff aria-hidden="true" className="size-4 text-warning" />
          <span className="text-warning">{editorTexts.draftNotKept}</span>
        </>
      ) : null}
    </span>
  );
}

function UndoButtons() {
  const store = useEditorStore();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  return (
    <div className="flex">
      <IconButton
        icon={<Undo2 />}
        label={commonTexts.undo}
        isDisabled={!canUndo}
        onPress={() => stepThrough(store, 'undo')}
      />
      <IconButton
        icon={<Redo2 />}
        label={editorTexts.redo}
        isDisabled={!canRedo}
        onPress={() => stepThrough(store, 'redo')}
      />
    </div>
  );
}
