import { type ChartScales, HEIGHT } from './chart-scales.ts';

interface ChartAxesProps {
  scales: ChartScales;
  points: readonly { short: string }[];
}

/** The lines of the values and the names of the points. */
export function ChartAxes({ scales, points }: ChartAxesProps) {
  return (
    <>
      {scales.ticks.map(({ value, label, at }) => (
        <g key={value}>
          <line
            x1={scales.left}
            x2={scales.right}
            y1={at}
            y2={at}
            className="stroke-line"
            strokeWidth="1"
          />
          <text
            x={scales.left - 8}
            y={at}
            dy="0.32em"
            textAnchor="end"
            className="tabular fill-text-2"
          >
            {label}
          </text>
        </g>
      ))}
      {scales.labelled.map((index) => (
        <text
          key={index}
          x={scales.at(index)}
          y={HEIGHT - 8}
          textAnchor="middle"
          className="tabular fill-text-2"
        >
          {points[index]?.short}
        </text>
      ))}
    </>
  );
}
