import type { AdType } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { toast } from '../../../ui/index.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { tabChoices, typeChoices } from '../model/type-choices.ts';
import { ChoiceBar } from './choice-bar.tsx';

interface TypeSwitchProps {
  surroundings: EditorScene['surroundings'];
  isEditing: boolean;
  panelId: string;
}

/** Which kind of ad the form is about: its tabs, and the switch between a post and a carousel. */
export function TypeSwitch({ surroundings, isEditing, panelId }: TypeSwitchProps) {
  const store = useEditorStore();
  const adType = useEditor((state) => state.adType);
  const situation = { adType, isEditing, surroundings };
  const tabs = tabChoices(situation);
  const types = typeChoices(situation);

  const choose = (next: AdType) => {
    if (!store.switchType(next)) return;
    const { copy } = store.snapshot();
    const isLast = () => store.snapshot().copy === copy;
    const id = toast.warning(mediaTexts.someInvalid, {
      action: { label: commonTexts.undo, onPress: () => isLast() && store.undo() },
    });
    // Undo takes back what was done last, and by then that is something else.
    const stop = store.subscribe(() => {
      if (isLast()) return;
      stop();
      toast.close(id);
    });
  };
  const refuse = (reason: string) => void toast.warning(reason, { key: reason });
  const given = { value: adType, onChoose: choose, onRefused: refuse };
  return (
    <>
      {tabs.length > 0 ? (
        <ChoiceBar
          {...given}
          look="tabs"
          label={editorTexts.placement}
          choices={tabs}
          panelId={panelId}
        />
      ) : null}
      {types.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span aria-hidden="true" className="text-sm font-medium">
            {editorTexts.adType}
          </span>
          <ChoiceBar {...given} look="switch" label={editorTexts.adType} choices={types} />
        </div>
      ) : null}
    </>
  );
}
