import { libraryTexts } from '@posthorn/domain/texts/library';
import { Upload } from 'lucide-react';
import type { StillType } from '../model/new-uploads.ts';

/** Covers everything while files hang over it: wherever they fall, they are taken. */
export function DropTarget({ stillType }: { stillType: StillType }) {
  return (
    <div className="pointer-events-none absolute inset-3 z-30 grid place-items-center rounded-dialog border-2 border-dashed border-primary bg-primary-soft/90 text-on-primary-soft">
      <p className="flex flex-col items-center gap-3 text-lg font-semibold">
        <Upload aria-hidden="true" className="size-8" />
        {stillType === 'logo' ? libraryTexts.dropLogo : libraryTexts.dropMedia}
      </p>
    </div>
  );
}
