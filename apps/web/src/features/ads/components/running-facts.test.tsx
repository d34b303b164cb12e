import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { RunningFacts } from './running-facts.tsx';

test('a running campaign says its days, its money and how fast that goes', async () => {
  const campaign = aCampaign({
    status: 'active',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    customTotalGrossBudget: 2_000_00,
    spendableBudget: 2_000_00,
    spend: { amount: 1_800_23, currency: 'EUR' },
  });
  await renderInApp(<RunningFacts campaign={campaign} hasFigures today="2026-11-15" />);
  expect(screen.getByText('01-11-2026 – 30-11-2026')).toBeTruthy();
  const spent = screen.getByText(/1.801 of .*2.000/);
  expect(within(spent).getByRole('img', { name: /spends faster than planned/ })).toBeTruthy();
});

test('what no network has told is a dash, and nothing is said of its course', async () => {
  const campaign = aCampaign({
    status: 'active',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    customTotalGrossBudget: 2_000_00,
    spendableBudget: 2_000_00,
    spend: { amount: 0, currency: 'EUR' },
  });
  await renderInApp(<RunningFacts campaign={campaign} hasFigures={false} today="2026-11-15" />);
  expect(screen.getByText(/– of .*2.000/)).toBeTruthy();
  expect(screen.getByText('Clicks').closest('div')?.textContent).toBe('Clicks–');
  expect(screen.queryByText(/than planned/)).toBeNull();
});
