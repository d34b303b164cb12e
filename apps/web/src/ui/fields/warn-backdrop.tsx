import type { Ref } from 'react';

interface WarnBackdropProps {
  text: string;
  /** From this index on the text is tinted. */
  from: number;
  /** Must set the same type and padding as the field in front, or the tint will not lie behind its words. */
  className: string;
  ref: Ref<HTMLDivElement>;
}

/** The text of a field once more, unseen, behind it: only the tint of its end shows through. */
export function WarnBackdrop({ text, from, className, ref }: WarnBackdropProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent select-none forced-colors:hidden ${className}`}
    >
      {text.slice(0, from)}
      <mark className="rounded-xs bg-warn-mark box-decoration-clone text-transparent">
        {text.slice(from)}
      </mark>
      {/* A last empty line takes room in a textarea, but in a div only when something stands on it. */}
      {'\u200b'}
    </div>
  );
}
