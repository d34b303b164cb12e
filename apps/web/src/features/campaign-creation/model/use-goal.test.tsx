import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { useGoal } from './use-goal.ts';

function Goal() {
  const [goal, choose] = useGoal();
  return (
    <button type="button" onClick={() => choose('leadform')}>
      {goal ?? 'none'}
    </button>
  );
}

test('a choice holds from the press on, and the address wins when it changes by itself', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/start',
    component: Goal,
    beforeLoad: async ({ search }) => {
      if ('goal' in search && search.goal === 'leadform') await arrived;
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/start'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  render(<ShowRoutes router={router} />);
  const button = await screen.findByRole('button', { name: 'none' });
  await act(async () => void fireEvent.click(button));
  expect(button.textContent).toBe('leadform');

  await act(async () => arrive());
  expect(router.state.location.search).toEqual({ goal: 'leadform' });
  expect(button.textContent).toBe('leadform');
  await act(async () => void router.navigate({ to: '/start', search: {} } as never));
  expect(button.textContent).toBe('none');
});
