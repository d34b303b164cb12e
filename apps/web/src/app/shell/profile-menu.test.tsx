import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Me } from '../../features/session/index.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const name = { firstName: 'Ada', lastName: 'Lovelace', name: 'Ada Lovelace' };
const me = { id: 'p1', ...name, email: 'ada@example.test' } as Me;

test.each([
  ['admin', 1, 'Profile of Ada Lovelace, campaigns have errors'],
  ['admin', 0, 'Profile of Ada Lovelace'],
  ['editor', 1, 'Profile of Ada Lovelace'],
] as const)('an %s of an account with %i errored campaigns sees: %s', async (role, n, label) => {
  const asked = fakeServer(() =>
    json({ data: Array(n).fill({ id: 'c1' }), page: 1, perPage: 10, hasMore: false }),
  );
  await renderInApp(<ProfileMenu me={me} />, '/', role);
  expect(await screen.findByRole('button', { name: label })).toBeDefined();
  expect(asked).toHaveLength(role === 'admin' ? 1 : 0);
  const isMarked = label.endsWith('errors');
  expect(screen.queryAllByTestId('errored-dot')).toHaveLength(isMarked ? 1 : 0);
});
