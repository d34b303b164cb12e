import { TOKENS_MAX } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import type { ApiToken } from '../api/tokens.ts';
import { ApiTokens } from './api-tokens.tsx';

const aToken: ApiToken = {
  id: 't1',
  name: 'Reports',
  beginning: 'ph_Ab12',
  rights: ['read'],
  createdBy: 'Lotte Visser',
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: '2999-01-30T10:00:00Z',
  lastUsedAt: null,
};
const secret = 'ph_Cd34-secret';

function tokenServer(tokens: ApiToken[]) {
  const state = { tokens };
  const calls = fakeServer(({ method, body }) => {
    if (method === 'GET') return json(state.tokens);
    if (method === 'DELETE') {
      state.tokens = [];
      return new Response(null, { status: 204 });
    }
    const made = { ...aToken, ...(body as object), id: 't2', beginning: 'ph_Cd34' };
    state.tokens = [made, ...state.tokens];
    return json({ ...made, token: secret }, 201);
  });
  return { sent: (method: string) => calls.filter((one) => one.method === method) };
}

beforeEach(() => toast.clear());
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const show = () => renderInApp(<ApiTokens />, '/settings/integrations');

test('tokens are listed with rights, end and last use', async () => {
  const ended = { ...aToken, id: 't0', name: 'Old', expiresAt: '2020-01-30T10:00:00Z' };
  tokenServer([aToken, { ...ended, lastUsedAt: '2019-12-01T10:00:00Z' }]);
  await show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Reports.*ph_Ab12….*Ends 30-01-2999.*Never used/);
  expect(second?.textContent).toMatch(/Ended 30-01-2020.*Last used 01-12-2019/);
});

test('at as many tokens as there can be, none is offered, and it is said why', async () => {
  tokenServer(Array.from({ length: TOKENS_MAX }, (_, n) => ({ ...aToken, id: `t${n}` })));
  await show();
  const create = await screen.findByRole('button', { name: 'Create token' });
  expect(create.getAttribute('aria-disabled')).toBe('true');
  await press(create);
  await screen.findByText(/An account can have 50 tokens/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new token is shown once and can be copied', async () => {
  const { sent } = tokenServer([]);
  const written = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
  await show();
  await press(await screen.findByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create an API token' });
  const create = within(dialog).getByRole('button', { name: 'Create token' });
  expect(create.getAttribute('aria-disabled')).toBe('true');
  const name = within(dialog).getByLabelText(/^Name/);
  await act(async () => void fireEvent.change(name, { target: { value: 'Nightly' } }));
  await press(within(dialog).getByLabelText(/^Launch/));
  await press(create);
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { name: 'Nightly', rights: ['read', 'launch'], days: 90 },
  ]);
  expect(await screen.findByDisplayValue(secret)).toBeDefined();
  await press(screen.getByRole('button', { name: 'Copy' }));
  expect(written).toHaveBeenCalledWith(secret);
  await press(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
  expect(await screen.findByText('Nightly')).toBeDefined();
});

test('without a right there is no token', async () => {
  const { sent } = tokenServer([aToken]);
  await show();
  await press(await screen.findByRole('button', { name: 'Create token' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText(/^Name/);
  await act(async () => void fireEvent.change(name, { target: { value: 'Nightly' } }));
  await press(within(dialog).getByLabelText(/^Read/));
  const create = within(dialog).getByRole('button', { name: 'Create token' });
  expect(create.getAttribute('aria-disabled')).toBe('true');
  await press(create);
  expect(sent('POST')).toEqual([]);
});

test('deleting is confirmed', async () => {
  const { sent } = tokenServer([aToken]);
  await show();
  await press(await screen.findByRole('button', { name: 'Delete Reports' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the token Reports?' });
  await press(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/accounts/a1/api-tokens/t1']);
  expect(await screen.findByText('There are no tokens yet')).toBeDefined();
});
