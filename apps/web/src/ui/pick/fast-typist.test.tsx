import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsyncCombobox } from './async-combobox.tsx';
import { AsyncMultiCombobox } from './async-multi-combobox.tsx';
import { Combobox } from './combobox.tsx';
import { MultiSelect } from './multi-select.tsx';
import type { Option } from './option.ts';
import { Select } from './select.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const jobs: readonly Option[] = [
  '.NET Developer',
  'Accountant',
  'Baker',
  'Plumber',
  'Plumbing engineer',
  'Zoologist',
].map((label) => ({ id: label, label }));
const matching = (text: string) =>
  jobs.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

const ANSWER_MS = 120;
const search = (text: string): Promise<readonly Option[]> =>
  new Promise((resolve) => setTimeout(() => resolve(matching(text)), ANSWER_MS));

const onTake = vi.fn();
beforeEach(() => void onTake.mockReset());

function Several() {
  const [value, setValue] = useState<readonly Option[]>([]);
  return (
    <AsyncMultiCombobox
      label="Jobs"
      load={search}
      value={value}
      onAdd={(option) => {
        onTake(option.id);
        setValue([...value, option]);
      }}
      onRemove={() => onTake('removed')}
    />
  );
}

function One() {
  const [value, setValue] = useState<Option | null>(null);
  return (
    <AsyncCombobox
      label="Jobs"
      load={search}
      value={value}
      onChange={(option) => {
        onTake(option?.id);
        setValue(option);
      }}
    />
  );
}

const searched = [
  ['several from a server', Several],
  ['one from a server', One],
] as const;

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (key: string) => {
  const typedIn = box();
  fireEvent.keyDown(typedIn, { key });
  fireEvent.keyUp(typedIn, { key });
};

/** The list of the empty box is in sight before the first key. */
async function come(): Promise<void> {
  act(() => box().focus());
  await pass(1_000);
  expect(screen.getAllByRole('option')).toHaveLength(jobs.length);
}

async function type(text: string, msPerKey: number): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(box(), { target: { value: text.slice(0, length) } });
    await pass(msPerKey);
  }
}

const speeds = [20, 25, 90];
const pauses = [0, 100, 150, 350];
const pace = searched.flatMap(([name, Field]) =>
  speeds.flatMap((perKey) => pauses.map((pause) => [name, perKey, pause, Field] as const)),
);

test.each(pace)(
  '%s: %i ms per key, then arrow and Enter after %i ms each, take what was typed',
  async (_, perKey, pause, Field) => {
    render(<Field />);
    await come();
    await type('plumb', perKey);
    await pass(pause);
    press('ArrowDown');
    await pass(pause);
    press('Enter');
    await pass(1_000);
    expect(onTake.mock.calls).toEqual([['Plumber']]);
  },
);

test.each(searched)('%s: two early arrows mean the second', async (_, Field) => {
  render(<Field />);
  await come();
  await type('plumb', 20);
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  await pass(1_000);
  expect(onTake.mock.calls).toEqual([['Plumbing engineer']]);
});

test.each(searched)('%s: an early arrow marks the first of the answer', async (_, Field) => {
  render(<Field />);
  await come();
  await type('plumb', 20);
  press('ArrowDown');
  await pass(1_000);
  expect(onTake).not.toHaveBeenCalled();
  press('Enter');
  await pass(1_000);
  expect(onTake.mock.calls).toEqual([['Plumber']]);
});

test.each(searched)('%s: what is typed after Enter takes it back', async (_, Field) => {
  render(<Field />);
  await come();
  await type('plumb', 20);
  press('ArrowDown');
  press('Enter');
  await type('zoo', 20);
  await pass(1_000);
  expect(onTake).not.toHaveBeenCalled();
});

test.each(searched)('%s: no key and no press takes from the answer before', async (_, Field) => {
  render(<Field />);
  await come();
  await type('plumb', 20);
  press('Enter');
  for (const option of screen.getAllByRole('option')) fireEvent.click(option);
  await pass(1_000);
  press('Enter');
  await pass(1_000);
  expect(onTake).not.toHaveBeenCalled();
});

test.each(searched)('%s: a search without result takes nothing', async (_, Field) => {
  render(<Field />);
  await come();
  await type('xyz', 20);
  press('ArrowDown');
  press('Enter');
  await pass(1_000);
  expect(onTake).not.toHaveBeenCalled();
});

test.each(searched)('%s: who has left takes nothing', async (_, Field) => {
  render(<Field />);
  await come();
  await type('plumb', 20);
  press('ArrowDown');
  press('Enter');
  act(() => box().blur());
  await pass(1_000);
  expect(onTake).not.toHaveBeenCalled();
});

test.each([
  [
    'a fixed list',
    ['ArrowDown', 'Enter'],
    () => <Combobox label="Jobs" options={jobs} value={null} onChange={onTake} />,
  ],
  // Its first match is ready without an arrow.
  [
    'a select with a search',
    ['Enter'],
    () => <Select label="Jobs" hasSearch options={jobs} value={null} onChange={onTake} />,
  ],
  [
    'a select of several',
    ['Enter'],
    () => <MultiSelect label="Jobs" options={jobs} value={[]} onChange={([id]) => onTake(id)} />,
  ],
])('%s is narrowed with every key', async (_, keys, Field) => {
  for (const perKey of speeds) {
    const { unmount } = render(<Field />);
    const trigger = screen.getByRole('button');
    if (!screen.queryByRole('combobox')) fireEvent.click(trigger);
    await pass(0);
    act(() => box().focus());
    await type('plumb', perKey);
    for (const key of keys) press(key);
    await pass(1_000);
    expect(onTake.mock.lastCall).toEqual(['Plumber']);
    unmount();
    onTake.mockReset();
  }
});
