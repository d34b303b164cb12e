import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { useCan } from '../../accounts/index.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';

export function AddButton({ editor }: { editor: PackageEditorState }) {
  if (!useCan('preset.edit')) return null;
  return (
    <Button variant="primary" icon={<Plus />} isLoading={editor.isAdding} onPress={editor.add}>
      {packagesPageTexts.add}
    </Button>
  );
}
