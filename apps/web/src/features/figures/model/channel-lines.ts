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
export function channelLines(readings: Readings, days: readonly CalendarDate[], metric: Metric) {
  const { of } = metricSpecs[metric];
  return channels
    .filter((one) => readings.channels.some(({ channel }) => channel === one))
    .map((channel) => ({
      ...channelLooks[channel],
      id: channel,
      name: channelLabels[channel],
      values: countedByDay(readings, channel, days).map((counted) => counted && of(counted)),
    }));
}
