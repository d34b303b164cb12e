import { scaleLinear } from 'd3-scale';
import type { ChartBand, ChartLine } from './chart-series.ts';

export const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 28;
const RIGHT = 24;
const CHARACTER = 7;
/** So much room a date below the axis needs. */
const LABEL = 64;

interface Content {
  points: number;
  lines: readonly ChartLine[];
  band?: ChartBand | undefined;
  showTick: (value: number) => string;
  /** Nothing lies between two whole numbers. */
  isWhole?: boolean | undefined;
}

/** Where things lie in a chart of this width. */
export function chartScales({ points, lines, band, showTick, isWhole }: Content, width: number) {
  const all = [...lines.flatMap(({ values }) => values), ...(band?.high ?? [])];
  const most = Math.max(0, ...all.filter((value) => value !== null));
  const y = scaleLinear()
    .domain([0, most === 0 ? 1 : most])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  // Two ticks that read the same would make the axis lie.
  const ticks = y
    .ticks(4)
    .filter((value) => !isWhole || Number.isInteger(value))
    .map((value) => ({ value, label: showTick(value), at: y(value) }))
    .filter(({ label }, at, others) => others.findIndex((one) => one.label === label) === at);
  const left = 16 + CHARACTER * Math.max(...ticks.map(({ label }) => label.length));
  const x = scaleLinear()
    .domain([0, Math.max(points - 1, 1)])
    .range([left, Math.max(width - RIGHT, left + 1)]);
  const at = (index: number) => (points === 1 ? (left + width - RIGHT) / 2 : x(index));
  const step = Math.max(1, Math.ceil(points / Math.max(Math.floor((width - left) / LABEL), 1)));
  const labelled = Array.from({ length: points }, (_, index) => index).filter(
    (index) => index % step === 0,
  );
  /** The point nearest to a place on the screen. */
  const nearest = (place: number) => Math.min(Math.max(Math.round(x.invert(place)), 0), points - 1);
  return { left, right: width - RIGHT, bottom: HEIGHT - BOTTOM, at, y, ticks, labelled, nearest };
}

export type ChartScales = ReturnType<typeof chartScales>;
