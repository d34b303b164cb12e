import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberAccount, rememberedAccount } from '../../features/accounts/index.ts';
import { guardLeaving } from '../../lib/page/leave-guard.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { useSwitchAccount } from './use-switch-account.ts';

const south = { id: 'a2', name: 'South', role: 'editor' } as const;

function Switcher() {
  const { switchAccount } = useSwitchAccount('p1');
  return (
    <button type="button" onClick={() => void switchAccount(south)}>
      South
    </button>
  );
}

test('another account is entered, and asked for, only when unsaved work may be lost', async () => {
  const asked = fakeServer(() => json([]));
  rememberAccount({ id: 'a1', name: 'North' });
  await renderInApp(<Switcher />, '/presets/packages');
  const press = () => act(async () => void fireEvent.click(screen.getByText('South')));
  const release = guardLeaving(async () => false);
  await press();
  expect(rememberedAccount().id).toBe('a1');
  expect(asked).toEqual([]);
  release();
  await press();
  await waitFor(() => expect(rememberedAccount().id).toBe('a2'));
  expect(asked.some(({ url }) => url.startsWith('/api/accounts/a2/'))).toBe(true);
});
