import { ALL_WORKSPACES, type Capability } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { WorkspacePanel } from './workspace-panel.tsx';

const may = vi.hoisted(() => new Set<Capability>());
vi.mock(import('../../accounts/index.ts'), async (original) => ({
  ...(await original()),
  useCan: (capability: Capability) => may.has(capability),
}));
beforeEach(() => may.clear());

const workspaces = ['North', 'South'].map((name, n) => ({
  ...{ id: `w${n}`, name, slug: name.toLowerCase(), campaignIds: [], campaignCount: 0, version: 1 },
}));
const show = () => {
  fakeServer(() => json([]));
  const [choice] = workspaces;
  if (!choice) throw new Error('there is a first workspace');
  return renderInApp(
    <WorkspacePanel
      workspaces={workspaces}
      choice={choice}
      onClose={() => {}}
      onRemove={() => {}}
    />,
  );
};

test.each([
  ['workspace.listAll', ALL_WORKSPACES.name],
  ['workspace.create', 'New workspace'],
  ['workspace.rename', 'Edit workspace'],
  ['workspace.remove', 'Remove workspace'],
] as const)('who has the right %s is offered “%s” and nothing else', async (right, name) => {
  may.add(right);
  await show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([name]);
});
