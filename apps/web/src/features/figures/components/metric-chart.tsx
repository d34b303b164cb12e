import {
  type Channel,
  type Currency,
  countedIn,
  daysOf,
  fill,
  type Metric,
  metricCell,
  metricHead,
  metricSpecs,
  type Period,
  type Readings,
  showMetric,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useMemo } from 'react';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { channelLines } from '../model/channel-lines.ts';
import { dayName, dayPoints, sayPoint } from '../model/day-points.ts';
import { ChartExport, type FiguresOwner } from './chart-export.tsx';
import { FiguresTable } from './figures-table.tsx';

interface MetricChartProps extends FiguresOwner {
  readings: Readings;
  period: Period;
  currency: Currency;
  metric: Metric;
}

/** One figure over time, a line for each channel, and the same as a table. */
export function MetricChart(props: MetricChartProps) {
  const { readings, period, subject, account, currency, metric } = props;
  const { today } = account;
  const { label, of, isSum } = metricSpecs[metric];
  const days = useMemo(() => daysOf(period), [period]);
  const lines = useMemo(
    () => channelLines(readings, days, metric, today),
    [readings, days, metric, today],
  );
  const show = (value: number | null) => showMetric(metric, value, currency);
  const sumIn = (within: Period, only?: Channel): number | null => {
    const counted = countedIn(readings, within, only && [only]);
    return counted && of(counted);
  };
  const title = fill(figuresTexts.chartTitle, { metric: label });
  const points = dayPoints(days, today);
  const table = () => [
    [
      figuresTexts.day,
      ...[...lines.map(({ name }) => name), figuresTexts.total].map((channel) =>
        fill(figuresTexts.columnOf, { channel, figure: metricHead(metric, currency) }),
      ),
    ],
    ...days.map((day, at) => [
      day,
      ...lines.map(({ values }) => metricCell(metric, values[at] ?? null)),
      metricCell(metric, sumIn({ from: day, to: day })),
    ]),
    [
      figuresTexts.total,
      ...lines.map(({ id }) => metricCell(metric, sumIn(period, id))),
      metricCell(metric, sumIn(period)),
    ],
  ];
  return (
    <Card as="section" aria-labelledby="over-time" className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-2">
        <h2 id="over-time" className="text-lg font-semibold">
          {title}
        </h2>
        <ChartExport
          {...{ subject, account, period, table }}
          channels={lines.map(({ id }) => id)}
          chart={{ title, points, lines, showTick: show, isWhole: isSum }}
        />
      </div>
      <TimeChart
        label={title}
        help={figuresTexts.chartHelp}
        points={points}
        lines={lines}
        showValue={show}
        isWhole={isSum}
        sayPoint={sayPoint}
      />
      <FiguresTable
        caption={fill(figuresTexts.tableTitle, { metric: label })}
        heads={[figuresTexts.day, ...lines.map(({ name }) => name), figuresTexts.total]}
        rows={[
          {
            id: 'total',
            isTotal: true,
            cells: [
              figuresTexts.total,
              ...lines.map(({ id }) => show(sumIn(period, id))),
              show(sumIn(period)),
            ],
          },
          ...days
            .map((day, at) => ({
              id: day,
              cells: [
                dayName(day, today),
                ...lines.map(({ values }) => show(values[at] ?? null)),
                show(sumIn({ from: day, to: day })),
              ],
            }))
            .toReversed(),
        ]}
      />
    </Card>
  );
}
