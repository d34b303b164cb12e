import type { Capability } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Application } from '../api/applications.ts';
import { ApplicationDrawer } from './application-drawer.tsx';

const may = vi.hoisted(() => new Set<Capability>());
vi.mock(import('../../accounts/index.ts'), async (original) => ({
  ...(await original()),
  useCan: (capability: Capability) => may.has(capability),
}));
beforeEach(() => may.clear());

const application: Application = {
  ...{ id: 'p1', name: 'Ada Lovelace', isReadable: true, hasNote: true, version: 1 },
  ...{ appliedAt: '2027-01-04T10:00:00Z', channel: 'facebook', adType: null, status: 'new' },
  ...{ assignedTo: null, answers: [], note: 'Called', erasedOn: '2027-04-04T10:00:00Z' },
};

test.each([
  ['application.view', true],
  ['application.edit', false],
] as const)('with %s its status and note stay as they are: %s', async (right, isClosed) => {
  may.add(right);
  fakeServer(({ url }) => json(url.includes('people') ? [] : application));
  await renderInApp(<ApplicationDrawer campaignId="c1" applicationId="p1" onClose={() => {}} />);
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Note/ });
  const status = screen.getByRole<HTMLButtonElement>('button', { name: /Status/ });
  expect([note.value, note.disabled, status.disabled]).toEqual(['Called', isClosed, isClosed]);
  expect(screen.queryByRole('button', { name: 'Save note' }) === null).toBe(isClosed);
});
