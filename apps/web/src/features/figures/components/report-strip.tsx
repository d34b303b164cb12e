import {
  type Comparison,
  type Currency,
  changeOf,
  countedIn,
  metricSpecs,
  metrics,
  type Period,
  type Readings,
  showMetric,
} from '@posthorn/domain';
import { Term } from '../../../lib/glossary/term.tsx';

interface ReportStripProps {
  readings: Readings;
  period: Period;
  comparison: Comparison | undefined;
  currency: Currency;
}

/** The figures of a month side by side, with their change, as paper has room for them. */
export function ReportStrip({ readings, period, comparison, currency }: ReportStripProps) {
  const counted = countedIn(readings, period);
  const now = comparison ? countedIn(readings, comparison.current) : null;
  const before = comparison ? countedIn(readings, comparison.before) : null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 print:grid-cols-4">
      {metrics.map((metric) => {
        const { label, of } = metricSpecs[metric];
        return (
          <div key={metric} className="border-t border-line pt-2">
            <dt className="text-xs text-text-2">
              <Term word={metric}>{label}</Term>
            </dt>
            <dd className="tabular text-xl font-semibold">
              {showMetric(metric, counted && of(counted), currency)}
            </dd>
            <dd className="tabular min-h-4 text-xs text-text-2">
              {changeOf(metric, now, before)?.text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
