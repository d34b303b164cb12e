import { CENTRE, type FocalPoint } from '@posthorn/domain';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { cx } from '../../../ui/index.ts';
import { arrowDirection } from '../../../ui/media/arrow-direction.ts';
import { FocalPointInput } from './focal-point-input.tsx';
import { ProposedCrops } from './proposed-crops.tsx';

interface FocalPointPickerProps {
  src: string;
  width: number;
  height: number;
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
  isDisabled?: boolean;
}

const fine = 0.01;
const coarse = 0.1;

// Hundredths, as they are read out; more would only look precise.
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Where the eye should rest in an image: a point to click, drag or push with the arrow keys. */
export function FocalPointPicker({
  src,
  width,
  height,
  value,
  onChange,
  isDisabled = false,
}: FocalPointPickerProps) {
  const helpId = useId();
  const image = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);

  const moveTo = (x: number, y: number) => onChange({ x: within(x), y: within(y) });

  const follow = (event: { clientX: number; clientY: number }) => {
    const box = image.current?.getBoundingClientRect();
    if (!box) return;
    moveTo((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A finger beside the point scrolls the page; lifted at once, it is a click.
    const isOnPoint = marker.current?.contains(event.target as Node);
    if (event.button !== 0 || (event.pointerType === 'touch' && !isOnPoint)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    marker.current?.querySelector('input')?.focus();
    // Taking hold of the point is not moving it.
    if (!isOnPoint) follow(event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowDirection(event.key);
    if (event.key === 'Home') onChange(CENTRE);
    else if (direction) {
      const step = event.shiftKey ? coarse : fine;
      moveTo(value.x + direction.x * step, value.y + direction.y * step);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-3">
      <fieldset
        aria-label={cropTexts.focalPoint}
        aria-describedby={helpId}
        disabled={isDisabled}
        className="grid place-items-center rounded-control bg-surface-2 p-2"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two sliders inside have role, name and focus */}
        <div
          ref={image}
          onPointerDown={isDisabled ? undefined : onPointerDown}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
          onClick={(event) => {
            const isTap = event.nativeEvent instanceof globalThis.PointerEvent;
            if (isTap && !isDisabled && !marker.current?.contains(event.target as Node)) {
              follow(event);
            }
          }}
          onKeyDown={onKeyDown}
          className={cx(
            'relative w-full touch-manipulation select-none',
            isDisabled ? 'opacity-60' : 'cursor-crosshair',
          )}
          style={{
            aspectRatio: `${width} / ${height}`,
            maxWidth: `calc(18rem * ${width / height})`,
          }}
        >
          <img src={src} alt="" draggable={false} className="size-full rounded-xs" />
          <div
            ref={marker}
            className="absolute size-11 -translate-1/2 touch-none cursor-grab rounded-full"
            style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          >
            <FocalPointInput value={value} onChange={onChange} />
          </div>
        </div>
      </fieldset>
      <p id={helpId} className="text-xs text-text-2">
        {cropTexts.focalPointHint}
      </p>
      <ProposedCrops picture={{ src, width, height }} focalPoint={value} />
    </div>
  );
}
