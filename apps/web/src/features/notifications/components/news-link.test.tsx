import type { NotificationKind, Role } from '@posthorn/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Notification } from '../api/list-notifications.ts';
import { NotificationList } from './notification-list.tsx';

const details = '/campaigns-overview/set-campaign/c1/campaign-details';

const notification = (kind: NotificationKind | null): Notification => ({
  ...{ id: 'n1', campaignId: 'c1', campaignName: 'Nurse', body: 'It happened.', kind },
  ...{ campaignHash: 'JW7RG9N' },
  ...{ read: false, pinned: false, createdAt: '2027-01-04T12:00:00Z' },
});

async function show(kind: NotificationKind | null, role: Role) {
  const [onChange, onLeave] = [vi.fn(), vi.fn()];
  await renderInApp(
    <NotificationList
      {...{ label: 'All', empty: 'None', onChange, onLeave }}
      notifications={[notification(kind)]}
    />,
    '/',
    role,
  );
  return { onChange, onLeave };
}

test.each([
  ['failed', 'admin', 'Show errors', '/campaigns-overview/errored'],
  ['failed', 'editor', 'Show ads', `${details}/ads`],
  ['launched', 'editor', 'Show ads', `${details}/ads`],
] as const)('news of kind %s lead an %s to: %s', async (kind, role, name, href) => {
  const { onChange, onLeave } = await show(kind, role);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
  await act(async () => void fireEvent.click(link));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'read', notificationId: 'n1' });
  expect(onLeave).toHaveBeenCalledOnce();
});

test.each(['paused', 'finished', null] as const)(
  'of kind %s only to the campaign',
  async (kind) => {
    await show(kind, 'admin');
    expect(screen.getByRole('row').getAttribute('data-href')).toBe(details);
    expect(screen.queryByRole('link')).toBeNull();
  },
);
