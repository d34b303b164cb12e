import { cropTexts } from '@posthorn/domain/texts/crop';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { ImageButton } from '../../../ui/media/image-button.tsx';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { AvatarDialog } from './avatar-dialog.tsx';

export interface CroppedImage {
  /** What to store: the cropped picture. */
  file: File;
  /** The same, a PNG with the original's own pixels, square; shown round. */
  croppedFile: File;
  /** As it was chosen. */
  originalFile: File;
}

interface AvatarCropperProps {
  label: string;
  value: CroppedImage | null;
  onChange: (value: CroppedImage) => void;
  /** Address of the picture that is stored now. */
  currentUrl?: string | null;
  isDisabled?: boolean;
}

/** Choose an image, adjust it in a dialog, save. Nothing changes until Save. */
export function AvatarCropper({
  label,
  value,
  onChange,
  currentUrl,
  isDisabled,
}: AvatarCropperProps) {
  const labelId = useId();
  const [original, setOriginal] = useState<File | null>(null);
  const [visit, setVisit] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const chosenUrl = useObjectUrl(value?.croppedFile ?? null);
  const shownUrl = chosenUrl ?? currentUrl;

  const adjust = (file: File) => {
    setOriginal(file);
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <fieldset aria-labelledby={labelId} className="flex items-center gap-4">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-surface-2 text-text-3">
        {shownUrl ? (
          <img src={shownUrl} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-5" />
        )}
      </span>
      <div className="flex flex-col items-start gap-1.5">
        <span id={labelId} className="text-sm font-medium">
          {label}
        </span>
        <ImageButton size="sm" isDisabled={isDisabled} onFile={adjust}>
          {shownUrl ? cropTexts.changeImage : cropTexts.chooseImage}
        </ImageButton>
      </div>
      {original ? (
        <AvatarDialog
          key={visit}
          original={original}
          isOpen={isOpen}
          onChangeFile={setOriginal}
          onClose={() => setOpen(false)}
          onSave={(croppedFile) => {
            onChange({ file: croppedFile, croppedFile, originalFile: original });
            setOpen(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}
