import { LegendSign } from './chart-marks.tsx';
import type { ChartLine } from './chart-series.ts';

/** Which line is which. The chart names them to a screen reader itself. */
export function ChartLegend({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-2">
      {lines.map(({ id, name, values: _, ...look }) => (
        <li key={id} className="flex items-center gap-2">
          <LegendSign look={look} />
          {name}
        </li>
      ))}
    </ul>
  );
}
