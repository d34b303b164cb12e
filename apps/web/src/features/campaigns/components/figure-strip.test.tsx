import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';
import { FigureStrip } from './figure-strip.tsx';

beforeEach(() => rememberView(PLAIN_VIEW));

test('a figure narrows the list to what it counts, and another press takes it back', async () => {
  const total = { impressions: 9, leads: 7, clicks: 8, ctr: 1, cpc: 2, spend: 3 };
  fakeServer(() => json({ active: 4, withErrors: 2, total, currency: 'EUR' }));
  await renderInApp(<FigureStrip slug="acute-care" />);
  fireEvent.click(await screen.findByRole('button', { name: /^Need attention: 2/ }));
  expect(rememberedView()).toEqual({ ...PLAIN_VIEW, errors: true });
  fireEvent.click(screen.getByRole('button', { name: /^Need attention/, pressed: true }));
  expect(rememberedView()).toEqual(PLAIN_VIEW);
  fireEvent.click(screen.getByRole('button', { name: /^Active: 4/ }));
  expect(rememberedView()).toEqual({ ...PLAIN_VIEW, statuses: ['active'] });
});

test('what a campaign calls leads is called so for all of them', async () => {
  const total = { impressions: 9, leads: 7, clicks: 8, ctr: 1, cpc: 2, spend: 3 };
  fakeServer(() => json({ active: 1, withErrors: 0, total, currency: 'EUR' }));
  await renderInApp(<FigureStrip slug="acute-care" />);
  await screen.findByText('7');
  expect(screen.getByText('Leads')).toBeTruthy();
  expect(screen.queryByText('Applications')).toBeNull();
});

test('the figures say of which time and in which currency they are', async () => {
  const total = { impressions: 9, leads: 7, clicks: 8, ctr: 1, cpc: 2, spend: 3 };
  fakeServer(() => json({ active: 1, withErrors: 0, total, currency: 'GBP' }));
  await renderInApp(<FigureStrip slug="acute-care" />);
  expect(await screen.findByText('Totals of all time, money in pounds')).toBeTruthy();
});
