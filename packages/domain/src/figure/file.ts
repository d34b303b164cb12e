import { reportColumnTexts } from '#texts/report-column';
import type { Currency } from '../budget/money.ts';
import type { CsvNumber } from '../field/csv.ts';
import { fillLoosely } from '../message/text.ts';
import type { Metric } from './metric.ts';
import type { Period } from './period.ts';

interface FileColumn {
  head: string;
  /** How many of what we count make one of what the file counts: cents to a euro. */
  per: number;
  decimals: number;
}

const count = { per: 1, decimals: 0 };
const money = { per: 100, decimals: 2 };

/** Each figure as the reports of the account write it. */
const columns: Record<Metric, FileColumn> = {
  spend: { head: reportColumnTexts.spend, ...money },
  impressions: { head: reportColumnTexts.impressions, ...count },
  clicks: { head: reportColumnTexts.clicks, ...count },
  leads: { head: reportColumnTexts.leads, ...count },
  ctr: { head: reportColumnTexts.ctr, per: 1, decimals: 2 },
  cpc: { head: reportColumnTexts.cpc, ...money },
  cpl: { head: reportColumnTexts.costPerLead, ...money },
};

/** What a column of this figure is called in a file, with its unit. */
export const metricHead = (metric: Metric, currency: Currency): string =>
  fillLoosely(columns[metric].head, { currency });

export function metricCell(metric: Metric, value: number | null): CsvNumber {
  const { per, decimals } = columns[metric];
  return { number: value === null ? null : value / per, decimals };
}

export const moneyCell = (cents: number | null): CsvNumber => metricCell('spend', cents);

/** More would be cut off by some file systems, and read by no one. */
const NAME_LENGTH = 60;

/** What a file of a chart is called, without its ending: plain letters, which every system takes. */
export function figureFileName(words: readonly string[], { from, to }: Period): string {
  const name = words
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, NAME_LENGTH)
    .replace(/-$/, '');
  return [...(name ? [name] : []), from, to].join('_');
}
