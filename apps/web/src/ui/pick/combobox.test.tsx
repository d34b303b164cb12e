import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AsyncCombobox } from './async-combobox.tsx';
import { Combobox } from './combobox.tsx';
import type { Option } from './option.ts';

const cities: Option[] = [
  { id: 'br', label: 'Breda' },
  { id: 'ut', label: 'Utrecht' },
];
const find = async (text: string) =>
  cities.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

function Fixed() {
  const [value, setValue] = useState<string | null>(null);
  return <Combobox label="City" options={cities} value={value} onChange={setValue} />;
}

function FromServer() {
  const [value, setValue] = useState<Option | null>(null);
  return (
    <>
      <AsyncCombobox label="City" load={find} value={value} onChange={setValue} />
      <output aria-label="Chosen">{value?.label}</output>
    </>
  );
}

test.each([
  ['a fixed list', Fixed],
  ['a list that a server finds', FromServer],
])('one of %s is found by typing and taken by keys', async (_, Field) => {
  render(<Field />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'utr' } });
  expect(await screen.findByRole('option', { name: 'Utrecht' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Breda' })).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('Utrecht');
});

test.each([
  ['another text gets the chosen one back', 'utr', 'Breda'],
  ['an empty box has chosen nothing', '', ''],
])('who leaves with %s', async (_, text, expected) => {
  render(<FromServer />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'bre' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Breda' }));
  act(() => box.blur());
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Utrecht' })).toBeTruthy());
  act(() => box.blur());
  expect(box.value).toBe(expected);
  expect(screen.getByRole('status', { name: 'Chosen' }).textContent).toBe(expected);
});
