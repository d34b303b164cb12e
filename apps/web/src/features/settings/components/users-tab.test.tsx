import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { UsersTab } from './users-tab.tsx';

test('an editor reads who manages users, and nothing is asked for', async () => {
  const asked = fakeServer(() => json([]));
  await renderInApp(<UsersTab />, '/settings/users', 'editor');
  expect(screen.getByText('Users are managed by admins')).toBeTruthy();
  expect(screen.queryByText('Send invite')).toBeNull();
  expect(asked).toEqual([]);
});

test('an admin finds all sections by their anchors', async () => {
  fakeServer(() => json([]));
  await renderInApp(<UsersTab />, '/settings/users');
  const anchors = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(anchors).toEqual(['#active-users', '#add-new-user', '#visits']);
  for (const id of ['active-users', 'add-new-user', 'visits']) {
    expect(document.getElementById(id)).not.toBeNull();
  }
});
