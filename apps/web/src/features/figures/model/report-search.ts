import {
  addDays,
  type CalendarDate,
  daysOfMonth,
  isMetric,
  isMonth,
  lastMonth,
  type Metric,
  type Month,
  runningDays,
} from '@posthorn/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** What an address says about a monthly report. */
export interface ReportSearch {
  month?: string | undefined;
  /** Ids with commas between; all campaigns where it is missing. */
  campaigns?: string | undefined;
  metric?: string | undefined;
  /** The id of a logo, or `none`; the one chosen last on this device where it is missing. */
  logo?: string | undefined;
}

export interface ReportView {
  month: Month;
  campaignIds: string[] | undefined;
  metric: Metric;
  logo: string | undefined;
}

export const NO_LOGO = 'none';

const id = /^[0-9a-f-]{36}$/i;

/** What an address shows. What it says wrongly counts as not said. */
export function reportViewOf(search: ReportSearch, today: CalendarDate): ReportView {
  const { month, campaigns = '', metric, logo } = search;
  const ids = campaigns.split(',').filter((one) => id.test(one));
  return {
    month: month && isMonth(month) ? month : lastMonth(today),
    campaignIds: ids.length > 0 ? ids : undefined,
    metric: metric && isMetric(metric) ? metric : 'clicks',
    logo,
  };
}

/** The days of the month, and as many before them to compare with. */
export function daysToReport({ month, campaignIds }: ReportView) {
  const period = daysOfMonth(month);
  return {
    ...period,
    since: addDays(period.from, -runningDays(period.from, period.to)),
    ...(campaignIds && { campaigns: campaignIds.join(',') }),
  };
}

export function useReportSearch() {
  const search: ReportSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: ReportSearch) =>
    void navigate({
      to: '.',
      search: (former: ReportSearch) => ({ ...former, ...change }),
      resetScroll: false,
    });
  return { search, choose };
}
