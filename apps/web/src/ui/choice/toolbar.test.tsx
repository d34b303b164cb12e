import '../testing/fill-jsdom.ts';
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

/** As a style sheet would. */
const hide = (name: string, isHidden: boolean) => {
  (screen.getByText(name) as HTMLButtonElement).style.display = isHidden ? 'none' : '';
};

test('what the width hides is no stop', () => {
  const { rerender } = render(show(['Select', 'All', 'Paused', 'Sort', 'More filters']));
  for (const name of ['Select', 'Sort']) hide(name, true);
  rerender(show(['Select', 'All', 'Paused', 'Sort', 'More filters']));
  expect(stops()).toEqual(['All']);
  button('Paused').focus();
  fireEvent.keyDown(button('Paused'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(button('More filters'));
  fireEvent.keyDown(button('More filters'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(button('All'));
  fireEvent.keyDown(button('All'), { key: 'End' });
  expect(document.activeElement).toBe(button('More filters'));
});

test('keeps a stop when another width hides the one that had it', () => {
  render(show(['Select', 'All']));
  button('Select').focus();
  hide('Select', true);
  fireEvent(window, new Event('resize'));
  expect(stops()).toEqual(['All']);
});
