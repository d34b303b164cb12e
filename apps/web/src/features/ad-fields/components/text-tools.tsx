import { fill } from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { Tag } from 'lucide-react';
import { memo } from 'react';
import { EmojiPicker } from '../../../ui/emoji/emoji-picker.tsx';
import { Button } from '../../../ui/index.ts';
import type { OfferedTag } from '../model/offered-tag.ts';

interface TextToolsProps {
  fieldLabel: string;
  tags: readonly OfferedTag[];
  isDisabled: boolean;
  /** Undefined where emoji are not shown. */
  onEmoji?: (emoji: string) => void;
  onTag: (text: string) => void;
  /** The emoji are open, or no longer: meanwhile no one has left the field. */
  onPicking?: (isOpen: boolean) => void;
}

function Tools({ fieldLabel, tags, isDisabled, onEmoji, onTag, onPicking }: TextToolsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={fill(adFieldTexts.insertTools, { field: fieldLabel })}
      className="absolute top-0 right-0 flex"
    >
      {onEmoji ? (
        <EmojiPicker
          label={fill(adFieldTexts.insertEmoji, { field: fieldLabel })}
          emptyText={fieldTexts.noMatch}
          isDisabled={isDisabled}
          onPick={onEmoji}
          onOpenChange={onPicking}
        />
      ) : null}
      {tags.map(({ tag, label, text, disabledReason }) => (
        <Button
          key={tag}
          variant="quiet"
          size="sm"
          icon={<Tag />}
          className="px-2!"
          isDisabled={isDisabled}
          disabledReason={disabledReason}
          onPress={() => onTag(text)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Typing must not draw them again, however the tags are handed over. */
export const TextTools = memo(Tools, ({ tags: before, ...others }, { tags: after, ...next }) => {
  const isSame = (one: OfferedTag, other: OfferedTag | undefined) =>
    one.tag === other?.tag &&
    one.label === other.label &&
    one.text === other.text &&
    one.disabledReason === other.disabledReason;
  return (
    before.length === after.length &&
    before.every((tag, n) => isSame(tag, after[n])) &&
    Object.entries(others).every(([name, value]) => next[name as keyof typeof next] === value)
  );
});
