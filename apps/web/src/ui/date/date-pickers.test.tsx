import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DatePicker } from './date-picker.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

function clear(element: HTMLElement): void {
  act(() => element.focus());
  fireEvent.keyDown(element, { key: 'Backspace' });
}

// A save or a live update draws the form anew at any time, also between two keys.
test('a half-typed day survives that the form is drawn anew', () => {
  const day = (label: string) => (
    <DatePicker label={label} value="2026-12-05" onChange={() => {}} />
  );
  const { rerender } = render(day('Day'));
  clear(part(/^day/));
  rerender(day('The day'));
  expect(part(/^day/).textContent).toBe('dd');
  expect(document.activeElement).toBe(part(/^day/));
});

test('so does a half-typed range', () => {
  const range = (label: string) => (
    <DateRangePicker
      label={label}
      value={{ start: '2026-12-05', end: '2026-12-09' }}
      onChange={() => {}}
    />
  );
  const { rerender } = render(range('Days'));
  clear(part(/^day, End/));
  rerender(range('The days'));
  expect(part(/^day, End/).textContent).toBe('dd');
  expect(document.activeElement).toBe(part(/^day, End/));
});
