import '../testing/fill-jsdom.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TagsInput } from './tags-input.tsx';

const left = vi.fn();
const changed = vi.fn();

function show(start: readonly string[] = []) {
  function Tags() {
    const [tags, setTags] = useState(start);
    return (
      <>
        <TagsInput
          label="Tags"
          tags={tags}
          onChange={(next) => {
            changed(next);
            setTags(next);
          }}
          onBlur={left}
          placeholder="Type some tags"
          max={20}
          enough={5}
        />
        <button type="button">Elsewhere</button>
      </>
    );
  }
  left.mockReset();
  render(<Tags />);
  act(() => input().focus());
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const tags = () => screen.queryAllByRole('row').map((tag) => tag.textContent);
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const paste = (text: string) =>
  fireEvent.paste(input(), { clipboardData: { getData: () => text } });

test('Enter adds what is typed, and nothing when that is blank', () => {
  show();
  type(' 32  hours ');
  press('Enter');
  expect(tags()).toEqual(['32 hours']);
  expect(input().value).toBe('');
  type('   ');
  press('Enter');
  expect(tags()).toEqual(['32 hours']);
});

test('leaving adds it, too, and only then the field is left', () => {
  show();
  type('Pension');
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(tags()).toEqual(['Pension']);
  expect(left).toHaveBeenCalledTimes(1);
  act(() => input().focus());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(tags()).toEqual(['Pension']);
});

test('a comma adds, and what is pasted is taken apart; the same tag is there once', () => {
  show(['Van']);
  type('Phone,');
  expect(tags()).toEqual(['Van']);
  type('Phone, ');
  expect(tags()).toEqual(['Van', 'Phone']);
  expect(input().value).toBe('');
  paste('Gym; Van\nLunch, ');
  expect(tags()).toEqual(['Van', 'Phone', 'Gym', 'Lunch']);
  type('Sea');
  paste('Sun');
  expect(tags()).toHaveLength(4);
});

test('a comma in a number is none between tags', () => {
  show();
  for (const [n, letter] of Array.from('36,5 hours,').entries()) {
    type(`${'36,5 hours,'.slice(0, n)}${letter}`);
  }
  press('Enter');
  paste('€ 3.200,-,Van');
  expect(tags()).toEqual(['36,5 hours', '€ 3.200,-', 'Van']);
});

test('the focus stays until there are five', () => {
  show(['1', '2', '3']);
  type('4');
  press('Enter');
  expect(document.activeElement).toBe(input());
  type('5');
  press('Enter');
  expect(tags()).toEqual(['1', '2', '3', '4', '5']);
  // In a dialog the focus would come back from nowhere, so it goes to the frame around.
  expect(document.activeElement).not.toBe(input());
  expect(
    document.activeElement?.contains(input()) && document.activeElement !== document.body,
  ).toBe(true);
  // It gives up the focus; it takes more all the same.
  act(() => input().focus());
  type('6');
  press('Enter');
  expect(tags()).toHaveLength(6);
});

test('what gives up the focus is one change, with all of it', () => {
  show(['1', '2', '3']);
  type('4');
  changed.mockClear();
  paste('a, 5');
  expect(tags()).toEqual(['1', '2', '3', '4a', '5']);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a tag has 20 characters at most, and they are counted while one types', () => {
  show();
  type('123456789012345678901');
  expect(input().value).toBe('12345678901234567890');
  expect(screen.getByText('20/20')).toBeTruthy();
  press('Enter');
  expect(tags()).toEqual(['12345678901234567890']);
  paste('123456789012345678901, a');
  expect(tags()).toEqual(['12345678901234567890', 'a']);
});

test('Backspace in an empty input takes the last one, the cross any', () => {
  show(['Van', 'Phone', 'Gym']);
  type('x');
  press('Backspace');
  expect(tags()).toHaveLength(3);
  type('');
  press('Backspace');
  expect(tags()).toEqual(['Van', 'Phone']);
  fireEvent.click(screen.getAllByRole('button', { name: /Remove/ })[0] as HTMLElement);
  expect(tags()).toEqual(['Phone']);
});

test('the hint is there while there are no tags', () => {
  show();
  expect(input().placeholder).toBe('Type some tags');
  type('Van');
  press('Enter');
  expect(input().placeholder).toBe('');
});

test('an Enter that puts a word together adds nothing', () => {
  show();
  type('にほん');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(tags()).toEqual([]);
});
