import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AsyncMultiCombobox } from './async-multi-combobox.tsx';
import type { Option } from './option.ts';

const cities: Option[] = [
  { id: 'as', label: 'Assen' },
  { id: 'br', label: 'Breda', otherName: 'Bredá' },
  { id: 'de', label: 'Delfzijl' },
];
const search = async (text: string) =>
  cities.filter(({ label, otherName }) =>
    `${label} ${otherName}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
const load = vi.fn(search);

function Cities({ onAdd }: { onAdd?: (option: Option) => void }) {
  const [value, setValue] = useState<readonly Option[]>([]);
  return (
    <AsyncMultiCombobox
      label="Cities"
      load={load}
      pause={20}
      value={value}
      onAdd={onAdd ?? ((option) => setValue([...value, option]))}
      onRemove={(gone) => setValue(value.filter(({ id }) => !gone.has(id)))}
      emptyText="No such city"
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Cities' });
const tags = () => screen.queryAllByRole('row', { hidden: true }).map((tag) => tag.textContent);
const type = (text: string) => {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
};

test('nothing is asked for before a person comes to it', async () => {
  vi.useFakeTimers();
  render(<Cities />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load).not.toHaveBeenCalled();
  vi.useRealTimers();
  act(() => box().focus());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('what is picked becomes a tag, and the text is ready for the next', async () => {
  render(<Cities />);
  type('br');
  fireEvent.click(await screen.findByRole('option', { name: 'Breda' }));
  expect(tags()).toEqual(['Breda']);
  expect((box() as HTMLInputElement).value).toBe('');
  type('ass');
  fireEvent.click(await screen.findByRole('option', { name: 'Assen' }));
  expect(tags()).toEqual(['Breda', 'Assen']);
});

test('after a choice the list goes, until a press or a key asks for it', async () => {
  render(<Cities />);
  type('br');
  fireEvent.click(await screen.findByRole('option', { name: 'Breda' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(document.activeElement).toBe(box());
  fireEvent.click(box());
  expect(await screen.findByRole('option', { name: 'Delfzijl' })).toBeTruthy();
});

test('what is said while there is nothing to choose is no option', async () => {
  let answer = (_: Option[]) => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  render(<Cities />);
  type('zz');
  expect((await screen.findByRole('status')).textContent).toBe('Searching…');
  expect(screen.queryByRole('option')).toBeNull();
  await waitFor(() => expect(load).toHaveBeenLastCalledWith('zz', expect.anything()));
  await act(async () => answer([]));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No such city'));
  expect(screen.queryByRole('option')).toBeNull();
});

test.each([
  ['its name', 'breda ', ['Breda']],
  ['another name it has', 'bredá', ['Breda']],
  ['a part of its name', 'bre', []],
])('who leaves the field with %s', async (_, text, expected) => {
  render(<Cities />);
  type(text);
  await screen.findByRole('option', { name: 'Breda' });
  act(() => box().blur());
  await waitFor(() => expect((box() as HTMLInputElement).value).toBe(''));
  expect(tags()).toEqual(expected);
});

test('a name is taken, too, when the field is left before the search has an answer', async () => {
  let answer: (found: Option[]) => void = () => {};
  load.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  render(<Cities />);
  type('Breda');
  await waitFor(() => expect(load).toHaveBeenLastCalledWith('Breda', expect.anything()));
  act(() => box().blur());
  expect((box() as HTMLInputElement).value).toBe('Breda');
  await act(async () => answer(cities));
  expect(tags()).toEqual(['Breda']);
  expect((box() as HTMLInputElement).value).toBe('');
  load.mockImplementation(search);
});

test('Tab on the marked line takes it once', async () => {
  const onAdd = vi.fn();
  render(<Cities onAdd={onAdd} />);
  type('breda');
  await screen.findByRole('option', { name: 'Breda' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Tab' });
  act(() => box().blur());
  expect(onAdd).toHaveBeenCalledOnce();
});

test('the caller may refuse a pick', async () => {
  const onAdd = vi.fn();
  render(<Cities onAdd={onAdd} />);
  type('br');
  fireEvent.click(await screen.findByRole('option', { name: 'Breda' }));
  expect(onAdd).toHaveBeenCalledWith(cities[1]);
  expect(tags()).toEqual([]);
});

test('a tag goes with its cross', async () => {
  render(<Cities />);
  type('br');
  fireEvent.click(await screen.findByRole('option', { name: 'Breda' }));
  type('de');
  fireEvent.click(await screen.findByRole('option', { name: 'Delfzijl' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Breda', hidden: true }));
  expect(tags()).toEqual(['Delfzijl']);
});

test('a search without result says so', async () => {
  render(<Cities />);
  type('xyz');
  expect(await screen.findByText('No such city')).toBeTruthy();
});

test('a search that fails says so, and not that there is nothing', async () => {
  load.mockRejectedValueOnce(new Error('down'));
  render(<Cities />);
  type('br');
  expect(await screen.findByText('The search failed. Type again to retry.')).toBeTruthy();
  expect(screen.queryByText('No such city')).toBeNull();
});

test('what is chosen is marked in the list, where a second press takes it back', async () => {
  render(<Cities />);
  type('br');
  fireEvent.click(await screen.findByRole('option', { name: 'Breda' }));
  type('bred');
  const option = await screen.findByRole('option', { name: 'Breda' });
  expect(option.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(option);
  expect(tags()).toEqual([]);
});

test('a page that scrolls takes neither the text nor the list', async () => {
  render(<Cities />);
  type('br');
  await screen.findByRole('option', { name: 'Breda' });
  fireEvent.scroll(document);
  expect(await screen.findByRole('option', { name: 'Breda' })).toBeTruthy();
  expect((box() as HTMLInputElement).value).toBe('br');
  fireEvent.keyDown(box(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect((box() as HTMLInputElement).value).toBe('');
});
