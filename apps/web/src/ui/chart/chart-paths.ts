import {
  area,
  line,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import type { ChartScales } from './chart-scales.ts';
import type { ChartBand, ChartLine, LineLook } from './chart-series.ts';

const signs = {
  circle: symbolCircle,
  square: symbolSquare,
  triangle: symbolTriangle,
  diamond: symbolDiamond,
  cross: symbolCross,
};

export const POINT_SIGN = 36;
export const LEGEND_SIGN = 44;

export const signPath = (sign: NonNullable<LineLook['sign']>, size = POINT_SIGN) =>
  symbol(signs[sign], size)() ?? '';

/** More points than these would make a caterpillar of the line. */
const MOST_SIGNS = 31;

/** The points of a line that carry its sign. One without neighbours would not be seen otherwise. */
export function signedPoints({ values, sign }: ChartLine) {
  const isAlone = (index: number) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  return values.flatMap((value, index) =>
    value !== null && sign && (values.length <= MOST_SIGNS || isAlone(index))
      ? [{ value, index }]
      : [],
  );
}

/** How the way to a point is drawn that is not over. */
export const SO_FAR = { dash: '2 4', opacity: 0.6 };

/** The line, and the way to its last point where that is not over. */
export function linePaths(
  { values, endsSoFar }: Pick<ChartLine, 'values' | 'endsSoFar'>,
  scales: ChartScales,
): { whole: string; soFar: string } {
  if (!endsSoFar) return { whole: linePath(values, scales), soFar: '' };
  const last = values.length - 1;
  const only = (isShown: (index: number) => boolean) =>
    linePath(
      values.map((value, index) => (isShown(index) ? value : null)),
      scales,
    );
  return { whole: only((index) => index < last), soFar: only((index) => index >= last - 1) };
}

const linePath = (values: ChartLine['values'], scales: ChartScales): string =>
  line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => scales.at(index))
    .y((value) => scales.y(value ?? 0))([...values]) ?? '';

export const bandPath = (band: ChartBand, scales: ChartScales): string =>
  area<number | null>()
    .defined((low, index) => low !== null && (band.high[index] ?? null) !== null)
    .x((_, index) => scales.at(index))
    .y0((low) => scales.y(low ?? 0))
    .y1((_, index) => scales.y(band.high[index] ?? 0))([...band.low]) ?? '';
