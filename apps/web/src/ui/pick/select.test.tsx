import '../testing/fill-jsdom.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { id: 'as', label: 'Assen' },
  { id: 'br', label: 'Breda' },
  { id: 'de', label: 'Delfzijl' },
];

function City(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="City"
      options={options}
      value={value}
      onChange={setValue}
      emptyText="Sorry, no matching options"
      {...props}
    />
  );
}

const open = () => fireEvent.click(screen.getByRole('button'));

test('an option is chosen and shown', () => {
  render(<City />);
  open();
  fireEvent.click(screen.getByRole('option', { name: 'Breda' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button').textContent).toContain('Breda');
});

test('the search leaves what matches, whatever its case', () => {
  render(<City hasSearch searchLabel="Search cities" />);
  open();
  const search = screen.getByRole('combobox', { name: 'Search cities' });
  fireEvent.change(search, { target: { value: 'BRE' } });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Breda']);
});

test('nothing found says so in the words given', () => {
  render(<City hasSearch />);
  open();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzz' } });
  const list = within(screen.getByRole('listbox'));
  expect(list.getByText('Sorry, no matching options')).toBeTruthy();
});

test('an empty list opens too, and says the same', () => {
  render(<City options={[]} />);
  open();
  expect(screen.getByText('Sorry, no matching options')).toBeTruthy();
});

test('with a reason it stays reachable and does not open', async () => {
  const onChange = vi.fn();
  render(<City disabledReason="Not now" onChange={onChange} />);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  open();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Not now');
});
