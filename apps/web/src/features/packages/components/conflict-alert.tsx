import { type Currency, fill } from '@posthorn/domain';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Package } from '../api/list-packages.ts';
import type { Conflict } from '../model/draft.ts';
import { describePackage } from '../model/package-facts.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';

interface ConflictAlertProps {
  conflict: Conflict;
  /** The package as it is now; as it was, where it is deleted. */
  current: Package;
  currency: Currency;
  editor: PackageEditorState;
}

const titles = {
  changed: packagesPageTexts.changedTitle,
  archived: packagesPageTexts.archivedTitle,
  deleted: packagesPageTexts.deletedTitle,
} as const satisfies Record<Conflict, string>;

/** Another person was faster. What was typed here is not lost, and theirs is not overwritten unseen. */
export function ConflictAlert({ conflict, current, currency, editor }: ConflictAlertProps) {
  const isOpen = conflict === 'changed';
  return (
    <Alert
      kind="warning"
      isLive
      title={fill(titles[conflict], { name: current.name })}
      actions={
        <>
          {isOpen ? (
            <Button size="sm" isLoading={editor.isSaving} onPress={() => void editor.save()}>
              {packagesPageTexts.saveMine}
            </Button>
          ) : null}
          <Button size="sm" isLoading={editor.isAdding} onPress={editor.keepAsNew}>
            {packagesPageTexts.keepAsNew}
          </Button>
          <Button size="sm" variant="quiet" onPress={editor.discard}>
            {isOpen ? packagesPageTexts.takeTheirs : packagesPageTexts.discard}
          </Button>
        </>
      }
    >
      {isOpen
        ? fill(packagesPageTexts.changedText, {
            values: [current.name, describePackage(current, currency)].join(' · '),
          })
        : packagesPageTexts.goneText}
    </Alert>
  );
}
