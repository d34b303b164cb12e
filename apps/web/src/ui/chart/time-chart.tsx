import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { ChartAxes } from './chart-axes.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { BandMark, LegendSign, LineMark } from './chart-marks.tsx';
import { chartScales, HEIGHT } from './chart-scales.ts';
import type { ChartBand, ChartLine } from './chart-series.ts';
import { useWidth } from './use-width.ts';

interface TimeChartProps {
  label: string;
  /** How the keys work, for those who do not see it. */
  help: string;
  /** What stands below the axis, and above the values of a point. */
  points: readonly { short: string; long: string }[];
  lines: readonly ChartLine[];
  band?: ChartBand;
  showValue: (value: number | null) => string;
  showTick?: (value: number) => string;
  isWhole?: boolean;
  /** What a screen reader says of a point. */
  sayPoint: (point: string, values: readonly { name: string; value: string }[]) => string;
}

const USUAL_WIDTH = 640;

/**
 * Lines over time. Its points are reached with the pointer and, as those of a slider, with the keys;
 * either way all values of a point are shown beside it.
 */
export function TimeChart(props: TimeChartProps) {
  const { label, help, points, lines, band, showValue, sayPoint, isWhole } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, USUAL_WIDTH);
  const [shown, setShown] = useState<number>();
  const [reached, setReached] = useState<number>();
  const last = points.length - 1;
  // A shorter period leaves no point beyond its end.
  const current = Math.min(reached ?? last, last);
  const showTick = props.showTick ?? showValue;
  const scales = useMemo(
    () => chartScales({ points: points.length, lines, band, showTick, isWhole }, width),
    [points.length, lines, band, showTick, isWhole, width],
  );
  const valuesAt = (index: number) =>
    lines.map(({ id, name, values, ...look }) => ({
      ...{ id, name, look },
      value: showValue(values[index] ?? null),
    }));
  const show = (index: number) => {
    setReached(index);
    setShown(index);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    show(scales.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const press = (event: KeyboardEvent) => {
    const moved = moves(current, last)[event.key];
    if (moved === undefined) return;
    event.preventDefault();
    show(Math.min(Math.max(moved, 0), last));
  };
  const marked = shown === undefined ? undefined : Math.min(shown, last);
  return (
    <figure aria-label={label} className="flex flex-col gap-3">
      <div ref={frame} className="relative">
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-description={help}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={current}
          aria-valuetext={sayPoint(points[current]?.long ?? '', valuesAt(current))}
          onKeyDown={press}
          onFocus={() => setShown(current)}
          onBlur={() => setShown(undefined)}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setShown(undefined)}
          className="touch-pan-y rounded-control outline-offset-2"
        >
          <svg aria-hidden="true" width={width} height={HEIGHT} className="block text-xs">
            <ChartAxes scales={scales} points={points} />
            {band ? <BandMark band={band} scales={scales} /> : null}
            {lines.map((line) => (
              <LineMark key={line.id} line={line} scales={scales} />
            ))}
            {marked === undefined ? null : (
              <line
                x1={scales.at(marked)}
                x2={scales.at(marked)}
                y1={8}
                y2={scales.bottom}
                className="stroke-control"
                strokeDasharray="3 3"
              />
            )}
          </svg>
        </div>
        {marked === undefined ? null : (
          <div
            aria-hidden="true"
            style={
              scales.at(marked) < width / 2
                ? { left: scales.at(marked) + 12 }
                : { right: width - scales.at(marked) + 12 }
            }
            className="pointer-events-none absolute top-2 z-10 w-max max-w-56 rounded-control border border-line bg-layer px-3 py-2 text-sm shadow-menu"
          >
            <p className="font-medium">{points[marked]?.long}</p>
            {valuesAt(marked).map(({ id, name, value, look }) => (
              <p key={id} className="mt-1 flex items-center gap-2">
                <LegendSign look={look} />
                <span className="min-w-0 flex-1 truncate text-text-2">{name}</span>
                <span className="tabular pl-2">{value}</span>
              </p>
            ))}
          </div>
        )}
      </div>
      <ChartLegend lines={lines} />
    </figure>
  );
}

const moves = (current: number, last: number): Partial<Record<string, number>> => ({
  ArrowLeft: current - 1,
  ArrowDown: current - 1,
  ArrowRight: current + 1,
  ArrowUp: current + 1,
  PageDown: current - 7,
  PageUp: current + 7,
  Home: 0,
  End: last,
});
