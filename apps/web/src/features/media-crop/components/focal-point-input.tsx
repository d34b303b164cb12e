import type { FocalPoint } from '@posthorn/domain';
import { cropTexts } from '@posthorn/domain/texts/crop';
import { pointInWords } from '../model/shown-part.ts';

interface FocalPointInputProps {
  value: FocalPoint;
  onChange: (value: FocalPoint) => void;
}

const axes = [
  { axis: 'x', label: cropTexts.focalPointAcross },
  { axis: 'y', label: cropTexts.focalPointDown },
] as const;

/** One slider for each direction, which screen readers know how to move; seen as a ring. */
export function FocalPointInput({ value, onChange }: FocalPointInputProps) {
  return (
    <>
      {axes.map(({ axis, label }) => (
        <input
          key={axis}
          type="range"
          aria-label={label}
          aria-valuetext={pointInWords(value)}
          min={0}
          max={100}
          value={Math.round(value[axis] * 100)}
          onChange={(event) => onChange({ ...value, [axis]: Number(event.target.value) / 100 })}
          className="peer sr-only"
        />
      ))}
      <span
        aria-hidden="true"
        className="absolute inset-2 rounded-full border-2 border-white bg-black/25 shadow-[0_0_0_1px_rgb(0_0_0/0.6),inset_0_0_0_1px_rgb(0_0_0/0.6)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <span className="absolute inset-0 m-auto size-1.5 rounded-full bg-white shadow-[0_0_0_1px_rgb(0_0_0/0.6)]" />
      </span>
    </>
  );
}
