import { fill, isBlank, SAVED_VIEW_NAME_MAX } from '@posthorn/domain';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { savedViewsTexts } from '@posthorn/domain/texts/saved-views';
import { useState } from 'react';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useCan } from '../../accounts/index.ts';
import type { SavedView } from './saved-view.ts';

interface SaveViewDialogProps {
  /** The one that is changed; none makes a new one. */
  view: SavedView | undefined;
  isBusy: boolean;
  onSave: (given: Pick<SavedView, 'name' | 'isShared'>) => void;
  onClose: () => void;
}

/** Asks for the name of a view, and admins for whom it is. */
export function SaveViewDialog({ view, isBusy, onSave, onClose }: SaveViewDialogProps) {
  const mayShare = useCan('savedView.share');
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  return (
    <FormDialog
      size="sm"
      title={
        view ? fill(savedViewsTexts.renameTitle, { name: view.name }) : savedViewsTexts.saveTitle
      }
      description={view ? undefined : savedViewsTexts.saveHint}
      submitLabel={savedViewsTexts.done}
      isBusy={isBusy}
      isReady={!isBlank(name)}
      disabledReason={isBlank(name) ? fieldTexts.required : undefined}
      onSubmit={() => onSave({ name: name.trim(), isShared })}
      onClose={onClose}
    >
      <TextInput
        label={savedViewsTexts.name}
        value={name}
        onChange={setName}
        max={SAVED_VIEW_NAME_MAX}
        isRequired
        autoFocus
      />
      {mayShare ? (
        <Checkbox isSelected={isShared} onChange={setShared}>
          {savedViewsTexts.share}
        </Checkbox>
      ) : null}
    </FormDialog>
  );
}
