import { editorTexts } from '@posthorn/domain/texts/editor';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formWidths, withinBounds } from '../model/form-width.ts';

const STEP = 16;

interface PaneDividerProps {
  width: number;
  onChange: (width: number) => void;
  /** It was let go. */
  onSettle: (width: number) => void;
}

/** The edge between form and preview: dragged, or moved with the arrow keys. */
export function PaneDivider({ width, onChange, onSettle }: PaneDividerProps) {
  const grip = useRef<{ from: number; width: number } | null>(null);

  const hold = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { from: event.clientX, width };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (grip.current) onChange(withinBounds(grip.current.width + clientX - grip.current.from));
  };
  const release = () => {
    if (grip.current) onSettle(width);
    grip.current = null;
  };
  const set = (next: number) => {
    onChange(withinBounds(next));
    onSettle(withinBounds(next));
  };
  const move = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: width - STEP,
      ArrowRight: width + STEP,
      Home: formWidths.min,
      End: formWidths.max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule can not be moved, a separator can.
    <div
      role="separator"
      aria-label={editorTexts.formWidth}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={formWidths.min}
      aria-valuemax={formWidths.max}
      tabIndex={0}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => set(formWidths.usual)}
      onKeyDown={move}
      className="group relative z-10 -mx-1 hidden w-2 shrink-0 cursor-col-resize touch-none md:block"
    >
      <span className="absolute inset-y-0 left-1/2 w-px -translate-x-1/2 bg-line transition-colors group-hover:w-0.5 group-hover:bg-primary group-focus-visible:w-0.5 group-focus-visible:bg-focus" />
    </div>
  );
}
