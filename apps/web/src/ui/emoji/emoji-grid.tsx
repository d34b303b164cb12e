import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { cx } from '../lib/cx.ts';
import { type Emoji, type SkinTone, withTone } from './emoji.ts';
import { gridTarget } from './grid-keys.ts';

const COLUMNS = 8;

interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  tone: SkinTone;
  /** The one that Enter takes, and where the keys are or come to. */
  active: number;
  onActive: (index: number) => void;
  onPick: (emoji: Emoji) => void;
  /** Up from the first line. */
  onLeave: () => void;
  /** A letter: it belongs into the search. */
  onType: () => void;
}

/** Arrow keys, Home, End and the pages move; Enter, space or a click takes one. */
export function EmojiGrid({
  label,
  emoji,
  tone,
  active,
  onActive,
  onPick,
  onLeave,
  onType,
}: EmojiGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    cellAt(grid.current, active)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (isLetter && !event.ctrlKey && !event.metaKey && !event.altKey) return onType();
    const isWhole = event.ctrlKey || event.metaKey;
    const place = { at: active, count: emoji.length, columns: COLUMNS, isWhole };
    const target = gridTarget(event.key, place);
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) return onLeave();
    isMoving.current = target !== active;
    onActive(target);
  };
  const indexOf = (target: EventTarget) =>
    target instanceof Element
      ? target.closest<HTMLElement>('[data-index]')?.dataset.index
      : undefined;
  const onClick = ({ target }: MouseEvent) => {
    const found = emoji[Number(indexOf(target))];
    if (found) onPick(found);
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const index = indexOf(target);
    if (index !== undefined) onActive(Number(index));
  };

  const lines = Array.from({ length: Math.ceil(emoji.length / COLUMNS) }, (_, n) => n * COLUMNS);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one walks through by arrow keys is a grid
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerOver={onPointerOver}
      className="w-full table-fixed"
    >
      <tbody>
        {lines.map((from) => (
          <Line
            key={from}
            emoji={emoji}
            from={from}
            tone={tone}
            active={active >= from && active < from + COLUMNS ? active : -1}
          />
        ))}
      </tbody>
    </table>
  );
}

export const focusCell = (within: HTMLElement | null, index: number) =>
  cellAt(within, index)?.focus();

const cellAt = (within: HTMLElement | null, index: number) =>
  within?.querySelector<HTMLElement>(`[data-index="${index}"]`);

interface LineProps {
  emoji: readonly Emoji[];
  from: number;
  tone: SkinTone;
  /** -1: it is in another line. */
  active: number;
}

/** Moving by one draws two lines, and not all of them. */
const Line = memo(({ emoji, from, tone, active }: LineProps) => {
  const line = emoji.slice(from, from + COLUMNS);
  return (
    <tr>
      {line.map((each, n) => (
        <td key={each.sign} className="p-0">
          <button
            type="button"
            data-index={from + n}
            tabIndex={active === from + n ? 0 : -1}
            aria-label={each.name}
            className={cx(
              'grid aspect-square w-full cursor-pointer place-items-center rounded-control font-emoji text-[1.375rem] leading-none',
              active === from + n && 'bg-surface-3',
            )}
          >
            {withTone(each, tone)}
          </button>
        </td>
      ))}
      {line.length < COLUMNS ? <td colSpan={COLUMNS - line.length} className="p-0" /> : null}
    </tr>
  );
});
