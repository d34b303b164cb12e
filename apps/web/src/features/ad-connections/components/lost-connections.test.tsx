import type { Role } from '@posthorn/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Connection } from '../api/connections.ts';
import { aConnection } from '../testing/a-connection.ts';
import { LostConnections } from './lost-connections.tsx';

const lost: Connection = {
  ...aConnection,
  state: 'lost',
  lostAt: '2027-01-06T10:00:00Z',
  lossReason: 'missingRights',
  missingRights: ['ads_read'],
};
let connections: Connection[];
let asked: ReturnType<typeof fakeServer>;
beforeEach(() => {
  connections = [lost];
  asked = fakeServer(() => json(connections));
});
const show = (role: Role = 'admin', networks?: Connection['network'][]) =>
  renderInApp(<LostConnections networks={networks} />, '/campaigns-overview', role);

test('an admin reads why, and is led to where it is mended', async () => {
  await show();
  expect(await screen.findByText(/with Facebook and Instagram is lost/)).toBeTruthy();
  expect(screen.getByText(/not complete: Read how ads are doing/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Connect again in the settings' });
  expect(link.getAttribute('href')).toBe('/settings/company#social-accounts');
});

test('an editor is told whom to ask', async () => {
  await show('editor');
  expect(await screen.findByText(/ask an admin of the account/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what ends soon is told to those who can do something', async () => {
  connections = [{ ...aConnection, state: 'ending' }];
  await show();
  expect(await screen.findByText(/ends on 05-03-2027. Connect again before then/)).toBeTruthy();
});

test('nothing is said where all is well, or where the campaign is not', async () => {
  await show('admin', ['google']);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/is lost/)).toBeNull();
});
