import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import type { PackageEditorState } from '../model/use-package-editor.ts';

export function AddButton({ editor }: { editor: PackageEditorState }) {
  return (
    <Button variant="primary" icon={<Plus />} isLoading={editor.isAdding} onPress={editor.add}>
      {packagesPageTexts.add}
    </Button>
  );
}
