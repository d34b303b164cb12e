import {
  type CalendarDate,
  type Currency,
  channelLabels,
  channels,
  countedByDay,
  countedIn,
  daysOf,
  fill,
  type Metric,
  metricSpecs,
  type Period,
  type Readings,
  showMetric,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useMemo } from 'react';
import { TimeChart } from '../../../ui/chart/time-chart.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { channelLooks } from '../model/channel-look.ts';
import { dayName, dayPoints, sayPoint } from '../model/day-points.ts';
import { FiguresTable } from './figures-table.tsx';

interface MetricChartProps {
  readings: Readings;
  period: Period;
  today: CalendarDate;
  currency: Currency;
  metric: Metric;
}

/** One figure over time, a line for each channel, and the same as a table. */
export function MetricChart(props: MetricChartProps) {
  const { readings, period, today, currency, metric } = props;
  const { label, of, isSum } = metricSpecs[metric];
  const days = useMemo(() => daysOf(period), [period]);
  const lines = useMemo(() => {
    const shown = channels.filter((one) =>
      readings.channels.some(({ channel }) => channel === one),
    );
    return shown.map((channel) => ({
      ...channelLooks[channel],
      id: channel,
      name: channelLabels[channel],
      values: countedByDay(readings, channel, days).map((counted) => counted && of(counted)),
    }));
  }, [readings, days, of]);
  const show = (value: number | null) => showMetric(metric, value, currency);
  const total = (of_: Period) => {
    const counted = countedIn(readings, of_);
    return show(counted && of(counted));
  };
  return (
    <Card as="section" aria-labelledby="over-time" className="flex flex-col gap-4">
      <h2 id="over-time" className="text-lg font-semibold">
        {fill(figuresTexts.chartTitle, { metric: label })}
      </h2>
      <TimeChart
        label={fill(figuresTexts.chartTitle, { metric: label })}
        help={figuresTexts.chartHelp}
        points={dayPoints(days, today)}
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
              ...lines.map(({ id }) => {
                const counted = countedIn(readings, period, [id]);
                return show(counted && of(counted));
              }),
              total(period),
            ],
          },
          ...days
            .map((day, at) => ({
              id: day,
              cells: [
                dayName(day, today),
                ...lines.map(({ values }) => show(values[at] ?? null)),
                total({ from: day, to: day }),
              ],
            }))
            .toReversed(),
        ]}
      />
    </Card>
  );
}
