import type { Language } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { Alert, Button } from '../../../ui/index.ts';
import { collisions } from '../model/differences.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import type { AnyCopy } from '../model/editor-form.ts';
import type { Saved } from '../model/editor-store.ts';
import { conflictId } from '../model/focus-field.ts';
import { formOf } from '../model/forms.ts';
import { useIsOwnSave } from '../model/own-saves.ts';

const words = {
  colleague: {
    title: editorTexts.conflict,
    mine: editorTexts.mine,
    theirs: editorTexts.theirs,
    keepMine: editorTexts.keepMine,
    takeTheirs: editorTexts.takeTheirs,
  },
  otherTab: {
    title: editorTexts.conflictInOtherTab,
    mine: editorTexts.inThisTab,
    theirs: editorTexts.inOtherTab,
    keepMine: editorTexts.keepThisTab,
    takeTheirs: editorTexts.takeOtherTab,
  },
};

/** The same field was changed twice: both are shown, and nothing is thrown away unasked. */
export function Conflict({ theirs, language }: { theirs: Saved; language: Language }) {
  const store = useEditorStore();
  const adType = useEditor((state) => state.adType);
  const mine = useEditor((state) => state.copy);
  const base = useEditor((state) => state.base.copy);
  const { title, ...said } = words[useIsOwnSave(theirs) ? 'otherTab' : 'colleague'];
  const { labelOf } = formOf(adType);
  const fields: string[] = collisions(adType, { mine, theirs: theirs.copy, base });
  return (
    <div id={conflictId}>
      <Alert
        kind="warning"
        isLive
        title={title}
        actions={
          <>
            <Button size="sm" onPress={store.keepMine}>
              {said.keepMine}
            </Button>
            <Button size="sm" onPress={store.takeTheirs}>
              {said.takeTheirs}
            </Button>
          </>
        }
      >
        {editorTexts.conflictAdvice}
        {fields.map((field) => (
          <section key={field} className="mt-2">
            <h2 className="text-sm font-semibold text-text">{labelOf(field)}</h2>
            <dl className="mt-1 grid gap-3 sm:grid-cols-2">
              <Side name={said.mine} copy={mine} {...{ field, language }} />
              <Side name={said.theirs} copy={theirs.copy} {...{ field, language }} />
            </dl>
          </section>
        ))}
      </Alert>
    </div>
  );
}

interface SideProps {
  name: string;
  copy: AnyCopy;
  field: string;
  language: Language;
}

/** What one of the two says in a field. */
function Side({ name, copy, field, language }: SideProps) {
  const adType = useEditor((state) => state.adType);
  const { said, pictured } = formOf(adType);
  const pictures = pictured?.(copy, field as never) ?? [];
  const text = said(copy, field as never, language);
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-2">{name}</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere text-text">
        {pictures.map((url) => (
          <img key={url} src={url} alt="" className="mr-1 inline-block size-14 object-contain" />
        ))}
        {text || (pictures.length === 0 ? editorTexts.nothingWritten : null)}
      </dd>
    </div>
  );
}
