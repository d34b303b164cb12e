import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { CampaignBar } from './campaign-bar.tsx';

test('beside the status stands what it leaves out', async () => {
  const campaign = aCampaign({ status: 'active', startDate: '2027-03-12' });
  await renderInApp(<CampaignBar campaign={campaign} today="2027-03-10" />);
  expect(screen.getByText('Starts on 12-03-2027')).toBeDefined();
});
