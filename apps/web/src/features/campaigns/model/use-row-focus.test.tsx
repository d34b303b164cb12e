import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useRowFocus } from './use-row-focus.ts';

let show: (ids: string[]) => void = () => {};

function List() {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  show = setIds;
  return (
    <div data-testid="list" {...useRowFocus(ids)}>
      {ids.map((id) => (
        <div key={id} data-row={id}>
          <a href={`#${id}`}>{id}</a>
          <button type="button">Actions for {id}</button>
        </div>
      ))}
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

test('the row that takes the place of a deleted one gets the focus, in the end the list', () => {
  render(<List />);
  screen.getByRole('button', { name: 'Actions for b' }).focus();
  act(() => show(['a', 'c']));
  expect(focused()).toBe('c');
  act(() => show(['a']));
  expect(focused()).toBe('a');
  act(() => show([]));
  expect(document.activeElement).toBe(screen.getByTestId('list'));
});

test('a row that leaves takes the focus from no other place', () => {
  render(
    <>
      <List />
      <input aria-label="Elsewhere" />
    </>,
  );
  screen.getByRole('link', { name: 'b' }).focus();
  screen.getByRole('textbox').focus();
  act(() => show(['a', 'c']));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
