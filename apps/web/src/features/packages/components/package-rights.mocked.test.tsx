import type { Capability } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heading, open, packageServer, show } from '../testing/packages-scene.tsx';

const may = vi.hoisted(() => new Set<Capability>());
vi.mock(import('../../accounts/index.ts'), async (original) => ({
  ...(await original()),
  useCan: (capability: Capability) => may.has(capability),
}));
beforeEach(() => may.clear());

test('who may not change packages reads them', async () => {
  packageServer();
  await show();
  const name = await heading('All channels');
  expect(screen.queryByRole('button', { name: 'Add package' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  await open('All channels');
  expect(name.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
