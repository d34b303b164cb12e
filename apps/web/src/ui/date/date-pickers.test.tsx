import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OwnLanguage } from '../lib/own-language.tsx';
import { DatePicker } from './date-picker.tsx';
import type { DateRange } from './date-range.ts';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => {
  act(() => field(name).focus());
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(field(name), { target: { value: text.slice(0, length) } });
  }
};
const leave = () => act(() => (document.activeElement as HTMLElement).blur());
const noSuchDay = /There is no such day/;
const shown = () => [field('Start date').value, field('End date').value];

const onChange = vi.fn();
function Flight({
  start,
  ...more
}: { start: DateRange | null } & Partial<Pick<DateRangePickerProps, 'presets' | 'endFor'>>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateRangePicker
        {...more}
        label="Flight"
        today="2027-05-04"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue({ start: '2027-01-01', end: '2027-01-09' })}>
        Colleague
      </button>
    </>
  );
}
const may = { start: '2027-05-01', end: '2027-05-31' };
function show(...[start, more]: [DateRange | null, Parameters<typeof Flight>[0]?]) {
  onChange.mockReset();
  return render(<Flight {...more} start={start} />);
}

test('a day is taken when the field is left, not digit by digit', () => {
  show(may);
  type('Start date', '15-05-2027');
  expect(onChange).not.toHaveBeenCalled();
  leave();
  expect(onChange.mock.calls).toEqual([[{ start: '2027-05-15', end: '2027-05-31' }]]);
});

test('both days are one change, also where the one in between would be wrong', () => {
  show(may);
  type('Start date', '01-06-2027');
  type('End date', '30-06-2027');
  leave();
  expect(onChange.mock.calls).toEqual([[{ start: '2027-06-01', end: '2027-06-30' }]]);
});

test.each(['1-6-2027', '01062027', '01/06/2027', '2027-06-01'])(
  'Enter takes a day written as %s',
  (text) => {
    show({ start: '2027-05-01', end: '2027-06-30' });
    type('Start date', text);
    fireEvent.keyDown(field('Start date'), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([[{ start: '2027-06-01', end: '2027-06-30' }]]);
    expect(shown()).toEqual(['01-06-2027', '30-06-2027']);
  },
);

test('a day that does not exist stays in sight, is said, and is no day', () => {
  show(may);
  type('End date', '31-02-2027');
  expect(screen.queryByText(noSuchDay)).toBeNull();
  leave();
  expect(screen.getByText(noSuchDay)).toBeTruthy();
  expect(shown()).toEqual(['01-05-2027', '31-02-2027']);
  expect(onChange.mock.calls).toEqual([[null]]);
  type('End date', '28-02-2028');
  leave();
  expect(screen.queryByText(noSuchDay)).toBeNull();
  expect(onChange.mock.lastCall).toEqual([{ start: '2027-05-01', end: '2028-02-28' }]);
});

test('a cleared day leaves no range, and the other day stays', () => {
  show(may);
  type('End date', '');
  fireEvent.change(field('End date'), { target: { value: '' } });
  leave();
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(shown()).toEqual(['01-05-2027', '']);
});

test('a start alone gets its end where the length is known', () => {
  show(null, { start: null, endFor: () => '2027-06-30' });
  type('Start date', '01-06-2027');
  leave();
  expect(onChange.mock.calls).toEqual([[{ start: '2027-06-01', end: '2027-06-30' }]]);
  expect(shown()).toEqual(['01-06-2027', '30-06-2027']);
});

test('ready ranges are told which start was typed', async () => {
  const presets = (start: string | null) => [
    { label: 'A week', range: { start: start ?? '', end: '2027-12-31' } },
  ];
  show(null, { start: null, presets });
  type('Start date', '01-06-2027');
  fireEvent.click(screen.getByRole('button', { name: 'Calendar, Flight' }));
  fireEvent.click(await screen.findByRole('button', { name: 'A week' }));
  expect(onChange.mock.calls).toEqual([[{ start: '2027-06-01', end: '2027-12-31' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed is taken when the calendar is closed without a choice', async () => {
  show(may);
  type('Start date', '15-05-2027');
  fireEvent.click(screen.getByRole('button', { name: 'Calendar, Flight' }));
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  expect(onChange.mock.calls).toEqual([[{ start: '2027-05-15', end: '2027-05-31' }]]);
});

test('days that come from elsewhere are shown', () => {
  show(may);
  type('Start date', '15-0');
  fireEvent.click(screen.getByText('Colleague'));
  expect(shown()).toEqual(['01-01-2027', '09-01-2027']);
});

// A save or a live update draws the form anew at any time, also between two keys.
test('a half-typed day survives that the form is drawn anew', () => {
  const day = (label: string) => (
    <DatePicker label={label} today="2026-12-04" value="2026-12-05" onChange={() => {}} />
  );
  const { rerender } = render(day('Day'));
  type('Day', '7-1');
  rerender(day('The day'));
  expect(field('The day').value).toBe('7-1');
  expect(document.activeElement).toBe(field('The day'));
});

test('a single day is taken as soon as it is whole', () => {
  const taken = vi.fn();
  function Day() {
    const [value, setValue] = useState<string | null>('2026-12-05');
    return (
      <DatePicker
        label="Day"
        today="2026-12-04"
        value={value}
        onChange={(next) => {
          taken(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Day />);
  type('Day', '31-11-2026');
  leave();
  expect(screen.getByText(noSuchDay)).toBeTruthy();
  expect(field('Day').value).toBe('31-11-2026');
  type('Day', '30-11-2026');
  expect(taken.mock.calls).toEqual([[null], ['2026-11-30']]);
  expect(field('Day').value).toBe('30-11-2026');
  leave();
  expect(taken).toHaveBeenCalledTimes(2);
});

const calendar = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Calendar, ${name}` }));
  return within(await screen.findByRole('dialog'));
};
const marked = () => [...document.querySelectorAll('[data-today]')].map((day) => day.textContent);

test('the calendar marks the day that it is told is today, and begins there', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-12T12:00:00Z'), toFake: ['Date'] });
  render(
    <OwnLanguage>
      <DatePicker label="Day" today="2027-06-20" value={null} onChange={() => {}} />
    </OwnLanguage>,
  );
  const days = await calendar('Day');
  expect(days.getByRole('button', { name: /^Today, Sunday,? 20 June 2027/ })).toBeTruthy();
  expect(marked()).toEqual(['20']);
});

test('the day of the machine is an ordinary one where it is another day', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-12T12:00:00Z'), toFake: ['Date'] });
  render(
    <OwnLanguage>
      <Flight start={{ start: '2027-05-06', end: '2027-05-07' }} />
    </OwnLanguage>,
  );
  const days = await calendar('Flight');
  expect(days.getByRole('button', { name: /^Wednesday,? 12 May 2027/ })).toBeTruthy();
  expect(days.getByRole('button', { name: /^Today, Tuesday,? 4 May 2027/ })).toBeTruthy();
  expect(marked()).toEqual(['4']);
});
