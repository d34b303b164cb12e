import { bandPath, LEGEND_SIGN, linePaths, SO_FAR, signedPoints, signPath } from './chart-paths.ts';
import type { ChartScales } from './chart-scales.ts';
import type { ChartBand, ChartLine, LineLook } from './chart-series.ts';

export function LineMark({ line: drawn, scales }: { line: ChartLine; scales: ChartScales }) {
  const { sign, colour, dash } = drawn;
  const { whole, soFar } = linePaths(drawn, scales);
  return (
    <g className={colour}>
      <path
        d={whole}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {soFar ? (
        <path
          d={soFar}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={SO_FAR.dash}
          opacity={SO_FAR.opacity}
        />
      ) : null}
      {signedPoints(drawn).map(({ value, index }) => (
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
  return (
    <path d={bandPath(band, scales)} className={band.colour} fill="currentColor" opacity="0.18" />
  );
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
        <path
          d={signPath(look.sign, LEGEND_SIGN)}
          transform="translate(14 6)"
          fill="currentColor"
        />
      ) : null}
    </svg>
  );
}
