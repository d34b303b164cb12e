import '../../../ui/testing/fill-jsdom.ts';
import { say } from '@posthorn/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { liveValue } from '../../../ui/live/live.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { LinesField } from './lines-field.tsx';

afterEach(() => toast.clear());

const tags = [
  { tag: 'city', label: 'City', text: 'Groningen' },
  { tag: 'company', label: 'Company', text: '%%company%%', says: 'Ziekenhuis Noorderzorg' },
] as const;

function Lines({ first }: { first: string[] }) {
  const [lines, setLines] = useState<readonly string[]>(first);
  return (
    <LinesField
      list="headlines"
      lines={lines}
      onChange={setLines}
      onBlur={() => {}}
      lineErrors={[]}
      tags={tags}
      fieldId="h"
    />
  );
}
const show = (...lines: string[]) =>
  render(
    <UiProvider navigate={() => {}}>
      <Lines first={lines} />
    </UiProvider>,
  );
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const values = () => inputs().map(({ value }) => value);
const focusAt = () => inputs().indexOf(document.activeElement as HTMLInputElement);
const input = (at: number) => inputs()[at] as HTMLInputElement;
const add = () => screen.getByRole('button', { name: 'Add headline' });
const said = () => toastQueue.visibleToasts.map(({ content }) => content.message);

test('lines have names, hints and counters', () => {
  show('ICU nurse', '', '');
  expect(screen.getByRole('textbox', { name: 'Headline 1' })).toBe(input(0));
  expect(input(1).placeholder).toBe('Type headline.');
  expect(screen.getByText('9/30')).toBeDefined();
});

test('Enter goes on, and adds a line after the last one that says something', () => {
  show('a', 'b', '');
  act(() => input(0).focus());
  fireEvent.keyDown(input(0), { key: 'Enter' });
  fireEvent.keyDown(input(1), { key: 'Enter' });
  expect(focusAt()).toBe(2);
  fireEvent.keyDown(input(2), { key: 'Enter' });
  expect(values()).toHaveLength(3);
  fireEvent.change(input(2), { target: { value: 'c' } });
  fireEvent.keyDown(input(2), { key: 'Enter' });
  expect(values()).toEqual(['a', 'b', 'c', '']);
  expect(focusAt()).toBe(3);
});

test('there are fifteen at most', () => {
  show(...Array.from({ length: 14 }, (_, n) => `Line ${n}`));
  expect(add().hasAttribute('disabled')).toBe(false);
  fireEvent.click(add());
  expect(values()).toHaveLength(15);
  expect(focusAt()).toBe(14);
  expect(add().hasAttribute('disabled')).toBe(true);
});

test('the first three stay', () => {
  show('a', 'b', 'c', 'd');
  expect(screen.queryByRole('button', { name: 'Delete Headline 3' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Headline 4' }));
  expect(values()).toEqual(['a', 'b', 'c']);
  expect(focusAt()).toBe(2);
});

test('Backspace takes an empty line away, where that is possible', () => {
  show('a', 'b', '', '');
  fireEvent.keyDown(input(2), { key: 'Backspace' });
  fireEvent.keyDown(input(3), { key: 'Backspace' });
  expect(values()).toEqual(['a', 'b', '']);
});

test('Alt with an arrow moves a line, and the focus goes along', () => {
  show('a', 'b', 'c');
  act(() => input(0).focus());
  fireEvent.keyDown(input(0), { key: 'ArrowDown', altKey: true });
  expect(values()).toEqual(['b', 'a', 'c']);
  expect(focusAt()).toBe(1);
  expect(screen.getByText('Headline 1 moved to place 2 of 3')).toBeDefined();
});

test('a list that is pasted fills several lines, and says what found no place', () => {
  show('', '', '');
  const paste = (at: number, text: string) =>
    fireEvent.paste(input(at), { clipboardData: { getData: () => text } });
  paste(0, 'one\ntwo\n\nthree\nfour');
  expect(values()).toEqual(['one', 'two', 'three', 'four']);
  expect(focusAt()).toBe(3);
  paste(3, Array.from({ length: 14 }, (_, n) => `more ${n}`).join('\n'));
  expect(values()).toHaveLength(15);
  expect(said()).toEqual([say('search.pasteTooMany', { n: 2 })]);
});

test('a tag goes into the line a person was in, if it fits', () => {
  show('a', 'x'.repeat(28), 'c');
  act(() => input(2).focus());
  input(2).setSelectionRange(1, 1);
  fireEvent.click(screen.getByRole('button', { name: 'City' }));
  expect(values()[2]).toBe('c Groningen');
  act(() => input(1).focus());
  fireEvent.click(screen.getByRole('button', { name: 'City' }));
  expect(values()[1]).toBe('x'.repeat(28));
  expect(said()).toEqual([say('ad.insertTooLong')]);
});

test('a line that is there already is only warned of', () => {
  show('Nurses', 'b', 'nurses');
  expect(screen.getByText(say('search.repeated'))).toBeDefined();
  expect(input(2).getAttribute('aria-invalid')).toBeNull();
});

test('lines that are followed go where they are put, and so does the focus', () => {
  const lines = liveValue<readonly string[]>(['', '', '']);
  render(
    <UiProvider navigate={() => {}}>
      <LinesField
        list="headlines"
        lines={lines}
        onChange={lines.set}
        onBlur={() => {}}
        lineErrors={[]}
        tags={tags}
        fieldId="h"
      />
    </UiProvider>,
  );
  act(() => input(0).focus());
  // As many lines as before: nothing but their words changes.
  fireEvent.paste(input(0), { clipboardData: { getData: () => 'one\ntwo' } });
  expect(values()).toEqual(['one', 'two', '']);
  expect(focusAt()).toBe(1);
  for (let times = 0; times < 2; times += 1) {
    act(() => input(0).focus());
    fireEvent.keyDown(input(0), { key: 'ArrowDown', altKey: true });
    expect(focusAt()).toBe(1);
  }
  expect(values()).toEqual(['one', 'two', '']);
  fireEvent.change(input(2), { target: { value: 'Two' } });
  expect(screen.getByText(say('search.repeated'))).toBeDefined();
  act(() => lines.set(['x']));
  expect(values()).toEqual(['x']);
});

test('a line that will be too long with the name of the company is told while it is written', () => {
  show('Come to %%company%%', 'b', 'c');
  const told = () => screen.queryByText(/With “Ziekenhuis Noorderzorg” this is 33 characters/);
  expect(told()).toBeNull();
  fireEvent.change(input(0), { target: { value: 'Werken bij %%company%%' } });
  expect(told()).not.toBeNull();
});

test('too few different lines are counted while they are written', () => {
  show('Same', 'same', '');
  const told = () =>
    screen.queryByText('Google Search needs 3 different headlines. This ad has 1.');
  expect(told()).toBeNull();
  fireEvent.change(input(2), { target: { value: 'Same' } });
  expect(told()).not.toBeNull();
});

test('empty lines are not counted', () => {
  show('Nurse', ' ', '');
  expect(screen.getByText('1/15')).toBeTruthy();
  fireEvent.change(inputs()[1] ?? document, { target: { value: 'Doctor' } });
  expect(screen.getByText('2/15')).toBeTruthy();
});
