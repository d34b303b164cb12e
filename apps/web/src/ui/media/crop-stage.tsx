import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { SettledStatus } from '../feedback/settled-status.tsx';
import { cx } from '../lib/cx.ts';
import { words } from '../lib/words.ts';
import { arrowDirection } from './arrow-direction.ts';
import { type Crop, type CropView, closer, nudged, wider } from './crop-geometry.ts';
import { CutOut } from './cut-out.tsx';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropStageProps {
  crop: Crop;
  /** What is in the frame, in words; read out when the picture rests. */
  status: string;
  isRound?: boolean;
  /** Room around the frame, in pixels. */
  inset?: number;
  /** Size of the stage. */
  className: string;
  /** Stands between the stage and its help: sliders, buttons. */
  children?: ReactNode;
}

const fine = 0.01;
const coarse = 0.1;

function viewForKey(crop: Crop, { key, shiftKey }: KeyboardEvent): CropView | undefined {
  if (key === '+' || key === '=') return closer(crop);
  if (key === '-' || key === '_') return wider(crop);
  const direction = arrowDirection(key);
  return direction && nudged(crop, direction, shiftKey ? coarse : fine);
}

/** A picture that moves behind a frame. Drag, pinch, wheel, arrow keys, + and -. */
export function CropStage({
  crop,
  status,
  isRound,
  inset = 16,
  className,
  children,
}: CropStageProps) {
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(stage, frame, crop);
  const { picture, area } = crop;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewForKey(crop, event);
    if (!next) return;
    event.preventDefault();
    crop.onView(next);
  };

  const ratio = area.width / area.height;
  const room = `(100cqh - ${2 * inset}px)`;
  return (
    <>
      <div
        ref={stage}
        {...gestures}
        onKeyDown={onKeyDown}
        role="application"
        aria-label={words().cropArea}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys, as its role and help say
        tabIndex={0}
        className={cx(
          '@container-[size] grid max-w-full cursor-grab touch-none place-items-center overflow-hidden rounded-control bg-black focus-visible:outline-3 active:cursor-grabbing',
          className,
        )}
      >
        <div
          ref={frame}
          className="relative"
          style={{ width: `min(100cqw - ${2 * inset}px, ${room} * ${ratio})` }}
        >
          <CutOut picture={picture} area={area} isOpen />
          <span
            aria-hidden="true"
            className={cx(
              'absolute inset-0 border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.6)]',
              isRound && 'rounded-full',
            )}
          />
        </div>
      </div>
      {children}
      <p id={helpId} className="text-xs text-text-2">
        {words().cropHelp}
      </p>
      <SettledStatus text={status} />
    </>
  );
}
