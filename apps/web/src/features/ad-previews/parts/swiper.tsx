import { fill } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import { useSwipe } from './use-swipe.ts';

interface SwiperProps {
  label: string;
  cards: readonly ReactNode[];
  /** Of each card: how wide it is. */
  cardClass: string;
  /** Of the row: its gaps and its edges. */
  rowClass?: string;
  /** Where the arrows stand, from above. */
  arrowClass: string;
  /** What depends on the card in front: dots, a count. */
  children?: (front: number) => ReactNode;
}

/** Cards to swipe through, in a row. */
export function Swiper({ label, cards, cardClass, rowClass, arrowClass, children }: SwiperProps) {
  const { front, goTo, row } = useSwipe(cards.length);
  const last = cards.length - 1;
  return (
    <div>
      <div className="relative">
        <ul
          {...row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          tabIndex={0}
          aria-label={fill(previewTexts.rowPlace, {
            row: label,
            at: front + 1,
            count: cards.length,
          })}
          className={cx(
            'no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth focus-visible:-outline-offset-2',
            rowClass,
          )}
        >
          {cards.map((card, n) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the row
              key={n}
              aria-label={fill(previewTexts.place, { at: n + 1, count: cards.length })}
              className={cx('shrink-0 snap-start', cardClass)}
            >
              {card}
            </li>
          ))}
        </ul>
        <Arrow
          label={previewTexts.previousCard}
          isOff={front === 0}
          onClick={() => goTo(front - 1)}
          className={cx('left-8', arrowClass)}
        >
          <ChevronLeft aria-hidden="true" className="size-20" />
        </Arrow>
        <Arrow
          label={previewTexts.nextCard}
          isOff={front === last}
          onClick={() => goTo(front + 1)}
          className={cx('right-8', arrowClass)}
        >
          <ChevronRight aria-hidden="true" className="size-20" />
        </Arrow>
      </div>
      {children?.(front)}
    </div>
  );
}

interface ArrowProps {
  label: string;
  /** At the end of the row it fades, but keeps the focus of who pressed it. */
  isOff: boolean;
  onClick: () => void;
  className: string;
  children: ReactNode;
}

function Arrow({ label, isOff, onClick, className, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      className={cx(
        'absolute grid size-32 -translate-y-1/2 place-items-center rounded-full border border-black/10 bg-white/95 text-[#1c1e21] shadow-menu transition-opacity',
        isOff ? 'pointer-events-none opacity-0 focus-visible:opacity-50' : 'cursor-pointer',
        className,
      )}
    >
      {children}
    </button>
  );
}
