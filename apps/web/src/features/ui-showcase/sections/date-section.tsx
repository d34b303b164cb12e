import { useState } from 'react';
import { DatePicker } from '../../../ui/date/date-picker.tsx';
import type { DateRange } from '../../../ui/date/date-range.ts';
import { DateRangePicker } from '../../../ui/date/date-range-picker.tsx';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const today = '2026-11-16';

const presets = [
  { label: 'First week', range: { start: '2026-11-02', end: '2026-11-08' } },
  { label: 'Two weeks', range: { start: '2026-11-02', end: '2026-11-15' } },
  { label: 'Whole month', range: { start: '2026-11-01', end: '2026-11-30' } },
];

export function DateSection() {
  const [start, setStart] = useState<string | null>('2026-11-12');
  const [empty, setEmpty] = useState<string | null>(null);
  const [flight, setFlight] = useState<DateRange | null>({
    start: '2026-11-12',
    end: '2026-12-10',
  });
  return (
    <SpecimenGrid>
      <Specimen title="Date">
        <DatePicker label="Start date" today={today} value={start} onChange={setStart} />
        <DatePicker label="Empty" today={today} value={empty} onChange={setEmpty} />
      </Specimen>
      <Specimen title="Between bounds">
        <DatePicker
          label="End date"
          today={today}
          description="From 10-11-2026 to 20-12-2026, no Sundays."
          min="2026-11-10"
          max="2026-12-20"
          isDayOff={(day) => new Date(day).getUTCDay() === 0}
          value={start}
          onChange={setStart}
        />
      </Specimen>
      <Specimen title="Range with presets">
        <DateRangePicker
          label="Flight"
          today={today}
          presets={() => presets}
          value={flight}
          onChange={setFlight}
        />
      </Specimen>
      <Specimen title="Invalid, disabled">
        <DatePicker
          label="Invalid"
          today={today}
          value="2026-01-01"
          onChange={() => {}}
          error="The start lies in the past. Choose today or later."
        />
        <DatePicker
          label="Disabled"
          today={today}
          isDisabled
          value="2026-11-12"
          onChange={() => {}}
        />
      </Specimen>
    </SpecimenGrid>
  );
}
