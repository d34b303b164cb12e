import { fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { CircleX, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../../ui/index.ts';
import type { SlotUpload } from '../model/use-slot-uploads.ts';

interface FailedUploadsProps {
  uploads: readonly SlotUpload[];
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
}

/** Which files are not in the ad, and why. */
export function FailedUploads({ uploads, onRetry, onDismiss }: FailedUploadsProps) {
  return (
    <ul role="alert" className="flex flex-col gap-1">
      {uploads.map(({ id, file, error, canRetry }) => (
        <li
          key={id}
          className="flex items-center gap-2 rounded-control bg-red-soft py-1 pr-1 pl-2.5 text-xs text-red"
        >
          <CircleX aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b className="font-medium">{file.name}</b>: {error}
          </span>
          {canRetry ? (
            <IconButton
              size="sm"
              icon={<RotateCw />}
              label={fill(libraryTexts.tryNameAgain, { name: file.name })}
              onPress={() => onRetry(id)}
            />
          ) : null}
          <IconButton
            size="sm"
            icon={<X />}
            label={fill(libraryTexts.dismissName, { name: file.name })}
            onPress={() => onDismiss(id)}
          />
        </li>
      ))}
    </ul>
  );
}
