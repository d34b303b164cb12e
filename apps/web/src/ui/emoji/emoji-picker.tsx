import { Smile } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { words } from '../lib/words.ts';
import { Popover } from '../overlays/popover.tsx';
import { EmojiPanel } from './emoji-panel.tsx';
import { loadEmoji } from './use-emoji.ts';

interface EmojiPickerProps {
  /** Comes when the picker has gone, so that the focus can be taken to where the emoji goes. */
  onPick: (sign: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
  label?: string;
  /** What it says when a search finds nothing. */
  emptyText?: string;
  isDisabled?: boolean;
}

/** A button that opens all emoji. */
export function EmojiPicker({
  onPick,
  onOpenChange,
  label = words().insertEmoji,
  emptyText = words().nothingFound,
  isDisabled,
}: EmojiPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const picked = useRef<string | null>(null);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  // Earlier the layer would take the focus back. And not while React is at work: to a text that is
  // typed into then, it gives back what was there before.
  useEffect(() => {
    const sign = picked.current;
    if (isOpen || sign === null) return;
    picked.current = null;
    queueMicrotask(() => onPick(sign));
  }, [isOpen, onPick]);
  const begin = () => void loadEmoji().catch(() => {});

  return (
    <Popover
      label={words().emoji}
      placement="bottom end"
      className="max-w-none! p-0!"
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <IconButton
          size="sm"
          icon={<Smile />}
          label={label}
          isDisabled={isDisabled}
          onHoverStart={begin}
        />
      }
    >
      <EmojiPanel
        emptyText={emptyText}
        onPick={(sign) => {
          picked.current = sign;
          change(false);
        }}
      />
    </Popover>
  );
}
