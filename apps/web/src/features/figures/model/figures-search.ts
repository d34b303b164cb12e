import {
  chosenPeriod,
  isMetric,
  isPeriodPreset,
  type Metric,
  type Period,
  type PeriodBounds,
  type PeriodPreset,
  periodOf,
} from '@posthorn/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** What an address says about the figures it shows. */
export interface FiguresSearch {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  metric?: string | undefined;
}

/** What is looked at: a preset, or days that a person chose. */
export interface FiguresView {
  /** Undefined where days were chosen. */
  preset: PeriodPreset | undefined;
  /** Undefined where no day of it can have figures. */
  period: Period | undefined;
  metric: Metric;
}

interface Usual {
  preset: PeriodPreset;
  metric: Metric;
}

/** What an address shows. What it says wrongly counts as not said. */
export function viewOf(search: FiguresSearch, bounds: PeriodBounds, usual: Usual): FiguresView {
  const metric = search.metric && isMetric(search.metric) ? search.metric : usual.metric;
  const chosen = chosenPeriod(search, bounds);
  if (chosen) return { preset: undefined, period: chosen, metric };
  const preset = search.period && isPeriodPreset(search.period) ? search.period : usual.preset;
  return { preset, period: periodOf(preset, bounds), metric };
}

/** The address, and how to change it. Each choice is a step that the back button undoes. */
export function useFiguresSearch() {
  const search: FiguresSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (change: FiguresSearch) =>
    void navigate({
      to: '.',
      search: (former: FiguresSearch) => ({ ...former, ...change }),
      resetScroll: false,
    });
  return { search, choose };
}
