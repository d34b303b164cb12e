import type { UploadState } from '@posthorn/domain';
import { uploadRules } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { CircleCheck, CircleX, Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useCan } from '../../accounts/index.ts';
import type { StillType } from '../model/new-uploads.ts';
import { uploadLabels } from '../model/uploads.ts';

const icons: Record<UploadState, React.ReactNode> = {
  idle: <Upload />,
  loading: <Spinner />,
  succeeded: <CircleCheck />,
  failed: <CircleX />,
};

const accepted = [...uploadRules.image.types, ...uploadRules.video.types];

interface UploadButtonProps {
  state: UploadState;
  isLogo: boolean;
  onFiles: (files: File[]) => void;
}

/** Says how the last upload goes, and takes the next one at any time. */
export function UploadButton({ state, isLogo, onFiles }: UploadButtonProps) {
  if (!useCan('media.edit')) return null;
  return (
    <FileTrigger
      acceptedFileTypes={isLogo ? [...uploadRules.logo.types] : accepted}
      allowsMultiple
      onSelect={(files) => files && onFiles(Array.from(files))}
    >
      <Button variant="primary" icon={icons[state]}>
        {uploadLabels[state]}
      </Button>
    </FileTrigger>
  );
}

interface UploadAsProps {
  value: StillType;
  onChange: (value: StillType) => void;
}

const kinds = [
  { id: 'image', label: libraryTexts.image },
  { id: 'logo', label: libraryTexts.logo },
] as const;

/** A logo and an image are the same kind of file: only the person knows. A video is known anyway. */
export function UploadAs({ value, onChange }: UploadAsProps) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-text-2">
        {libraryTexts.uploadAs}
      </span>
      <SegmentedControl
        label={libraryTexts.uploadAs}
        segments={kinds}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
