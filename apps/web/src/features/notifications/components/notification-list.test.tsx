import { notificationTexts } from '@posthorn/domain/texts/notification';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Notification } from '../api/list-notifications.ts';
import { NotificationList } from './notification-list.tsx';

const show = (notifications: Notification[], empty: string = notificationTexts.none) =>
  renderInApp(
    <NotificationList
      label="All notifications"
      {...{ empty, notifications, onChange: vi.fn(), onLeave: vi.fn() }}
    />,
  );

test('without any notification it says when they come, and leads to what comes by mail', async () => {
  await show([]);
  await screen.findByText('They come when a campaign is launched, finished or needs you.');
  const link = screen.getByRole('link', { name: 'Choose what also comes by mail' });
  expect(link.getAttribute('href')).toBe('/mail');
});

test('a tab that is empty beside others says only that', async () => {
  await show([], notificationTexts.noneToday);
  await screen.findByText('Nothing new today');
  expect(screen.queryByRole('link')).toBeNull();
});

test('campaigns of one name are told apart by their numbers', async () => {
  const one = (id: string, campaignHash: string): Notification => ({
    ...{ id, campaignId: id, campaignName: 'Nurse', campaignHash, body: 'It is launched.' },
    ...{ kind: null, read: false, pinned: false, createdAt: '2027-01-04T12:00:00Z' },
  });
  await show([one('c1', 'JW7RG9N'), one('c2', 'R776WRG')]);
  await screen.findByText('#JW7RG9N');
  await screen.findByText('#R776WRG');
});
