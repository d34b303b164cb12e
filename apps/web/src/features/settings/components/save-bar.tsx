import { commonTexts } from '@posthorn/domain/texts/common';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import type { SettingsForm } from '../model/use-settings-form.ts';

/** Saves what was changed; there is nothing to press before something was. */
export function SaveBar({ form }: { form: SettingsForm }) {
  const { isChanged, isSaved, isSaving, conflicts, findings } = form;
  return (
    <StickyBar
      side="bottom"
      aria-label={settingsTexts.settings}
      className="fixed! inset-x-0 px-4! md:px-6!"
    >
      <p className="mr-auto text-sm text-text-2" role="status">
        {isChanged ? settingsTexts.unsaved : isSaved ? settingsTexts.saved : ''}
      </p>
      {isChanged ? (
        <Button isDisabled={isSaving} onPress={form.discard}>
          {settingsTexts.discard}
        </Button>
      ) : null}
      <Button
        variant="primary"
        className="min-w-24"
        isLoading={isSaving}
        disabledReason={reasonNotToSave()}
        onPress={() => void form.save()}
      >
        {isSaved ? commonTexts.saved : commonTexts.save}
      </Button>
    </StickyBar>
  );

  function reasonNotToSave(): string | undefined {
    if (!isChanged) return settingsTexts.nothingChanged;
    if (conflicts.length > 0) return settingsTexts.decideFirst;
    return findings.length > 0 ? settingsTexts.mendFirst : undefined;
  }
}
