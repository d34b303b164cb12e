import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { Visits } from './visits.tsx';

test('visits say who was here and when, and who still is', async () => {
  fakeServer(() =>
    json([
      { id: 'v2', name: 'Mira Master', enteredAt: '2026-11-15T10:00:00.000Z', leftAt: null },
      {
        ...{ id: 'v1', name: 'Noa Noord', enteredAt: '2026-11-01T12:00:00.000Z' },
        leftAt: '2026-11-02T12:00:00.000Z',
      },
    ]),
  );
  await renderInApp(<Visits />);
  const row = await screen.findByRole('row', { name: /Mira Master/ });
  expect(within(row).getByText('Here now')).toBeDefined();
  expect(within(row).getByText(/^15-11-2026/)).toBeDefined();
  const left = screen.getByRole('row', { name: /Noa Noord/ });
  expect(within(left).getByText(/^02-11-2026/)).toBeDefined();
});

test('an account that was not visited says so', async () => {
  fakeServer(() => json([]));
  await renderInApp(<Visits />);
  expect(await screen.findByText('This account was not visited.')).toBeDefined();
});
