import {
  type AdMedia,
  type CropArea,
  fill,
  isCut,
  offeredCrops,
  type SocialAdType,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { cropTexts } from '@posthorn/domain/texts/crop';
import {
  ArrowLeft,
  ArrowRight,
  Crop,
  Ellipsis,
  ImageIcon,
  RotateCcw,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSeparator, TipButton } from '../../../ui/index.ts';
import { cx } from '../../../ui/lib/cx.ts';
import type { TileMoves } from '../../../ui/sort/sortable-tiles.tsx';
import { AdCropper } from '../../media-crop/index.ts';
import { adviceOn } from '../model/advice-on.ts';
import { onPicture, slotSize } from './slot-frame.ts';
import { SlotPicture } from './slot-picture.tsx';

interface SlotActions {
  onPick: () => void;
  onUpload: () => void;
  onCut: (crop: CropArea) => Promise<unknown>;
  onUncut: () => void;
  onRemove: () => void;
}

interface FilledSlotProps extends SlotActions {
  media: AdMedia;
  adType: SocialAdType;
  /** "Image 2", "Video 3": how it is called where it stands. */
  name: string;
  /** Its number in the order; undefined where there is only one place, as are the moves. */
  nth?: number;
  moves?: TileMoves;
  children?: ReactNode;
}

/** A place with media: what it shows, what speaks against it, and what can be done with it. */
export function FilledSlot(props: FilledSlotProps) {
  const { media, adType, name, nth, moves, children, ...actions } = props;
  const canCrop = offeredCrops(media, adType).length > 0;
  const tile = (openCropper?: () => void) => (
    <div
      className={cx(
        'group/slot relative overflow-hidden rounded-card border bg-surface-2 select-none [-webkit-touch-callout:none]',
        slotSize,
        moves && 'cursor-grab',
        media.mediaErrors.length > 0 ? 'border-danger' : 'border-line',
      )}
    >
      <SlotPicture media={media} name={name} nth={nth} />
      <SlotMark media={media} adType={adType} name={name} />
      <SlotMenu {...actions} media={media} name={name} moves={moves} onCrop={openCropper} />
      {openCropper ? (
        <Button
          aria-label={fill(adFieldTexts.cropMedia, { name })}
          onPress={openCropper}
          className={cx(
            onPicture,
            // A finger, which hovers over nothing, finds it in the menu.
            'absolute right-1 bottom-1 opacity-0 group-focus-within/slot:opacity-100 group-hover/slot:opacity-100 pointer-coarse:hidden',
          )}
        >
          <Crop aria-hidden="true" />
        </Button>
      ) : null}
      {children}
    </div>
  );
  if (!canCrop) return tile();
  return (
    <AdCropper media={media} adType={adType} onSave={actions.onCut} onUseOriginal={actions.onUncut}>
      {tile}
    </AdCropper>
  );
}

/** The first thing that speaks against it, or else that is worth knowing. */
function SlotMark({ media, adType, name }: Pick<FilledSlotProps, 'media' | 'adType' | 'name'>) {
  const [error] = media.mediaErrors;
  const text = error ?? adviceOn(media, adType);
  if (!text) return null;
  return (
    <TipButton
      tip={text}
      label={`${name}: ${text}`}
      className={cx(
        'absolute! top-1 left-1 grid size-6 place-items-center bg-surface shadow-low',
        error ? 'text-danger' : 'text-warning',
      )}
    >
      <TriangleAlert aria-hidden="true" className="size-4" />
    </TipButton>
  );
}

interface SlotMenuProps extends SlotActions {
  media: AdMedia;
  name: string;
  moves?: TileMoves;
  onCrop?: () => void;
}

function SlotMenu({ media, name, moves, onCrop, ...actions }: SlotMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          aria-label={fill(adFieldTexts.options, { name })}
          className={cx(onPicture, 'absolute top-1 right-1')}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      {onCrop ? (
        <MenuItem icon={<Crop />} onAction={onCrop}>
          {cropTexts.crop}
        </MenuItem>
      ) : null}
      {isCut(media) ? (
        <MenuItem icon={<RotateCcw />} onAction={actions.onUncut}>
          {cropTexts.useTheOriginal}
        </MenuItem>
      ) : null}
      <MenuItem icon={<ImageIcon />} onAction={actions.onPick}>
        {adFieldTexts.replaceFromLibrary}
      </MenuItem>
      <MenuItem icon={<Upload />} onAction={actions.onUpload}>
        {adFieldTexts.replaceWithFile}
      </MenuItem>
      {moves?.earlier ? (
        <MenuItem icon={<ArrowLeft />} end="Alt ←" onAction={moves.earlier}>
          {adFieldTexts.moveMediaEarlier}
        </MenuItem>
      ) : null}
      {moves?.later ? (
        <MenuItem icon={<ArrowRight />} end="Alt →" onAction={moves.later}>
          {adFieldTexts.moveMediaLater}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onAction={actions.onRemove}>
        {adFieldTexts.removeMedia}
      </MenuItem>
    </Menu>
  );
}
