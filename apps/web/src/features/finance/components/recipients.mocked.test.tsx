import type { Capability } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { Recipients } from './recipients.tsx';

const may = vi.hoisted(() => new Set<Capability>());
vi.mock(import('../../accounts/index.ts'), async (original) => ({
  ...(await original()),
  useCan: (capability: Capability) => may.has(capability),
}));
beforeEach(() => may.clear());

const show = () => {
  fakeServer(() => json([{ id: 'r1', name: 'Ada', email: 'ada@example.test' }]));
  return renderInApp(<Recipients />);
};

test('who may only look at the money reads who gets the overview', async () => {
  may.add('finance.view');
  await show();
  expect(await screen.findByText('ada@example.test')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may change it can add and delete them', async () => {
  may.add('finance.edit');
  await show();
  expect(await screen.findByRole('button', { name: /Ada/ })).toBeTruthy();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
});
