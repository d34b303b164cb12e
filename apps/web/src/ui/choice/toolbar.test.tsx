import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toolbar } from './toolbar.tsx';

const show = (names: readonly string[]) => (
  <Toolbar label="Filters">
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </Toolbar>
);
const button = (name: string) => screen.getByRole('button', { name });
const stops = () =>
  screen.getAllByRole('button').flatMap((one) => (one.tabIndex === 0 ? [one.textContent] : []));

test('is one stop for Tab, and arrow keys go between its buttons and around', () => {
  render(show(['All', 'Active', 'Draft']));
  expect(stops()).toEqual(['All']);
  button('All').focus();
  fireEvent.keyDown(button('All'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(button('Active'));
  expect(stops()).toEqual(['Active']);
  fireEvent.keyDown(button('Active'), { key: 'End' });
  fireEvent.keyDown(button('Draft'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(button('All'));
  fireEvent.keyDown(button('All'), { key: 'ArrowLeft' });
  expect(stops()).toEqual(['Draft']);
});

test('keeps a stop when the one that had it is gone', () => {
  const { rerender } = render(show(['All', 'Active', 'Draft']));
  button('Draft').focus();
  expect(stops()).toEqual(['Draft']);
  rerender(show(['All', 'Active']));
  expect(stops()).toEqual(['All']);
});
