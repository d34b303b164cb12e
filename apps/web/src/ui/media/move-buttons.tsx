import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';
import { type Crop, nudged } from './crop-geometry.ts';

const moves = [
  { label: 'Move left', icon: <ArrowLeft />, direction: { x: -1, y: 0 } },
  { label: 'Move up', icon: <ArrowUp />, direction: { x: 0, y: -1 } },
  { label: 'Move down', icon: <ArrowDown />, direction: { x: 0, y: 1 } },
  { label: 'Move right', icon: <ArrowRight />, direction: { x: 1, y: 0 } },
];

const step = 0.05;

/** For those who can neither drag nor type. */
export function MoveButtons({ crop }: { crop: Crop }) {
  return (
    <fieldset aria-label="Move the image" className="flex">
      {moves.map(({ label, icon, direction }) => (
        <IconButton
          key={label}
          size="sm"
          label={label}
          icon={icon}
          onPress={() => crop.onView(nudged(crop, direction, step))}
        />
      ))}
    </fieldset>
  );
}
