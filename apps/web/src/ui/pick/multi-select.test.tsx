import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { id: 'as', label: 'Assen' },
  { id: 'br', label: 'Breda' },
  { id: 'de', label: 'Delfzijl' },
];

function Cities() {
  const [value, setValue] = useState(['br', 'as']);
  return <MultiSelect label="Cities" options={options} value={value} onChange={setValue} />;
}

const tags = () => screen.queryAllByRole('row').map((tag) => tag.textContent);

test('what is chosen stands as tags, in the order of choice', () => {
  render(<Cities />);
  expect(tags()).toEqual(['Breda', 'Assen']);
});

test('a tag goes with its cross', () => {
  render(<Cities />);
  fireEvent.click(screen.getAllByRole('button', { name: /Remove/ })[0] as HTMLElement);
  expect(tags()).toEqual(['Assen']);
});

test('a tag goes with Delete', () => {
  render(<Cities />);
  const [, second] = screen.getAllByRole('row');
  act(() => second?.focus());
  fireEvent.keyDown(second as HTMLElement, { key: 'Delete' });
  expect(tags()).toEqual(['Breda']);
});

test('the list stays open while several are chosen', () => {
  render(<Cities />);
  fireEvent.click(screen.getByRole('button', { name: /Cities/ }));
  fireEvent.click(screen.getByRole('option', { name: 'Delfzijl' }));
  expect(screen.getByRole('listbox')).toBeTruthy();
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3);
});
