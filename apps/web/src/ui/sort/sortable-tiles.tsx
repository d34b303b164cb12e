import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';
import { useDragOrder } from './use-drag-order.ts';

/** What a tile gets to offer its own ways of moving. */
export interface TileMoves {
  earlier?: () => void;
  later?: () => void;
}

interface SortableTilesProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  /** How an item is called where it stands: "Image 2". */
  nameOf: (item: Item, index: number) => string;
  /** An empty place stays where it is, unless others pass it. */
  canMove: (item: Item) => boolean;
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number, moves: TileMoves) => ReactNode;
  /** Stands behind the last one, and is not sorted. */
  tail?: ReactNode;
  className?: string;
}

/**
 * Tiles whose order matters. They are dragged with a mouse, a pen or a finger; inside a tile Alt or
 * Ctrl with an arrow key moves it, and its focus goes along.
 */
export function SortableTiles<Item>({
  label,
  items,
  keyOf,
  nameOf,
  canMove,
  onMove,
  children,
  tail,
  className,
}: SortableTilesProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  // A new one each time: a move that says the same as the last one is drawn all the same.
  const [news, setNews] = useState({ text: '' });
  const focus = useRef<{ index: number; control: number } | null>(null);

  const moveTo = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || !canMove(item)) return;
    focus.current = { index: to, control: focusedControl(list.current, from) };
    setNews({ text: words().movedTo(nameOf(item, from), to + 1, items.length) });
    onMove(from, to);
  };
  const { drag, start } = useDragOrder({
    list,
    count: items.length,
    canDrag: (index) => items.length > 1 && items[index] !== undefined && canMove(items[index]),
    onDrop: moveTo,
  });

  // Whatever had the focus in the tile has it at the new place: moving takes it out of the page.
  useLayoutEffect(() => {
    const wanted = focus.current;
    if (!wanted) return;
    focus.current = null;
    controlsOf(list.current, wanted.index)[wanted.control]?.focus();
  });

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key];
    if (step === undefined || !(event.altKey || event.ctrlKey)) return;
    // Alt with an arrow is also the browser's way back.
    event.preventDefault();
    event.stopPropagation();
    moveTo(from, from + step);
  };

  return (
    <>
      <ul ref={list} aria-label={label} className={cx('flex flex-wrap gap-3', className)}>
        {items.map((item, index) => (
          <li
            key={keyOf(item, index)}
            onPointerDown={(event) => start(event, index)}
            // Before the tile itself: a menu button would open with the arrow.
            onKeyDownCapture={(event) => onKeyDown(event, index)}
            style={placeOf(drag, index)}
            className={cx(
              'relative',
              drag && drag.from !== index && 'transition-transform duration-menu',
              drag?.from === index && 'z-10 cursor-grabbing opacity-90 shadow-menu',
            )}
          >
            {children(item, index, {
              earlier: index > 0 ? () => moveTo(index, index - 1) : undefined,
              later: index < items.length - 1 ? () => moveTo(index, index + 1) : undefined,
            })}
          </li>
        ))}
        {tail ? <li>{tail}</li> : null}
      </ul>
      <span aria-live="polite">
        <VisuallyHidden>{news.text}</VisuallyHidden>
      </span>
    </>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function placeOf(
  drag: ReturnType<typeof useDragOrder>['drag'],
  index: number,
): CSSProperties | undefined {
  const by = drag?.from === index ? drag.by : drag?.shifts[index];
  return by && { transform: `translate(${by.x}px, ${by.y}px)` };
}

const controls = 'button, textarea, input:not([type="hidden"])';

const controlsOf = (list: HTMLElement | null, index: number): HTMLElement[] =>
  Array.from(list?.children[index]?.querySelectorAll<HTMLElement>(controls) ?? []);

/** Which of a tile's controls is in use, to find the same one again; else its first. */
function focusedControl(list: HTMLElement | null, index: number): number {
  const controls: Element[] = controlsOf(list, index);
  return Math.max(0, controls.indexOf(document.activeElement ?? document.body));
}
