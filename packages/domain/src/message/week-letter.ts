import { letterTexts } from '#texts/letter';
import type { Currency } from '../budget/money.ts';
import { type CalendarDate, showDate } from '../calendar/date.ts';
import { changeOf } from '../figure/change.ts';
import { type Counted, sumCounted } from '../figure/figure.ts';
import { type Metric, metricSpecs, showMetric } from '../figure/metric.ts';
import { attentionOf, ranIn, type WeekCampaign } from '../mail/attention.ts';
import { weeksOfLetter } from '../mail/week.ts';
import { footerOf, type Letter, onOneLine, type Reader } from './letters.ts';
import { fill } from './text.ts';

/** An account in the weekly letter: the campaigns that the reader may see, and where they lead. */
export interface WeekAccount {
  name: string;
  currency: Currency;
  today: CalendarDate;
  campaigns: readonly WeekCampaign[];
  figuresUrl: string;
  urlOf: (campaign: WeekCampaign, isError: boolean) => string;
}

/** More would not be read; the page of figures has them all. */
const LISTED = 10;

const sums: readonly Metric[] = ['spend', 'impressions', 'clicks', 'leads', 'cpc', 'cpl'];
const ofCampaign: readonly Metric[] = ['spend', 'clicks', 'leads'];

/** What ran, what it brought and what needs attention; undefined where there is nothing to tell. */
export function weekLetter(
  reader: Reader,
  monday: CalendarDate,
  accounts: readonly WeekAccount[],
): Letter | undefined {
  const { week } = weeksOfLetter(monday);
  const told = accounts.map((account) => tellAccount(account, monday));
  const shown = told.filter(({ ran, needing }) => ran + needing > 0);
  if (shown.length === 0) return undefined;
  const n = shown.reduce((sum, { ran }) => sum + ran, 0);
  const days = { from: showDate(week.from), to: showDate(week.to) };
  const names = shown.map(({ name }) => name);
  return {
    subject:
      n > 0 ? fill(letterTexts.weekSubject, { n, ...days }) : letterTexts.weekSubjectAttention,
    text: fill(letterTexts.week, {
      firstName: reader.firstName,
      ...days,
      accounts: shown.map(({ text }) => text).join('\n\n\n'),
      footer: footerOf(names, reader),
    }),
    unsubscribeUrl: reader.stopUrl,
  };
}

function tellAccount(account: WeekAccount, monday: CalendarDate) {
  const { name, currency, today, campaigns, figuresUrl, urlOf } = account;
  const { week } = weeksOfLetter(monday);
  const ran = campaigns
    .filter((one) => ranIn(week, one))
    .toSorted((a, b) => (b.week?.spend ?? 0) - (a.week?.spend ?? 0));
  const needing = campaigns.flatMap((campaign) => {
    const found = attentionOf(campaign, { week, today, currency });
    if (found.length === 0) return [];
    const isError = found.some((one) => one.isError);
    return [{ campaign, isError, about: found.map(({ text }) => text).join(' ') }];
  });
  const item = (campaign: WeekCampaign, about: string, isError: boolean) =>
    fill(letterTexts.weekItem, {
      title: onOneLine(campaign.title),
      about,
      url: urlOf(campaign, isError),
    });
  const total = together(ran.map((one) => one.week));
  const former = together(campaigns.map(({ before }) => before));
  const parts = [
    name,
    [
      ran.length > 0 ? fill(letterTexts.weekRan, { n: ran.length }) : letterTexts.weekNoneRan,
      ...(ran.length > 0 ? sumLines(total, former, currency) : []),
      fill(letterTexts.weekAll, { url: figuresUrl }),
    ].join('\n'),
    ...section(
      letterTexts.weekAttention,
      needing.map(({ campaign, about, isError }) => item(campaign, about, isError)),
    ),
    ...section(
      letterTexts.weekCampaigns,
      ran.map((one) => item(one, sayFigures(one, currency), false)),
    ),
  ];
  return { name, ran: ran.length, needing: needing.length, text: parts.join('\n\n') };
}

function section(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length - LISTED;
  const rest = more > 0 ? [fill(letterTexts.weekMore, { n: more })] : [];
  return [title, ...items.slice(0, LISTED), ...rest];
}

/** Null where nothing of it is known: no figures are not figures of zero. */
const together = (parts: readonly (Counted | null)[]): Counted | null => {
  const known = parts.filter((one) => one !== null);
  return known.length > 0 ? sumCounted(known) : null;
};

function sumLines(now: Counted | null, before: Counted | null, currency: Currency): string[] {
  if (!now) return [letterTexts.weekNotKnown];
  return sums.map((metric) => saySum(metric, now, before, currency));
}

function saySum(metric: Metric, now: Counted, before: Counted | null, currency: Currency): string {
  const { label, of } = metricSpecs[metric];
  const value = showMetric(metric, of(now), currency);
  const change = changeOf(metric, now, before)?.text;
  return change
    ? fill(letterTexts.weekSumChanged, { label, value, change })
    : fill(letterTexts.weekSum, { label, value });
}

const sayFigures = ({ week, before }: WeekCampaign, currency: Currency): string =>
  week
    ? ofCampaign.map((metric) => saySum(metric, week, before, currency)).join(', ')
    : letterTexts.weekNotKnown;
