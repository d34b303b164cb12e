import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';
import type { MaybeLive } from '../live/live.ts';
import { LiveText } from '../live/live-text.tsx';
import { useAsLive, useLive } from '../live/use-live.ts';
import { type CountLevel, type CountLimits, countLevel } from './count-level.ts';

interface CounterProps extends CountLimits {
  count: MaybeLive<number>;
}

const colours: Record<CountLevel, string> = {
  calm: 'text-text-3',
  near: 'font-medium text-warning',
  full: 'font-medium text-danger',
  over: 'font-medium text-danger',
};

function announcement(level: CountLevel, { max, warnLength }: CountLimits): string {
  const { limitPassed, limitReached, adviceReached } = words();
  if (max !== undefined && level === 'over') return limitPassed(max);
  if (max !== undefined && level === 'full') return limitReached(max);
  if (warnLength !== undefined && level === 'near') return adviceReached(warnLength);
  return '';
}

/** entered/max. A screen reader hears the thresholds only, not every key. */
export function Counter({ count, max, warnLength }: CounterProps) {
  const counted = useAsLive(count);
  const level = useLive(counted, (now) => countLevel(now, { max, warnLength }));
  return (
    <span data-level={level} className={cx('tabular shrink-0', colours[level])}>
      <LiveText
        aria-hidden="true"
        of={counted}
        show={(now) => (max === undefined ? `${now}` : `${now}/${max}`)}
      />
      <span aria-live="polite">
        <VisuallyHidden>{announcement(level, { max, warnLength })}</VisuallyHidden>
      </span>
    </span>
  );
}
