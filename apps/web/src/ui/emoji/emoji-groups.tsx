import {
  Clock,
  Flag,
  Hand,
  Hash,
  Lightbulb,
  PawPrint,
  Plane,
  Smile,
  Trophy,
  Utensils,
} from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { words } from '../lib/words.ts';
import { TipTrigger } from '../overlays/tip-trigger.tsx';

/** In the order of the groups in the data. */
const icons = [Smile, Hand, PawPrint, Utensils, Plane, Trophy, Lightbulb, Hash, Flag];

interface EmojiGroupsProps {
  /** Their names; the recently used ones are among them once there are any. */
  names: readonly string[];
  /** None while a search goes through all of them. */
  value: string | null;
  onChange: (name: string) => void;
}

export function EmojiGroups({ names, value, onChange }: EmojiGroupsProps) {
  const { recentEmoji, emojiKinds } = words();
  const hasRecent = names.includes(recentEmoji);
  return (
    <ToggleButtonGroup
      aria-label={emojiKinds}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        // A press on the open one closes nothing.
        const [name] = keys;
        if (name !== undefined) onChange(String(name));
      }}
      className="flex justify-between px-2"
    >
      {names.map((name, n) => {
        const Icon = name === recentEmoji ? Clock : (icons[hasRecent ? n - 1 : n] ?? Smile);
        return (
          <TipTrigger key={name} tip={name} isReason={false}>
            {() => (
              <ToggleButton
                id={name}
                aria-label={name}
                className="grid h-8 min-w-6 flex-1 cursor-pointer place-items-center rounded-control text-text-3 data-hovered:bg-surface-2 data-hovered:text-text data-selected:text-primary data-selected:shadow-[inset_0_-2px_0_var(--color-primary)] pointer-coarse:h-10"
              >
                <Icon aria-hidden="true" className="size-4" />
              </ToggleButton>
            )}
          </TipTrigger>
        );
      })}
    </ToggleButtonGroup>
  );
}
