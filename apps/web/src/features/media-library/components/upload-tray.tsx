import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { CircleCheck, CircleX, Clock, RotateCw, X } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { LibraryMedia } from '../api/list-media.ts';
import { bytesText } from '../model/measures.ts';
import { isUnderWay, type Upload, type UploadEngine } from '../model/upload-engine.ts';
import { uploadSummary } from '../model/upload-summary.ts';

interface UploadTrayProps {
  uploads: readonly Upload[];
  /** Those of them that came last: how these go is said first. */
  latest: readonly Upload[];
  engine: UploadEngine;
  /** Takes out of the library again what was in it before. */
  onUndo: (media: LibraryMedia) => void;
}

/**
 * What is on its way, and what did not arrive and why. On a phone it stands below the grid, of which
 * it would cover too much.
 */
export function UploadTray({ uploads, latest, engine, onUndo }: UploadTrayProps) {
  const underWay = uploads.filter(isUnderWay);
  const repeatable = uploads.filter(isRepeatable);
  const headline = headlineOf(uploads, latest);
  return (
    <>
      <p role="status" className="sr-only">
        {headline}
      </p>
      {uploads.length === 0 ? null : (
        <section
          aria-label={libraryTexts.uploads}
          className="flex max-h-2/5 shrink-0 flex-col border-t border-line bg-layer sm:absolute sm:bottom-4 sm:left-4 sm:z-10 sm:max-h-[min(20rem,60%)] sm:w-96 sm:rounded-card sm:border sm:shadow-menu"
        >
          <header className="flex h-10 shrink-0 items-center gap-1 pr-1 pl-3">
            <h3 className="flex-1 truncate text-sm font-semibold">{headline}</h3>
            {underWay.length > 1 ? (
              <Button variant="quiet" size="sm" onPress={() => forAll(underWay, engine.remove)}>
                {libraryTexts.cancelAll}
              </Button>
            ) : null}
            {underWay.length === 0 && repeatable.length > 1 ? (
              <Button variant="quiet" size="sm" onPress={() => forAll(repeatable, engine.retry)}>
                {libraryTexts.tryAllAgain}
              </Button>
            ) : null}
            {underWay.length === 0 ? (
              <IconButton
                icon={<X />}
                label={uploads.some(hasFailed) ? libraryTexts.dismiss : commonTexts.close}
                size="sm"
                hasTooltip={false}
                onPress={() => engine.clear()}
              />
            ) : null}
          </header>
          <ul className="min-h-0 overflow-y-auto overscroll-contain border-t border-line">
            {[...uploads].sort(byUrgency).map((upload) => (
              <UploadRow key={upload.id} upload={upload} engine={engine} onUndo={onUndo} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function headlineOf(uploads: readonly Upload[], latest: readonly Upload[]): string {
  if (latest.length === 0) return uploadSummary(uploads);
  const text = uploadSummary(latest);
  const failed = uploads.filter((upload) => hasFailed(upload) && !latest.includes(upload)).length;
  return failed === 0 ? text : fill(libraryTexts.andEarlierFailed, { text, failed });
}

const hasFailed = ({ state }: Upload) => state === 'failed';
const isRepeatable = (upload: Upload) => hasFailed(upload) && !upload.isFinal;

function forAll(uploads: readonly Upload[], act: (id: number) => void): void {
  for (const { id } of uploads) act(id);
}

/** What is under way stands where it is seen; of what is over, the newest first. */
const order = ['running', 'waiting', 'failed', 'succeeded'];
const byUrgency = (one: Upload, other: Upload) =>
  order.indexOf(one.state) - order.indexOf(other.state) ||
  (isUnderWay(one) ? 0 : other.round - one.round);

interface UploadRowProps extends Pick<UploadTrayProps, 'engine' | 'onUndo'> {
  upload: Upload;
}

function UploadRow({ upload, engine, onUndo }: UploadRowProps) {
  const { id, file, state, progress, error, media } = upload;
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-b border-line py-1.5 pr-1 pl-3 last:border-b-0">
      <StateIcon state={state} />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-2 text-sm">
          <span className="truncate" title={file.name}>
            {file.name}
          </span>
          <span className="tabular shrink-0 text-xs text-text-2">{bytesText(file.size)}</span>
        </p>
        {state === 'running' ? (
          <ProgressBar
            label={fill(libraryTexts.uploadingName, { name: file.name })}
            isLabelHidden
            // All is sent, and the server is at work with it.
            value={progress < 1 ? progress * 100 : undefined}
            className="my-1"
          />
        ) : null}
        {state === 'failed' ? <p className="text-xs text-danger">{error}</p> : null}
        {media?.sameAs ? (
          <p className="text-xs text-text-2">
            {fill(libraryTexts.sameAs, { title: media.sameAs.title })}
          </p>
        ) : null}
      </div>
      {isRepeatable(upload) ? (
        <IconButton
          icon={<RotateCw />}
          label={fill(libraryTexts.tryNameAgain, { name: file.name })}
          size="sm"
          onPress={() => engine.retry(id)}
        />
      ) : null}
      {media?.sameAs ? (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => {
            engine.remove(id);
            onUndo(media);
          }}
        >
          {libraryTexts.removeTheCopy}
        </Button>
      ) : null}
      {state === 'succeeded' && !media?.sameAs ? null : (
        <IconButton
          icon={<X />}
          label={
            state === 'failed' || state === 'succeeded'
              ? fill(libraryTexts.dismissName, { name: file.name })
              : fill(libraryTexts.cancelName, { name: file.name })
          }
          size="sm"
          onPress={() => engine.remove(id)}
        />
      )}
    </li>
  );
}

function StateIcon({ state }: Pick<Upload, 'state'>) {
  if (state === 'succeeded')
    return <CircleCheck aria-hidden="true" className="my-1.5 size-4 shrink-0 text-success" />;
  if (state === 'failed')
    return <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />;
  return <Clock aria-hidden="true" className="size-4 shrink-0 text-text-3" />;
}
