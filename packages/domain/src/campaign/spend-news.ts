import { type CalendarDate, lengthInDays, runningDays } from '../calendar/date.ts';

/** The money of one channel, in cents, and the days on which its network could spend it. */
export interface ChannelSpend {
  budget: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** What a campaign had to spend and has spent so far, on all its networks together, in cents. */
export interface CampaignSpend {
  spent: number;
  channels: readonly ChannelSpend[];
}

/** A network that got it late could spend nothing on the days before. */
export const firstDayToSpend = (startDate: CalendarDate, published: CalendarDate): CalendarDate =>
  published > startDate ? published : startDate;

const NEARLY = 0.9;
const TOO_LITTLE = 0.5;
/** Networks need some days to learn to whom they show ads. */
const DAYS_TO_LEARN = 3;

export const totalToSpend = (channels: readonly ChannelSpend[]): number =>
  channels.reduce((all, { budget }) => all + budget, 0);

export const isNearlySpent = ({ channels, spent }: CampaignSpend): boolean => {
  const budget = totalToSpend(channels);
  return budget > 0 && spent >= budget * NEARLY;
};

/** What should have been spent on the days that are over, if each channel spends the same on each. */
export const expectedSpend = (channels: readonly ChannelSpend[], today: CalendarDate): number =>
  channels.reduce((all, channel) => all + expectedOf(channel, today), 0);

function expectedOf({ budget, startDate, endDate }: ChannelSpend, today: CalendarDate): number {
  const days = Math.min(lengthInDays(startDate, today), runningDays(startDate, endDate));
  return Math.round((budget * Math.max(days, 0)) / runningDays(startDate, endDate));
}

/** After three whole days on every network it has spent less than half of that. */
export const isUnderspent = ({ channels, spent }: CampaignSpend, today: CalendarDate): boolean =>
  channels.every(({ startDate }) => lengthInDays(startDate, today) >= DAYS_TO_LEARN) &&
  spent < expectedSpend(channels, today) * TOO_LITTLE;
