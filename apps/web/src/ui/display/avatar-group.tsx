import { Button } from 'react-aria-components/Button';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { Avatar, type AvatarProps } from './avatar.tsx';
import { type CircleSize, circleSizes } from './initials-circle.tsx';

export interface Person extends Pick<AvatarProps, 'name' | 'initials' | 'colour' | 'src'> {
  id: string;
}

interface AvatarGroupProps {
  /** What the group is: "Members". */
  label: string;
  people: readonly Person[];
  max?: number;
  size?: CircleSize;
  /** What a press does; without it a press shows the names, as hover and focus do. */
  onPress?: () => void;
}

/** Overlapping heads, at most five, then a number. One stop for the keyboard; its tip has the names. */
export function AvatarGroup({ label, people, max = 5, size = 'sm', onPress }: AvatarGroupProps) {
  if (people.length === 0) return null;
  const names = people.map((person) => person.name).join(', ');
  const hidden = people.length - max;
  return (
    <TipTrigger tip={names} isReason={!onPress}>
      {(tip) => (
        <Button
          aria-label={`${label}: ${names}`}
          onPress={onPress ?? tip.show}
          className="touch-target flex cursor-pointer items-center -space-x-1 rounded-full"
        >
          {people.slice(0, max).map(({ id, ...person }) => (
            <Avatar key={id} {...person} size={size} isDecorative className="ring-2 ring-surface" />
          ))}
          {hidden > 0 ? (
            <span
              className={`tabular inline-grid place-items-center rounded-full bg-surface-3 font-semibold text-text-2 ring-2 ring-surface ${circleSizes[size]}`}
            >
              +{hidden}
            </span>
          ) : null}
        </Button>
      )}
    </TipTrigger>
  );
}
