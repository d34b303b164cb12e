import {
  type AdMedia,
  adMediaFromLibrary,
  adTypeSpecs,
  fill,
  focalCrop,
  isCarousel,
  mediaTypeLabels,
  type SocialAdType,
  takenFiles,
  uncutAdMedia,
  uploadRules,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { CircleAlert, Upload } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { NoteText, noteClasses } from '../../../ui/fields/note-text.tsx';
import { RequiredMark } from '../../../ui/fields/required-mark.tsx';
import { Button } from '../../../ui/index.ts';
import { cx } from '../../../ui/lib/cx.ts';
import { useLatest } from '../../../ui/lib/use-latest.ts';
import { moved } from '../../../ui/sort/order.ts';
import { SortableTiles } from '../../../ui/sort/sortable-tiles.tsx';
import { useCropImage } from '../../media-crop/index.ts';
import { useFileDrop, usePickMedia, useStill } from '../../media-library/index.ts';
import { adviceOn } from '../model/advice-on.ts';
import { freePlaces, placed, removed, type Slots, withPlaces } from '../model/slots.ts';
import { tilesOf } from '../model/tiles.ts';
import { useFocusSlot } from '../model/use-focus-slot.ts';
import { useSlotKeys } from '../model/use-slot-keys.ts';
import { useSlotUploads } from '../model/use-slot-uploads.ts';
import { AddSlot, EmptySlot } from './empty-slot.tsx';
import { FailedUploads } from './failed-uploads.tsx';
import { FilledSlot } from './filled-slot.tsx';
import { UploadCover, UploadSlot } from './upload-slot.tsx';

interface MediaFieldProps {
  adType: SocialAdType;
  media: readonly (AdMedia | null)[];
  onChange: (media: readonly (AdMedia | null)[]) => void;
  error?: string;
  fieldId: string;
  /** Told when files are on their way into the ad, and when none is any more. */
  onBusy?: (isBusy: boolean) => void;
  /** Told when the server has made the picture of a video. */
  onStill?: (videoId: string, previewUrl: string) => void;
}

const onePlace = { min: 1, max: 1 };
const accepted = [...uploadRules.image.types, ...uploadRules.video.types].join();

function Field({ adType, media, onChange, error, fieldId, onBusy, onStill }: MediaFieldProps) {
  const bounds = adTypeSpecs[adType].media?.slots ?? onePlace;
  const slots = withPlaces(media, bounds);
  // Picking, cutting and uploading take their time; what they change is what is there by then.
  const latest = useLatest({ slots, onChange });
  const change = (next: (now: Slots<AdMedia>) => Slots<AdMedia>) => {
    const changed = next(latest.current.slots);
    latest.current.slots = changed;
    latest.current.onChange(changed);
  };

  const root = useRef<HTMLFieldSetElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const target = useRef<AdMedia | null>(null);
  const focusSlot = useFocusSlot(root);
  const { keyOf, inherit } = useSlotKeys<AdMedia>();
  const pickMedia = usePickMedia(() => void pick(null));
  const cropImage = useCropImage();
  const uploading = useSlotUploads(adType, (arrived) =>
    change((now) =>
      arrived.reduce((next, { media: item, replaces }) => {
        const at = replaces ? next.indexOf(replaces) : -1;
        return placed(next, [item], bounds, at < 0 ? undefined : at);
      }, now),
    ),
  );
  const isBusy = uploading.isBusy || cropImage.isPending;
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy]);
  const labelId = useId();
  const isSorted = isCarousel(adType);

  const replace = (before: AdMedia, after: AdMedia) => {
    inherit(after, before);
    change((now) => now.map((slot) => (slot === before ? after : slot)));
  };
  /** Where the network would cut a picture in its middle, it is cut around its focal point instead. */
  const cutAround = async (items: readonly AdMedia[]) => {
    for (const item of items) {
      const crop = focalCrop(item, adType);
      // Without an answer the picture stays whole: it can still be cut by hand.
      const cut =
        crop && (await cropImage.mutateAsync({ media: item, adType, crop }).catch(() => {}));
      if (cut) replace(item, cut);
    }
  };
  const pick = async (replaced: AdMedia | null) => {
    const atMost = replaced ? 1 : freePlaces(latest.current.slots, bounds);
    const picked = await pickMedia({ for: 'ad', adType, atMost });
    if (!picked || picked.length === 0) return;
    const items = picked.map((item) => adMediaFromLibrary(item, adType));
    const at = replaced ? latest.current.slots.indexOf(replaced) : -1;
    change((now) => placed(now, items, bounds, at < 0 ? undefined : at));
    focusSlot(latest.current.slots.indexOf(items[0] ?? null));
    await cutAround(items);
  };
  const take = (chosen: File[], replaces: AdMedia | null = null) => {
    // With one place only, a new file can mean nothing else than to stand in for what is there.
    const meant = bounds.max === 1 ? (slots[0] ?? null) : replaces;
    const room = meant ? 1 : freePlaces(slots, bounds) - uploading.underWay;
    if (chosen.length <= room) return uploading.send(chosen, meant);
    notify.error(
      room === 1 ? mediaTexts.selectOneItem : fill(mediaTexts.selectAtMost, { n: bounds.max }),
    );
  };
  const askForFiles = (replaces: AdMedia | null) => {
    target.current = replaces;
    files.current?.click();
  };
  const isOver = useFileDrop(root, (dropped) => take(dropped));

  // Beside several there is a mark on each; of one there is room to say it.
  const advice = bounds.max === 1 && slots[0] ? adviceOn(slots[0], adType) : undefined;
  const tiles = tilesOf(slots, uploading.uploads);
  const failed = uploading.uploads.filter(({ state }) => state === 'failed');
  const isFull = tiles.length >= bounds.max || slots.includes(null);
  return (
    <fieldset
      ref={root}
      id={fieldId}
      aria-labelledby={labelId}
      aria-describedby={error ? `${labelId}error` : undefined}
      className="relative flex min-w-0 flex-col gap-2"
    >
      <span id={labelId} className="text-sm font-medium">
        {adFieldTexts.media}
        <RequiredMark />
      </span>
      {/* Beside a single place there is room; several may fill the line. */}
      <div className={cx('flex gap-x-4 gap-y-2', isSorted ? 'flex-col' : 'items-center')}>
        <div>
          <SortableTiles
            label={adFieldTexts.mediaOrder}
            items={tiles}
            keyOf={(tile, n) => (tile.kind === 'media' ? keyOf(tile.media) : `${tile.kind}-${n}`)}
            nameOf={(tile, n) => nameOf(tile.kind === 'media' ? tile.media : null, n)}
            canMove={(tile) => isSorted && tile.kind === 'media'}
            onMove={(from, to) => change((now) => moved(now, from, Math.min(to, now.length - 1)))}
            tail={isSorted && !isFull ? <AddSlot onPress={() => void pick(null)} /> : null}
          >
            {(tile, n, moves) => {
              if (tile.kind === 'empty')
                return (
                  <EmptySlot
                    label={
                      bounds.max > 1
                        ? fill(adFieldTexts.libraryForImage, { n: n + 1 })
                        : adFieldTexts.libraryForOnly
                    }
                    isInvalid={Boolean(error)}
                    onPress={() => void pick(null)}
                  />
                );
              const cancel = () => tile.upload && uploading.remove(tile.upload.id);
              if (tile.kind === 'upload')
                return <UploadSlot upload={tile.upload} onCancel={cancel} />;
              const item = tile.media;
              return (
                <FilledSlot
                  media={item}
                  adType={adType}
                  name={nameOf(item, n)}
                  {...(isSorted && { nth: n + 1, moves })}
                  onPick={() => void pick(item)}
                  onUpload={() => askForFiles(item)}
                  onCut={async (crop) =>
                    replace(item, await cropImage.mutateAsync({ media: item, adType, crop }))
                  }
                  onUncut={() => replace(item, uncutAdMedia(item, adType))}
                  onRemove={() => {
                    change((now) => removed(now, now.indexOf(item), bounds));
                    focusSlot(Math.min(n, latest.current.slots.length - 1));
                  }}
                >
                  {onStill && isStillMissing(item) ? (
                    <WaitForStill videoId={item.id} onStill={onStill} />
                  ) : null}
                  {tile.upload ? <UploadCover upload={tile.upload} onCancel={cancel} /> : null}
                </FilledSlot>
              );
            }}
          </SortableTiles>
        </div>
        <div
          className={cx(
            'flex min-w-0 gap-x-3 gap-y-2',
            isSorted ? 'flex-wrap items-center' : 'flex-1 flex-col items-start',
          )}
        >
          <Button size="sm" icon={<Upload />} onPress={() => askForFiles(null)}>
            {adFieldTexts.upload}
          </Button>
          <span className="text-xs text-text-2">
            {fill(adFieldTexts.mediaFiles, { files: takenFiles('image', 'video') })}
          </span>
          <input
            ref={files}
            type="file"
            hidden
            accept={accepted}
            multiple={isSorted}
            onChange={({ target: input }) => {
              take(Array.from(input.files ?? []), target.current);
              // The same file once more is a change, too.
              input.value = '';
            }}
          />
        </div>
      </div>
      {failed.length > 0 ? (
        <FailedUploads uploads={failed} onRetry={uploading.retry} onDismiss={uploading.remove} />
      ) : null}
      {error ? (
        <span id={`${labelId}error`} className="flex gap-1 text-xs text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {error}
        </span>
      ) : null}
      {advice && !error ? (
        <span className={cx(noteClasses.warning, 'text-xs')}>
          <NoteText kind="warning" text={advice} />
        </span>
      ) : null}
      {isOver ? (
        <div className="pointer-events-none absolute -inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/90 font-medium text-on-primary-soft">
          {adFieldTexts.dropToUpload}
        </div>
      ) : null}
    </fieldset>
  );
}

/** The pictures and videos of an ad: one, or several in an order. Typing does not draw them again. */
export const MediaField = memo(Field);

const isStillMissing = ({ type, previewUrl }: AdMedia): boolean =>
  type === 'video' && previewUrl === null;

interface WaitForStillProps extends Required<Pick<MediaFieldProps, 'onStill'>> {
  videoId: string;
}

/** A video has just been uploaded: its picture is made meanwhile. */
function WaitForStill({ videoId, onStill }: WaitForStillProps) {
  const still = useStill(videoId);
  useEffect(() => {
    if (still) onStill(videoId, still);
  }, [still, videoId, onStill]);
  return null;
}

const nameOf = (media: AdMedia | null, n: number): string =>
  fill(adFieldTexts.mediaName, { type: mediaTypeLabels[media?.type ?? 'image'], n: n + 1 });
