import { letterTexts } from '#texts/letter';
import type { Currency } from '../budget/money.ts';
import { addDays, type CalendarDate, showDate } from '../calendar/date.ts';
import { type CampaignStatus, hasFailed, isActive, isOver } from '../campaign/status.ts';
import type { Counted } from '../figure/figure.ts';
import { type Outlook, sayOutlook } from '../figure/outlook.ts';
import type { Period } from '../figure/period.ts';
import { fill } from '../message/text.ts';
import { sundayOf } from './week.ts';

/** A campaign in the weekly letter. */
export interface WeekCampaign {
  id: string;
  title: string;
  status: CampaignStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** What it did in the week, and in the one before; null where nothing is known. */
  week: Counted | null;
  before: Counted | null;
  /** The last day of which its networks have told; null as long as they have told nothing. */
  toldUntil: CalendarDate | null;
  /** Open errors that are not about a refused ad, and ads that are refused now. */
  failures: number;
  refusedAds: number;
  /** Where its money goes; missing where it was not asked for. */
  outlook?: Outlook | undefined;
}

/** It was to be shown on a day of this period. */
export const ranIn = ({ from, to }: Period, campaign: WeekCampaign): boolean => {
  const { week, status, startDate, endDate } = campaign;
  if (week && (week.impressions > 0 || week.spend > 0)) return true;
  return isActive(status) && startDate !== null && startDate <= to && (endDate ?? to) >= from;
};

/**
 * Whether its last day is still to come by Sunday of this week: then its outlook is worth asking for. What ends
 * later is in the next letter. Lists ask something else, `isEndingSoon`: they are read on every day of the week.
 */
export const endsThisWeek = (
  { status, endDate }: Pick<WeekCampaign, 'status' | 'endDate'>,
  today: CalendarDate,
): boolean =>
  isActive(status) && endDate !== null && endDate >= today && endDate <= sundayOf(today);

/** What a person should look at, in sentences; the gravest first. None where all is well. */
export function attentionOf(
  campaign: WeekCampaign,
  { week, today, currency }: { week: Period; today: CalendarDate; currency: Currency },
): { text: string; isError: boolean }[] {
  const { status, startDate, endDate, toldUntil, failures, refusedAds, outlook } = campaign;
  const found: { text: string; isError: boolean }[] = [];
  // A campaign that is over needs no action.
  if (isOver(status)) return found;
  if (hasFailed(status) || failures > 0) {
    found.push({ text: letterTexts.weekFailed, isError: true });
  }
  if (refusedAds > 0) {
    found.push({ text: fill(letterTexts.weekAdsRefused, { n: refusedAds }), isError: true });
  }
  if (endsThisWeek(campaign, today) && outlook?.kind === 'left' && endDate) {
    const { text } = sayOutlook(outlook, currency);
    const ends = fill(letterTexts.weekEnds, { date: showDate(endDate), outlook: text });
    found.push({ text: ends, isError: false });
  }
  // Networks tell of a day within hours: one that has told nothing of the last day but one is silent.
  const silentSince = addDays(week.to, -1);
  const runs = isActive(status) && startDate !== null && startDate <= silentSince;
  if (runs && (toldUntil === null || toldUntil < silentSince)) {
    const text =
      toldUntil === null
        ? fill(letterTexts.weekNoFiguresYet, { date: showDate(startDate) })
        : fill(letterTexts.weekNoFigures, { date: showDate(toldUntil) });
    found.push({ text, isError: false });
  } else if (runs && startDate <= week.from && campaign.week?.impressions === 0) {
    found.push({ text: letterTexts.weekNotShown, isError: false });
  }
  return found;
}
