import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { VacancyGuard } from './vacancy-guard.tsx';

const found = {
  foundAt: '2026-12-01T10:00:00.000Z',
  jobListName: 'Care jobs',
  isPausedByItself: false,
};
const running = (vacancy: ReturnType<typeof aCampaign>['vacancy'], more = {}) =>
  aCampaign({ status: 'active', targetUrl: 'https://jobs.example/1', vacancy, ...more });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('nothing is said while nothing is wrong', async () => {
  await renderInApp(<VacancyGuard campaign={running(null)} />);
  expect(document.body.textContent).not.toContain('vacancy');
});

test('a vacancy that is gone can be paused for, replaced, or be fine', async () => {
  await renderInApp(<VacancyGuard campaign={running({ ...found, finding: 'gone' })} />);
  expect(await screen.findByText('The vacancy of this campaign is gone')).toBeTruthy();
  expect(screen.getByText(/no longer in the feed that had it, Care jobs/)).toBeTruthy();
  expect(buttons()).toEqual(['Pause campaign', 'Copy with another landing page', 'It is fine']);
});

test('a page that is gone is named; a campaign that was paused by itself says so', async () => {
  const vacancy = { ...found, finding: 'pageGone' as const, isPausedByItself: true };
  await renderInApp(<VacancyGuard campaign={running(vacancy, { status: 'paused' })} />);
  expect(await screen.findByText(/https:\/\/jobs.example\/1 answered twice/)).toBeTruthy();
  expect(screen.getByText(/was paused by itself/)).toBeTruthy();
  expect(buttons()).not.toContain('Pause campaign');
});

test('one that has changed leads to the ads first, unless they are there already', async () => {
  const campaign = running({ ...found, finding: 'changed' });
  await renderInApp(<VacancyGuard campaign={campaign} />);
  expect(await screen.findByRole('link', { name: 'Change the ads' })).toBeTruthy();
});

test('among the ads there is no way to the ads', async () => {
  const campaign = running({ ...found, finding: 'changed' });
  await renderInApp(<VacancyGuard campaign={campaign} isAmongAds />);
  expect(await screen.findByText('The vacancy of this campaign has changed')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change the ads' })).toBeNull();
});

test('that it is fine is said once', async () => {
  const campaign = running({ ...found, finding: 'gone' });
  const asked = fakeServer(() => json({ ...campaign, vacancy: null }));
  await renderInApp(<VacancyGuard campaign={campaign} />);
  fireEvent.click(await screen.findByRole('button', { name: 'It is fine' }));
  await waitFor(() =>
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /api/campaigns/c1/dismiss-vacancy',
    ]),
  );
});
