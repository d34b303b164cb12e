import { editorTexts } from '@posthorn/domain/texts/editor';
import { Spinner } from '../../../ui/index.ts';
import { useEditor } from '../model/editor.tsx';

/** Over the whole editor while a new ad is on its way. */
export function CreatingOverlay() {
  const isShown = useEditor(({ isSaving, made }) => isSaving && made.length === 0);
  return (
    <div role="status" className="contents">
      {isShown ? (
        <div className="absolute inset-0 z-10 grid place-items-center bg-surface/80 transition-opacity duration-dialog starting:opacity-0">
          <p className="flex items-center gap-3 rounded-card border border-line bg-layer px-5 py-4 text-lg font-medium shadow-menu">
            <Spinner size={20} className="text-primary" />
            {editorTexts.creating}
          </p>
        </div>
      ) : null}
    </div>
  );
}
