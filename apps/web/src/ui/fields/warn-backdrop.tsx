import type { Ref } from 'react';
import type { Live } from '../live/live.ts';
import { LiveText } from '../live/live-text.tsx';

interface WarnBackdropProps {
  text: Live<string>;
  /** From this index on a text is tinted. */
  from: (text: string) => number;
  /** Must set the same type and padding as the field in front, or the tint will not lie behind its words. */
  className: string;
  ref: Ref<HTMLDivElement>;
}

/** The text of a field once more, unseen, behind it: only the tint of its end shows through. */
export function WarnBackdrop({ text, from, className, ref }: WarnBackdropProps) {
  return (
    <div
      ref={ref}
      dir="auto"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent select-none forced-colors:hidden [unicode-bidi:plaintext] ${className}`}
    >
      <LiveText of={text} show={(now) => now.slice(0, from(now))} />
      <mark className="rounded-xs bg-warn-mark box-decoration-clone text-transparent">
        <LiveText of={text} show={(now) => now.slice(from(now))} />
      </mark>
      {/* A last empty line takes room in a textarea, but in a div only when something stands on it. */}
      {'\u200b'}
    </div>
  );
}
