import { addDays, type CalendarDate } from '../calendar/date.ts';
import type { Channel } from '../channel/channel.ts';
import { type Counted, NOTHING_COUNTED, sumCounted } from './figure.ts';
import { isIn, type Period } from './period.ts';

/** What a channel did on a day. */
export interface DayFigure extends Counted {
  day: CalendarDate;
  channel: Channel;
}

/** Between which days a channel's network has told us what it counted. */
export interface Reading {
  channel: Channel;
  from: CalendarDate;
  /** Null as long as it has told nothing. */
  until: CalendarDate | null;
}

/** What was counted, and of which days that is known. */
export interface Readings {
  channels: readonly Reading[];
  days: readonly DayFigure[];
}

/** Whether a network has told anything yet: as long as none has, the figures are unknown and not zero. */
export const hasReadings = ({ channels }: Pick<Readings, 'channels'>): boolean =>
  channels.some(({ until }) => until !== null);

const isKnown = ({ from, until }: Reading, day: CalendarDate): boolean =>
  until !== null && day >= from && day <= until;

/**
 * What a channel did on each of these days. A day of which its network told nothing although it was
 * asked is a day of zeros; one that was not asked about yet is null.
 */
export function countedByDay(
  { channels, days }: Readings,
  channel: Channel,
  wanted: readonly CalendarDate[],
): (Counted | null)[] {
  const reading = channels.find((one) => one.channel === channel);
  const found = new Map(
    days.flatMap((one) => (one.channel === channel ? [[one.day, one] as const] : [])),
  );
  return wanted.map(
    (day) => found.get(day) ?? (reading && isKnown(reading, day) ? NOTHING_COUNTED : null),
  );
}

/** What a channel did in all the time; null as long as its network has told nothing. */
export function countedOfChannel({ channels, days }: Readings, channel: Channel): Counted | null {
  const isTold = channels.some((one) => one.channel === channel && one.until !== null);
  return isTold ? sumCounted(days.filter((one) => one.channel === channel)) : null;
}

interface AdCounted extends Counted {
  adId: string;
  channel: Channel;
}

/**
 * What each ad did. Networks tell only of ads that did something: one that is missing did nothing, if all that
 * its channel did is told by ad; otherwise what it did is not known.
 */
export function countedByAd(
  readings: Readings & { ads: readonly AdCounted[] },
): (ad: { id: string; channel: Channel }) => Counted | null {
  const found = new Map(readings.ads.map((one) => [one.adId, one]));
  const others = new Map(
    readings.channels.map(({ channel }) => {
      const ofAds = sumCounted(readings.ads.filter((one) => one.channel === channel));
      const isWhole = countedOfChannel(readings, channel)?.impressions === ofAds.impressions;
      return [channel, isWhole ? NOTHING_COUNTED : null];
    }),
  );
  return ({ id, channel }) => found.get(id) ?? others.get(channel) ?? null;
}

/** What a period brought on these channels together; null where nothing of it is known. */
export function countedIn(
  { channels, days }: Readings,
  period: Period,
  wanted?: readonly Channel[],
): Counted | null {
  const isWanted = ({ channel }: { channel: Channel }) => !wanted || wanted.includes(channel);
  const isRead = channels.some(
    (one) =>
      isWanted(one) && one.until !== null && one.until >= period.from && one.from <= period.to,
  );
  const found = days.filter((one) => isWanted(one) && isIn(period, one.day));
  return isRead || found.length > 0 ? sumCounted(found) : null;
}

/**
 * The channels that have not told of the last whole day of a period, so that its sums are not whole. Today
 * is told hour by hour.
 */
export function unreadChannels(
  { channels }: Readings,
  period: Period,
  today: CalendarDate,
): Channel[] {
  const last = period.to < today ? period.to : addDays(today, -1);
  return channels
    .filter(({ from, until }) => from <= last && (until === null || until < last))
    .map(({ channel }) => channel);
}
