import { reportTexts } from '#texts/report';
import { reportColumnTexts } from '#texts/report-column';
import type { Currency } from '../budget/money.ts';
import { fillLoosely } from '../message/text.ts';

/** What a row of a report can tell of a campaign, or of one of its channels. */
export type ReportColumn = keyof typeof reportColumnTexts;

interface ReportSpec {
  label: string;
  fileName: string;
  columns: readonly ReportColumn[];
}

const campaign = ['id', 'campaign', 'workspace', 'type', 'status'] as const;
const dates = ['startDate', 'endDate'] as const;
const audience = ['functionGroup', 'profiles', 'locations'] as const;
const references = ['poNumber', 'referenceNumber'] as const;
const figures = ['spend', 'impressions', 'clicks', 'ctr', 'cpc', 'leads', 'costPerLead'] as const;

export const reports = ['channels', 'campaigns'] as const;
export type Report = (typeof reports)[number];

/** The reports of an account: `channels` has a row for each channel of a campaign, `campaigns` its sums. */
export const reportSpecs: Record<Report, ReportSpec> = {
  channels: {
    label: reportTexts.channels,
    fileName: 'campaigns_performance_report.csv',
    columns: [...campaign, 'channel', ...dates, ...figures],
  },
  campaigns: {
    label: reportTexts.campaigns,
    fileName: 'campaign_performance_report.csv',
    columns: [...campaign, ...audience, ...dates, ...references, 'budget', ...figures],
  },
};

/** What its columns are called; those of money name the account's currency. */
export const reportHead = (report: Report, currency: Currency): string[] =>
  reportSpecs[report].columns.map((column) => fillLoosely(reportColumnTexts[column], { currency }));
