import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { words } from '../lib/words.ts';
import { type Crop, nudged } from './crop-geometry.ts';

const moves = [
  { name: 'moveLeft', icon: <ArrowLeft />, direction: { x: -1, y: 0 } },
  { name: 'moveUp', icon: <ArrowUp />, direction: { x: 0, y: -1 } },
  { name: 'moveDown', icon: <ArrowDown />, direction: { x: 0, y: 1 } },
  { name: 'moveRight', icon: <ArrowRight />, direction: { x: 1, y: 0 } },
] as const;

const step = 0.05;

/** For those who can neither drag nor type. */
export function MoveButtons({ crop }: { crop: Crop }) {
  return (
    <fieldset aria-label={words().moveImage} className="flex">
      {moves.map(({ name, icon, direction }) => (
        <IconButton
          key={name}
          size="sm"
          label={words()[name]}
          icon={icon}
          onPress={() => crop.onView(nudged(crop, direction, step))}
        />
      ))}
    </fieldset>
  );
}
