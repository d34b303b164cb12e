import {
  type Period,
  type PeriodBounds,
  periodLabels,
  periodOf,
  periodPresets,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { DateRangePicker } from '../../../ui/date/date-range-picker.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import type { FiguresSearch, FiguresView } from '../model/figures-search.ts';

const OWN = 'own';

interface PeriodChooserProps {
  view: FiguresView;
  bounds: PeriodBounds;
  onChoose: (change: FiguresSearch) => void;
}

/** Ready periods, or days of one's own. Presets without a day that could have figures are not offered. */
export function PeriodChooser({ view, bounds, onChoose }: PeriodChooserProps) {
  const offered = periodPresets.filter((one) => periodOf(one, bounds) || one === view.preset);
  const own = (period: Period) => onChoose({ period: undefined, from: period.from, to: period.to });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={figuresTexts.period}
        options={[
          ...offered.map((id) => ({ id, label: periodLabels[id] })),
          { id: OWN, label: figuresTexts.ownPeriod },
        ]}
        value={view.preset ?? OWN}
        onChange={(id) =>
          id === OWN
            ? own(view.period ?? bounds)
            : onChoose({ period: id ?? undefined, from: undefined, to: undefined })
        }
        className="w-44"
      />
      {view.preset === undefined && view.period ? (
        <DateRangePicker
          label={figuresTexts.daysLabel}
          value={{ start: view.period.from, end: view.period.to }}
          onChange={(range) => range && own({ from: range.start, to: range.end })}
          today={bounds.today}
          min={bounds.from}
          max={bounds.to}
          className="w-72 max-sm:w-full"
        />
      ) : null}
    </div>
  );
}
