import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import type { LaunchLine } from '../model/ads-scene.ts';
import { AdsBottomBar } from './ads-bottom-bar.tsx';

const noBudget: LaunchLine = { key: 'b', text: 'Choose a budget', opens: 'budget' };
const onOpen = vi.fn();

async function show(campaign: Partial<Campaign>, lines: LaunchLine[] = []) {
  onOpen.mockReset();
  await renderInApp(
    <AdsBottomBar
      campaign={aCampaign(campaign)}
      ads={[anAd({ id: 'one' })]}
      account={anAccount}
      lines={lines}
      onBudget={() => {}}
      onOpen={onOpen}
      onLaunch={() => {}}
    />,
  );
  return within(screen.getByRole('region', { name: 'Budget and readiness' }));
}

test.each([
  ['a draft that is ready', { status: 'draft' }, 'button', 'Deploy campaign'],
  ['one that is paused', { status: 'paused' }, 'button', 'Resume'],
  ['one that is over', { status: 'finished' }, 'button', 'Extend'],
  ['one that runs', { status: 'active', startDate: '2020-01-01' }, 'link', 'See the figures'],
  [
    'one that begins later',
    { status: 'active', startDate: '2999-01-01' },
    'link',
    'See the configuration',
  ],
  [
    'one of whose ads a network refused one',
    { status: 'active', errors: [aRefusal({ adId: 'one', cure: 'ad' })] },
    'link',
    'Mend a refused ad',
  ],
] satisfies [string, Partial<Campaign>, 'button' | 'link', string][])(
  'of %s',
  async (_, campaign, role, name) => {
    const bar = await show(campaign);
    expect(bar.getByRole(role, { name })).toBeTruthy();
  },
);

test('the first thing in the way is done from the bar, and the launch waits beside it', async () => {
  const bar = await show({ status: 'draft' }, [
    { key: 'h', text: 'Good to know', isHint: true, opens: 'budget' },
    noBudget,
  ]);
  // On a phone in fewer words, but never as a bare number.
  expect(bar.getByRole('button', { name: '1 thing to do before launch' }).textContent).toContain(
    '1 task',
  );
  fireEvent.click(bar.getByRole('button', { name: 'Choose a budget' }));
  expect(onOpen).toHaveBeenCalledWith(noBudget);
  expect(bar.getByRole('button', { name: 'Deploy campaign' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('before its first day a campaign says when it starts, not how long it lasts', async () => {
  const bar = await show({ status: 'active', startDate: '2026-11-28', endDate: '2026-12-31' });
  expect(bar.getByText('Starts in 13 days')).toBeTruthy();
  expect(bar.queryByText(/left/)).toBeNull();
});

test('a task of many words is a few on the button', async () => {
  const text =
    'Give Facebook and Instagram at least 124 euro: they show feeds and stories separately';
  const line: LaunchLine = { key: 'm', text, short: 'Raise the budget', opens: 'budget' };
  const bar = await show({ status: 'draft' }, [line]);
  fireEvent.click(bar.getByRole('button', { name: 'Raise the budget' }));
  expect(onOpen).toHaveBeenCalledWith(line);
});
