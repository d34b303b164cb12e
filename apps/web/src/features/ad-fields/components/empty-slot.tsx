import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { Image, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../../ui/lib/cx.ts';
import { slotSize } from './slot-frame.ts';

const look =
  'flex cursor-pointer flex-col items-center justify-center gap-1.5 rounded-card border border-dashed border-control text-sm text-text-2 transition-colors data-hovered:border-primary data-hovered:bg-primary-soft data-hovered:text-on-primary-soft data-pressed:bg-primary-soft-hover';

interface EmptySlotProps {
  /** Which place it fills. */
  label: string;
  isInvalid: boolean;
  onPress: () => void;
}

/** A place without media: opens the library. */
export function EmptySlot({ label, isInvalid, onPress }: EmptySlotProps) {
  return (
    <Button
      aria-label={label}
      onPress={onPress}
      className={cx(look, slotSize, isInvalid && 'border-danger')}
    >
      <Image aria-hidden="true" className="size-5" />
      {adFieldTexts.library}
    </Button>
  );
}

/** Stands behind the last place while there is room for more. */
export function AddSlot({ onPress }: { onPress: () => void }) {
  return (
    <Button aria-label={adFieldTexts.addSlotLabel} onPress={onPress} className={cx(look, slotSize)}>
      <Plus aria-hidden="true" className="size-5" />
      {adFieldTexts.addSlot}
    </Button>
  );
}
