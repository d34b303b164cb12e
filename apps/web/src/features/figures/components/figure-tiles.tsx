import {
  type CalendarDate,
  type Change,
  type Comparison,
  type Currency,
  changeOf,
  channelLabels,
  countedIn,
  currencyNames,
  fill,
  listed,
  type Metric,
  metricSpecs,
  metrics,
  type Period,
  type Readings,
  showMetric,
  unreadChannels,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { KpiStrip } from '../../../ui/display/kpi.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { showPeriod } from '../model/period-text.ts';

interface FigureTilesProps {
  readings: Readings;
  period: Period;
  today: CalendarDate;
  comparison: Comparison | undefined;
  currency: Currency;
  metric: Metric;
  onChoose: (metric: Metric) => void;
}

/** The figures of a period, and how they differ from the days before. Pressed, one is drawn over time. */
export function FigureTiles(props: FigureTilesProps) {
  const { readings, period, today, comparison, currency, metric: chosen, onChoose } = props;
  const counted = countedIn(readings, period);
  const now = comparison && countedIn(readings, comparison.current);
  const before = comparison && countedIn(readings, comparison.before);
  const unread = unreadChannels(readings, period, today);
  return (
    <div className="flex flex-col gap-1.5">
      <KpiStrip
        label={figuresTexts.figures}
        className="max-md:fade-end max-md:auto-cols-max max-md:grid-flow-col max-md:[&>*]:min-w-32 md:grid-cols-7"
      >
        {metrics.map((metric) => (
          <Tile
            key={metric}
            metric={metric}
            value={
              counted
                ? showMetric(metric, metricSpecs[metric].of(counted), currency)
                : figuresTexts.notKnown
            }
            change={changeOf(metric, now ?? null, before ?? null)}
            isPressed={metric === chosen}
            onPress={() => onChoose(metric)}
          />
        ))}
      </KpiStrip>
      <p className="text-xs text-text-2">
        {[
          fill(figuresTexts.chosenMeans, metricSpecs[chosen]),
          `${showPeriod(period)}.`,
          comparison
            ? fill(figuresTexts.comparedWith, {
                current: showPeriod(comparison.current),
                before: showPeriod(comparison.before),
              })
            : figuresTexts.notCompared,
          fill(figuresTexts.moneyIn, { currency: currencyNames[currency] }),
          ...(unread.length > 0
            ? [
                fill(figuresTexts.unread, {
                  channels: listed(unread.map((channel) => channelLabels[channel])),
                }),
              ]
            : []),
        ].join(' ')}
      </p>
    </div>
  );
}

interface TileProps {
  metric: Metric;
  value: string;
  change: Change | undefined;
  isPressed: boolean;
  onPress: () => void;
}

const verdicts = { good: 'text-success', bad: 'text-danger', neutral: 'text-text-2' };
const arrows = { up: ArrowUp, down: ArrowDown, same: null };

function Tile({ metric, value, change, isPressed, onPress }: TileProps) {
  const { label, meaning } = metricSpecs[metric];
  const Arrow = change ? arrows[change.direction] : null;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      title={meaning}
      onClick={onPress}
      className={cx(
        'relative flex min-w-0 cursor-pointer flex-col gap-0.5 bg-surface px-4 py-3 text-left transition-colors hover:bg-surface-2 focus-visible:z-10 focus-visible:field-ring',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-pressed:bg-primary-soft aria-pressed:after:bg-primary',
      )}
    >
      <span className="truncate text-xs text-text-2">{label}</span>
      <span className="tabular truncate text-2xl font-semibold">{value}</span>
      <span
        className={cx(
          'tabular flex min-h-4 items-center gap-1 text-xs',
          change && verdicts[change.verdict],
        )}
      >
        {Arrow ? <Arrow aria-hidden="true" className="size-3" /> : null}
        {change?.text}
      </span>
    </button>
  );
}
