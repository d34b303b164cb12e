import { WEBHOOKS_MAX } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import type { Delivery, Webhook } from '../api/webhooks.ts';
import { Webhooks } from './webhooks.tsx';

const aWebhook: Webhook = {
  id: 'w1',
  url: 'https://hooks.example.com/posthorn',
  events: ['campaign.finished'],
  isOn: true,
  createdAt: '2026-11-01T10:00:00Z',
  createdBy: 'Lotte Visser',
  lastState: 'failed',
  version: 3,
};
const aDelivery: Delivery = {
  id: 'd1',
  event: 'campaign.finished',
  body: '{"event":"campaign.finished"}',
  state: 'failed',
  attempts: 8,
  statusCode: 500,
  problem: null,
  createdAt: '2026-11-02T10:00:00Z',
  triedAt: '2026-11-04T10:00:00Z',
  nextAt: null,
};

function hookServer(webhooks: Webhook[], { refuses = false } = {}) {
  const state = { webhooks, deliveries: [aDelivery] };
  const calls = fakeServer(({ method, url, body }) => {
    if (url.includes('/deliveries')) {
      if (method === 'GET') return json(state.deliveries);
      const isTest = url.endsWith('/deliveries');
      const sent: Delivery = {
        ...aDelivery,
        ...(isTest && { id: 'd2', event: 'test' }),
        ...{ state: 'delivered', attempts: 1, statusCode: 200 },
      };
      state.deliveries = [sent, ...state.deliveries.filter(({ id }) => id !== sent.id)];
      return json(sent, isTest ? 201 : 200);
    }
    if (method === 'GET') return json(state.webhooks);
    if (refuses) {
      const findings = [{ code: 'webhook.notSecure', path: 'url', severity: 'error' }];
      return json({ code: 'invalid', message: 'It must be secure', findings }, 422);
    }
    if (method === 'DELETE') {
      state.webhooks = [];
      return new Response(null, { status: 204 });
    }
    const changed = { ...aWebhook, ...(body as object), version: 4 };
    state.webhooks = [changed];
    return json({ ...changed, secret: 'whsec_once' }, method === 'POST' ? 201 : 200);
  });
  return { sent: (method: string) => calls.filter((one) => one.method === method) };
}

beforeEach(() => toast.clear());
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const show = () => renderInApp(<Webhooks />, '/settings/integrations');
const type = async (name: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));

test('at as many webhooks as there can be, none is offered, and it is said why', async () => {
  hookServer(Array.from({ length: WEBHOOKS_MAX }, (_, n) => ({ ...aWebhook, id: `w${n}` })));
  await renderInApp(<Webhooks />, '/settings/integrations');
  const add = await screen.findByRole('button', { name: 'Add webhook' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await act(async () => void fireEvent.click(add));
  await screen.findByText(/An account can have 20 webhooks/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address is added with all events and what was missing in it, and its secret is shown once', async () => {
  const { sent } = hookServer([]);
  await show();
  await press(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
  const submit = within(dialog).getByRole('button', { name: 'Add webhook' });
  expect(submit).toHaveProperty('disabled', true);
  await type(/^Address/, ' hooks.example.com ');
  await press(submit);
  expect(sent('POST').map(({ body }) => body)).toEqual([
    {
      url: 'https://hooks.example.com',
      events: expect.arrayContaining(['campaign.launched', 'campaign.finished']),
    },
  ]);
  expect(await screen.findByDisplayValue('whsec_once')).toBeDefined();
  await press(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_once')).toBeNull());
});

test('what the server refuses is said at the address, and what was typed stays', async () => {
  hookServer([], { refuses: true });
  await show();
  await press(await screen.findByRole('button', { name: 'Add webhook' }));
  await screen.findByRole('dialog');
  await type(/^Address/, 'http://hooks.example.com');
  const [, submit] = screen.getAllByRole('button', { name: 'Add webhook', hidden: true });
  await press(submit as HTMLElement);
  expect(await screen.findByText('It must be secure')).toBeDefined();
  expect(screen.getByDisplayValue('http://hooks.example.com')).toBeDefined();
});

test('it is switched off for the version that was read', async () => {
  const { sent } = hookServer([aWebhook]);
  await show();
  await press(await screen.findByRole('switch', { name: `Calls to ${aWebhook.url} are on` }));
  await waitFor(() =>
    expect(sent('PUT').map(({ body, version }) => [body, version])).toEqual([
      [{ isOn: false }, '"3"'],
    ]),
  );
});

test('its deliveries can be read, sent again, and a test is sent', async () => {
  const { sent } = hookServer([aWebhook]);
  await show();
  await press(await screen.findByRole('button', { name: `Deliveries to ${aWebhook.url}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Deliveries' });
  const row = await within(dialog).findByRole('listitem');
  expect(row.textContent).toMatch(/campaign\.finished.*Given up.*8 attempts · answered 500/);
  await press(within(row).getByRole('button', { name: /^Send campaign\.finished of .* again$/ }));
  expect(await within(dialog).findByText('Delivered')).toBeDefined();
  await press(within(dialog).getByRole('button', { name: `Send a test to ${aWebhook.url}` }));
  expect(await within(dialog).findByText('test')).toBeDefined();
  expect(sent('POST').map(({ url }) => url)).toEqual([
    '/api/accounts/a1/webhooks/w1/deliveries/d1',
    '/api/accounts/a1/webhooks/w1/deliveries',
  ]);
});

test('deleting is confirmed', async () => {
  const { sent } = hookServer([aWebhook]);
  await show();
  await press(await screen.findByRole('button', { name: `Delete ${aWebhook.url}` }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this webhook?' });
  await press(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(sent('DELETE')).toHaveLength(1);
  expect(await screen.findByText('There are no webhooks yet')).toBeDefined();
});
