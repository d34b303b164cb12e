import type { Capability } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';

const may = vi.hoisted(() => new Set<Capability>());
vi.mock(import('../../accounts/index.ts'), async (original) => ({
  ...(await original()),
  useCan: (capability: Capability) => may.has(capability),
}));
beforeEach(() => may.clear());

async function askedFor(...rights: Capability[]) {
  for (const right of rights) may.add(right);
  const asked = fakeServer(() => json([]));
  await renderInApp(<IntegrationsTab />, '/settings/integrations');
  return asked.map(({ url }) => url.split('/').at(-1));
}

test('each part is asked for with its own right', async () => {
  expect(await askedFor('webhook.manage')).toEqual(['webhooks']);
  expect(screen.queryByText('Create token')).toBeNull();
});

test('without any of the rights it is said for whom the tab is', async () => {
  expect(await askedFor()).toEqual([]);
  expect(screen.getByText(/admins/i)).toBeTruthy();
});
