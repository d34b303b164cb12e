import { fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ProgressBar } from '../../../ui/index.ts';
import { cx } from '../../../ui/lib/cx.ts';
import type { SlotUpload } from '../model/use-slot-uploads.ts';
import { onPicture, slotSize } from './slot-frame.ts';

interface UploadSlotProps {
  upload: SlotUpload;
  onCancel: () => void;
}

/** A place whose media is on its way. */
export function UploadSlot({ upload, onCancel }: UploadSlotProps) {
  return (
    <div className={cx('rounded-card border border-line bg-surface-2', slotSize)}>
      <UploadCover upload={upload} onCancel={onCancel} />
    </div>
  );
}

/** How an upload goes, on top of whatever is there. */
export function UploadCover({ upload: { file, progress }, onCancel }: UploadSlotProps) {
  return (
    <div className="absolute inset-0 flex flex-col justify-end gap-1 rounded-card bg-surface-2/90 p-2">
      <Button
        aria-label={fill(libraryTexts.cancelName, { name: file.name })}
        onPress={onCancel}
        className={cx(onPicture, 'absolute top-1 right-1')}
      >
        <X aria-hidden="true" />
      </Button>
      <span className="truncate text-xs text-text-2" title={file.name}>
        {file.name}
      </span>
      <ProgressBar
        label={fill(libraryTexts.uploadingName, { name: file.name })}
        isLabelHidden
        // All is sent, and the server is at work with it.
        value={progress < 1 ? progress * 100 : undefined}
      />
    </div>
  );
}
