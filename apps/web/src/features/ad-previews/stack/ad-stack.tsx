import { fill } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { cx, IconButton } from '../../../ui/index.ts';
import { roomBeside, StackedCard } from './stacked-card.tsx';
import { useHeight } from './use-height.ts';
import { useStack } from './use-stack.ts';

interface AdStackProps {
  /** What lies in it: 'Facebook posts'. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** The one on top, where another person decides; otherwise the stack remembers it. */
  frontId?: string;
  onFrontChange?: (id: string) => void;
  className?: string;
}

/**
 * Ads one behind the other: the one on top can be used, the next ones peek out. The buttons stand
 * above, where they stay under the pointer however tall the next ad is.
 */
export function AdStack({ label, items, frontId, onFrontChange, className }: AdStackProps) {
  const ids = items.map(({ id }) => id);
  const { front, move, go } = useStack(ids, { frontId, onFrontChange });
  const { ref, height } = useHeight();
  const count = items.length;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A carousel inside the ad on top takes the arrows for itself.
    if (event.defaultPrevented || event.target instanceof HTMLVideoElement) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    // The ad that had the focus goes below, where nothing can be used.
    if (event.target instanceof HTMLElement && event.target.closest('[data-depth]')) {
      event.currentTarget.focus();
    }
    go(event.key === 'ArrowRight' ? 'forward' : 'back');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      className={cx('flex min-w-0 flex-col gap-2 outline-none', className)}
    >
      {count > 1 ? (
        <div className="flex items-center justify-center gap-1">
          <IconButton
            size="sm"
            label={previewTexts.previousAd}
            icon={<ChevronLeft />}
            onPress={() => go('back')}
          />
          <p aria-live="polite" className="tabular min-w-14 text-center text-sm text-text-2">
            {fill(previewTexts.place, { at: front + 1, count })}
          </p>
          <IconButton
            size="sm"
            label={previewTexts.nextAd}
            icon={<ChevronRight />}
            onPress={() => go('forward')}
          />
        </div>
      ) : null}
      <div
        style={
          {
            height,
            marginRight: `${roomBeside(count)}rem`,
            '--top-height': height && `${height}px`,
          } as CSSProperties
        }
        className={cx('relative isolate', move && 'transition-[height] duration-stack')}
      >
        {items.map(({ id, content }, n) => (
          <StackedCard
            key={id}
            ref={n === front ? ref : undefined}
            depth={(n - front + count) % count}
            count={count}
            way={move?.id === id ? move.way : null}
          >
            {content}
          </StackedCard>
        ))}
      </div>
    </div>
  );
}
