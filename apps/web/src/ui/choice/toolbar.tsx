import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';

interface ToolbarProps {
  label: string;
  className?: string;
  /** Buttons; what takes arrow keys itself, as a select does, keeps a stop of its own. */
  children: ReactNode;
}

const ways: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Buttons that are one stop for Tab together: arrow keys go between them, and Tab comes back to the last one. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(undefined);

  // What is hidden at this width takes no focus: the arrows would stay before it for good.
  const stops = () =>
    [...(bar.current?.querySelectorAll<HTMLElement>('button, a') ?? [])].filter((stop) =>
      stop.checkVisibility(),
    );
  function leaveOneStop(): void {
    const all = stops();
    const kept = last.current && all.includes(last.current) ? last.current : all[0];
    for (const stop of all) stop.tabIndex = stop === kept ? 0 : -1;
  }
  // After every drawing: buttons come and go. With the width others are hidden, and nothing is drawn.
  useLayoutEffect(() => {
    leaveOneStop();
    window.addEventListener('resize', leaveOneStop);
    return () => window.removeEventListener('resize', leaveOneStop);
  });

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    // What a button opens is drawn elsewhere, but counts as inside for React.
    if (!stops().includes(target)) return;
    last.current = target;
    leaveOneStop();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const next = at === -1 ? undefined : ways[event.key]?.(at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className={className}
    >
      {children}
    </div>
  );
}
