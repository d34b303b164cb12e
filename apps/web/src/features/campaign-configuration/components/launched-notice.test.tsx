import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { LaunchedNotice } from './launched-notice.tsx';

test('names what can be changed instead, of that what the person may do', async () => {
  await renderInApp(
    <LaunchedNotice campaign={aCampaign({ status: 'active', abilities: ['extend'] })} />,
  );
  expect(screen.getByRole('link', { name: 'Change the ads' }).getAttribute('href')).toContain(
    '/campaign-details/ads',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Extend',
    'Duplicate',
  ]);
});

test('the ads of a campaign that is over can no longer be changed', async () => {
  await renderInApp(<LaunchedNotice campaign={aCampaign({ status: 'finished' })} />);
  expect(screen.queryByRole('link', { name: 'Change the ads' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeTruthy();
});
