import type { OperationAnswer } from '@posthorn/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { NotificationPanel } from './notification-panel.tsx';

const one = (id: string, campaignHash: string) => ({
  ...{ id, campaign_id: id, campaignName: 'Nurse', campaignHash, message: 'It is launched.' },
  ...{ kind: null, read: false, pinned: false, created_at: '2020-01-04T12:00:00Z' },
});
const show = (notifications: OperationAnswer<'listNotifications'>) => {
  fakeServer(() => json(notifications));
  return renderInApp(<NotificationPanel onLeave={vi.fn()} />);
};

test('without any notification it says when they come, and leads to what comes by mail', async () => {
  await show([]);
  await screen.findByText('They come when a campaign is launched, finished or needs you.');
  const link = screen.getByRole('link', { name: 'Choose what also comes by mail' });
  expect(link.getAttribute('href')).toBe('/mail');
});

test('a tab that is empty beside others says only that', async () => {
  await show([one('c1', 'JW7RG9N')]);
  await screen.findByText('#JW7RG9N');
  fireEvent.click(screen.getByRole('tab', { name: 'Today' }));
  await screen.findByText('Nothing new today');
  expect(screen.queryByRole('link')).toBeNull();
});

test('campaigns of one name are told apart by their numbers', async () => {
  await show([one('c1', 'JW7RG9N'), one('c2', 'R776WRG')]);
  await screen.findByText('#JW7RG9N');
  await screen.findByText('#R776WRG');
});

test('a text that names its campaign says the name once', async () => {
  const message = 'Nurse is finished. Its last day was 03-01-2020.';
  await show([{ ...one('c1', 'JW7RG9N'), message }, one('c2', 'R776WRG')]);
  await screen.findByText('#JW7RG9N');
  const [first, second] = screen.getAllByRole('row').map((row) => within(row));
  expect(first?.getAllByText(/Nurse/).map(({ textContent }) => textContent)).toEqual(['Nurse']);
  expect(first?.getByText('Nurse').parentElement?.textContent).toBe(message);
  expect(second?.getByText('Nurse').textContent).toBe('Nurse');
  second?.getByText('It is launched.');
});
