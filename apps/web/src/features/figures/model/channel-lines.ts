import {
  type CalendarDate,
  channelLabels,
  channels,
  countedByDay,
  type Metric,
  metricSpecs,
  type Readings,
} from '@posthorn/domain';
import { channelLooks } from './channel-look.ts';

/** One figure day by day: a line for each channel of which anything is known. */
export function channelLines(
  readings: Readings,
  days: readonly CalendarDate[],
  metric: Metric,
  today: CalendarDate,
) {
  const { of } = metricSpecs[metric];
  const isSoFar = days.length > 1 && days.at(-1) === today;
  return channels
    .filter((one) => readings.channels.some(({ channel }) => channel === one))
    .map((channel) => ({
      ...channelLooks[channel],
      id: channel,
      name: channelLabels[channel],
      ...(isSoFar && { endsSoFar: true }),
      values: countedByDay(readings, channel, days).map((counted) => counted && of(counted)),
    }));
}
