import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../actions/button.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { acceptsFile } from './accepts-file.ts';

interface FileDropProps {
  label: string;
  /** What may come: types and sizes, in words. */
  hint?: ReactNode;
  /** MIME types and endings: "image/*", "application/pdf", ".csv". Nothing: everything. */
  accept?: readonly string[];
  allowsMultiple?: boolean;
  isDisabled?: boolean;
  error?: string;
  buttonLabel?: string;
  onFiles: (files: File[]) => void;
  /** Files that were dropped or chosen though they are not accepted. */
  onReject?: (files: File[]) => void;
  className?: string;
}

/** Drop files, paste them, or choose them with the button. */
export function FileDrop({
  label,
  hint,
  accept = [],
  allowsMultiple = false,
  isDisabled,
  error,
  buttonLabel = words().chooseFile,
  onFiles,
  onReject,
  className,
}: FileDropProps) {
  const take = (all: File[]) => {
    const files = allowsMultiple ? all : all.slice(0, 1);
    const good = files.filter((file) => acceptsFile(file, accept));
    const bad = files.filter((file) => !acceptsFile(file, accept));
    if (good.length > 0) onFiles(good);
    if (bad.length > 0) onReject?.(bad);
  };
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <DropZone
        isDisabled={isDisabled}
        aria-label={label}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file');
          take(await Promise.all(files.map((item) => item.getFile())));
        }}
        className={cx(
          'flex flex-col items-center gap-2 rounded-card border border-dashed bg-surface px-6 py-8 text-center transition-colors data-disabled:border-line data-disabled:bg-surface-2 data-drop-target:border-primary data-drop-target:bg-primary-soft data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
          error ? 'border-danger' : 'border-control',
        )}
      >
        <Upload aria-hidden="true" className="size-5 text-text-3" />
        {/* Not its label by id: React Aria would put a word of its own before that. */}
        <span className={cx('text-base font-medium', isDisabled && 'text-text-2')}>{label}</span>
        {hint ? <span className="text-xs text-text-2">{hint}</span> : null}
        <FileTrigger
          acceptedFileTypes={accept.length > 0 ? [...accept] : undefined}
          allowsMultiple={allowsMultiple}
          onSelect={(list) => list && take(Array.from(list))}
        >
          <Button size="sm" isDisabled={isDisabled} className="mt-1">
            {buttonLabel}
          </Button>
        </FileTrigger>
      </DropZone>
      {error ? (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
