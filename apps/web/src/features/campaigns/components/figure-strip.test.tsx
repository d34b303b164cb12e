import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { FigureStrip } from './figure-strip.tsx';

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
