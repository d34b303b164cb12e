import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Campaign } from '../../campaigns/index.ts';
import { CampaignBar } from './campaign-bar.tsx';

test.each([
  ['waits for its first day', { startDate: '2027-03-12' }, 'Starts on 12-03-2027'],
  ['is shown', { startDate: '2027-03-10' }, null],
  ['is paused before its first day', { status: 'paused', startDate: '2027-03-12' }, null],
  [
    'is not taken over yet',
    { startDate: '2027-03-12', channelsBeingPublished: ['linkedIn'] },
    'Networks are being told',
  ],
  [
    'is not stopped on its networks yet',
    { status: 'stopped', channelsBeingPublished: ['facebook'] },
    'Networks are being told',
  ],
] satisfies [string, Partial<Campaign>, string | null][])(
  'beside its status stands that a campaign %s',
  async (_, campaign, expected) => {
    const shown = aCampaign({ status: 'active', ...campaign });
    await renderInApp(<CampaignBar campaign={shown} today="2027-03-10" />);
    expect(screen.queryByText(/^(Starts on|Networks are)/)?.textContent ?? null).toBe(expected);
  },
);
