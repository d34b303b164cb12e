import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';
import { selectAll, selectedNow } from '../model/selection.ts';
import { FilterRow } from './filter-row.tsx';

beforeEach(() => rememberView(PLAIN_VIEW));

test('several statuses narrow the list together, and All shows it whole', async () => {
  await renderInApp(<FilterRow isAll={false} />);
  const chips = within(screen.getByRole('group', { name: 'Status' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Active',
    'Draft',
    'To approve',
    'Finished',
    'Stopped',
    'Paused',
  ]);
  const press = (name: string) => fireEvent.click(chips.getByRole('button', { name }));
  const pressed = () =>
    chips.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['All']);
  press('Paused');
  press('Stopped');
  expect(pressed()).toEqual(['Stopped', 'Paused']);
  expect(rememberedView().statuses).toEqual(expect.arrayContaining(['paused', 'stopped']));
  press('All');
  expect(pressed()).toEqual(['All']);
  expect(rememberedView()).toEqual(PLAIN_VIEW);
});

test('the boxes of a phone come and go with a button, and what was ticked goes with them', async () => {
  await renderInApp(<FilterRow isAll={false} />);
  const select = screen.getByRole('button', { name: 'Select' });
  expect(select.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(select);
  expect(select.getAttribute('aria-pressed')).toBe('true');
  act(() => selectAll(['c1']));
  fireEvent.click(select);
  expect(select.getAttribute('aria-pressed')).toBe('false');
  expect(selectedNow()).toEqual([]);
});
