import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
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
  if (level === 'over') return `Longer than the limit of ${max} characters`;
  if (level === 'full') return `Limit of ${max} characters reached`;
  if (level === 'near') return `Advised length of ${warnLength} characters reached`;
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
