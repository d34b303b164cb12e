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

const signPath = (sign: NonNullable<LineLook['sign']>, size = 36) =>
  symbol(signs[sign], size)() ?? '';

/** More points than these would make a caterpillar of the line. */
const MOST_SIGNS = 31;

export function LineMark({ line: drawn, scales }: { line: ChartLine; scales: ChartScales }) {
  const { values, sign, colour, dash } = drawn;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => scales.at(index))
    .y((value) => scales.y(value ?? 0))([...values]);
  const isAlone = (index: number) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  const signed = values.flatMap((value, index) =>
    value !== null && sign && (values.length <= MOST_SIGNS || isAlone(index))
      ? [{ value, index }]
      : [],
  );
  return (
    <g className={colour}>
      <path
        d={path ?? ''}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {signed.map(({ value, index }) => (
        <path
          key={index}
          d={signPath(sign ?? 'circle')}
          transform={`translate(${scales.at(index)} ${scales.y(value)})`}
          fill="currentColor"
        />
      ))}
    </g>
  );
}

export function BandMark({ band, scales }: { band: ChartBand; scales: ChartScales }) {
  const path = area<number | null>()
    .defined((low, index) => low !== null && (band.high[index] ?? null) !== null)
    .x((_, index) => scales.at(index))
    .y0((low) => scales.y(low ?? 0))
    .y1((_, index) => scales.y(band.high[index] ?? 0))([...band.low]);
  return <path d={path ?? ''} className={band.colour} fill="currentColor" opacity="0.18" />;
}

/** The line of a legend, as the chart draws it. */
export function LegendSign({ look }: { look: LineLook }) {
  return (
    <svg
      aria-hidden="true"
      width="28"
      height="12"
      viewBox="0 0 28 12"
      className={`shrink-0 ${look.colour}`}
    >
      <path
        d="M1 6H27"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={look.dash}
        fill="none"
      />
      {look.sign ? (
        <path d={signPath(look.sign, 44)} transform="translate(14 6)" fill="currentColor" />
      ) : null}
    </svg>
  );
}
