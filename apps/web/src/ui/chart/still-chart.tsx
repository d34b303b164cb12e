import { ChartAxes } from './chart-axes.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { LineMark } from './chart-marks.tsx';
import { chartScales, HEIGHT } from './chart-scales.ts';
import type { ChartLine } from './chart-series.ts';

interface StillChartProps {
  label: string;
  points: readonly { short: string }[];
  lines: readonly ChartLine[];
  showTick: (value: number) => string;
  isWhole: boolean;
}

/** As wide as the text of a sheet of paper. */
const WIDTH = 680;

/** A chart for paper: it grows and shrinks as a picture does, because a page is printed without being measured. */
export function StillChart({ label, points, lines, showTick, isWhole }: StillChartProps) {
  const scales = chartScales({ points: points.length, lines, showTick, isWhole }, WIDTH);
  return (
    <figure className="flex flex-col gap-3">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block h-auto w-full text-xs"
      >
        <ChartAxes scales={scales} points={points} />
        {lines.map((line) => (
          <LineMark key={line.id} line={line} scales={scales} />
        ))}
      </svg>
      <ChartLegend lines={lines} />
    </figure>
  );
}
