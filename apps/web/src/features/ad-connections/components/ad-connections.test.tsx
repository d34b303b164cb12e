import type { Role } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Connection, Consent } from '../api/connections.ts';
import { aConnection, aConsent, notConnected } from '../testing/a-connection.ts';
import { AdConnections } from './ad-connections.tsx';

let connections: Connection[];
let consent: Consent | undefined;
let asked: ReturnType<typeof fakeServer>;
const leaveTo = vi.fn();
beforeEach(() => {
  leaveTo.mockReset();
  consent = aConsent;
  connections = [
    aConnection,
    { ...notConnected, network: 'linkedin' },
    {
      ...aConnection,
      network: 'google',
      state: 'lost',
      lostAt: '2027-01-06T10:00:00Z',
      lossReason: 'ended',
    },
  ];
  vi.stubGlobal('location', { ...window.location, assign: leaveTo });
  asked = fakeServer(({ method, url }) => {
    if (url.endsWith('/connections')) return json(connections);
    if (url.endsWith('/application-events')) {
      const counts = { isConnected: true, isAnswered: true, chosen: [], events: [] };
      return json([{ network: 'google', ...counts }]);
    }
    if (url.endsWith('/consents') && method === 'POST')
      return json({ url: 'https://network.test/' });
    if (url.endsWith('/campaigns')) return json({ count: 7, titles: ['Nurse', 'Driver'] });
    if (url.includes('/consents/')) {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      if (method === 'POST') return json(connections[0]);
      return consent
        ? json(consent)
        : json(
            { code: 'not_found', message: 'The time is over.', requestId: '', findings: [] },
            404,
          );
    }
    if (method === 'DELETE') return json({ ...notConnected, isRevoked: false });
    return json(anAccount);
  });
});

const show = (path = '/settings/company', role: Role = 'admin') =>
  renderInApp(<AdConnections />, path, role);
const card = async (name: string) => screen.findByRole('listitem', { name });
const sent = (method: string) =>
  asked.filter((one) => one.method === method).map(({ url, body }) => [url, body]);

test('tells of each network how it is connected', async () => {
  await show();
  const meta = within(await card('Facebook and Instagram'));
  for (const text of [
    'Connected',
    'Noorderzorg Recruitment (1020304050)',
    'EUR',
    'Amsterdam',
    'by Anna de Vries on 04-01-2027',
    'on 05-03-2027, renewed before by itself',
  ]) {
    expect(meta.getAllByText(text).length).toBeGreaterThan(0);
  }
  const google = within(await card('Google Ads'));
  expect(google.getByText('Connection lost')).toBeTruthy();
  expect(google.getByText(/has ended or was taken back/)).toBeTruthy();
  expect(await google.findByText('Counts as an application')).toBeTruthy();
  expect(within(await card('LinkedIn')).getByText('Not connected')).toBeTruthy();
});

test('leads to the network and stays busy until the page is left', async () => {
  await show();
  fireEvent.click(await screen.findByText('Connect LinkedIn'));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://network.test/'));
  expect(sent('POST')).toEqual([['/api/accounts/a1/connections/linkedin/consents', undefined]]);
});

test('an editor reads', async () => {
  await show('/settings/company?consent=c1', 'editor');
  await card('LinkedIn');
  expect(screen.getByText('Only admins of the account can change this.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a network without an application of ours says what has to be set', async () => {
  connections = [
    { ...notConnected, missingSettings: ['META_APP_ID', 'META_APP_SECRET'] },
    { ...notConnected, network: 'linkedin' },
    { ...notConnected, network: 'google' },
  ];
  await show();
  const meta = within(await card('Facebook and Instagram'));
  expect(meta.getByText(/have to set META_APP_ID and META_APP_SECRET/)).toBeTruthy();
  fireEvent.click(meta.getByText('Connect Facebook'));
  expect(sent('POST')).toEqual([]);
});

test('another currency and other days are said with the connection', async () => {
  connections = [
    {
      ...aConnection,
      adAccount: { id: '1', name: 'US', currency: 'USD', timeZone: 'America/New_York' },
    },
  ];
  await show();
  const meta = within(await card('Facebook and Instagram'));
  expect(await meta.findByText(/This ad account is in USD, your budgets are in EUR/)).toBeTruthy();
  expect(meta.getByText(/counts days in New York time/)).toBeTruthy();
});

test('what went wrong on the way is said, and the address forgets it when it is closed', async () => {
  const { history } = await show(
    '/settings/company?connectFailure=connectionState.cancelled&network=google#social-accounts',
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('the permission on Google Ads was not given');
  fireEvent.click(within(alert).getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(history.location.search + history.location.hash).toBe('#social-accounts');
});

test('words that we do not know are not shown', async () => {
  await show('/settings/company?connectFailure=%3Cb%3Ehello');
  await card('LinkedIn');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('after the consent', () => {
  const open = async () => {
    const shown = await show('/settings/company?consent=c1#social-accounts');
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };

  test('an ad account and pages are chosen, and connected', async () => {
    const { dialog, history } = await open();
    const us = (await dialog.findByLabelText('Sandbox Tech US')) as HTMLInputElement;
    expect(us.disabled).toBe(true);
    expect(dialog.getByText(/This ad account is in USD, your budgets are in EUR/)).toBeTruthy();
    const connect = dialog.getByRole('button', { name: 'Connect' }) as HTMLButtonElement;
    expect(connect.disabled).toBe(true);
    fireEvent.click(dialog.getByLabelText('Sandbox Logistics'));
    fireEvent.click(dialog.getByLabelText('Working at Noorderzorg (Facebook)'));
    const known = dialog.getByLabelText('Noorderzorg (Facebook)') as HTMLInputElement;
    expect(known.checked).toBe(true);
    fireEvent.click(connect);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST')).toEqual([
      [
        '/api/accounts/a1/consents/c1',
        {
          adAccountId: '3',
          pages: [
            { channel: 'facebook', externalId: '11' },
            { channel: 'facebook', externalId: '12' },
          ],
          leavesAds: false,
        },
      ],
    ]);
    expect(history.location.search + history.location.hash).toBe('#social-accounts');
  });

  test('from nine on ad accounts are searched', async () => {
    const [first] = aConsent.adAccounts;
    if (!first) throw new Error('There is none');
    const many = Array.from({ length: 9 }, (_, n) => ({ ...first, id: `${n}`, name: `Name ${n}` }));
    consent = { ...aConsent, adAccounts: many };
    const { dialog } = await open();
    fireEvent.change(await dialog.findByLabelText('Search ad accounts'), {
      target: { value: 'name 7' },
    });
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
  });

  test('ads that are left to themselves have to be agreed to', async () => {
    const [first] = aConsent.adAccounts;
    if (!first) throw new Error('There is none');
    const warning = {
      code: 'connection.leavesAds',
      severity: 'warning',
      path: 'adAccountId',
      params: { n: 2 },
    } as const;
    consent = { ...aConsent, adAccounts: [{ ...first, findings: [warning] }] };
    const { dialog } = await open();
    const connect = (await dialog.findByRole('button', { name: 'Connect' })) as HTMLButtonElement;
    expect(connect.disabled).toBe(true);
    expect(dialog.getByText(/2 campaigns are published in the ad account/)).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('Leave these campaigns to themselves'));
    expect(connect.disabled).toBe(false);
  });

  test('a permission that is not complete is named, and asked for again', async () => {
    consent = { ...aConsent, missingRights: ['leads_retrieval'] };
    const { dialog } = await open();
    await dialog.findByText('The permission is not complete');
    expect(dialog.queryByRole('radio')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Connect again' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  });

  test('pages that are in use and were not allowed are named', async () => {
    consent = { ...aConsent, uncoveredPages: ['Noorderzorg Kliniek'] };
    const { dialog } = await open();
    expect(
      await dialog.findByText(/Not part of this permission: Noorderzorg Kliniek/),
    ).toBeTruthy();
  });

  test('cancelling forgets what was given', async () => {
    const { dialog } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('DELETE')).toEqual([['/api/accounts/a1/consents/c1', undefined]]);
  });

  test('a consent that is over is said so', async () => {
    consent = undefined;
    const { dialog } = await open();
    expect(await dialog.findByText(/The time is over/)).toBeTruthy();
  });
});

test('disconnecting names the campaigns that run there', async () => {
  await show();
  fireEvent.click(await screen.findByLabelText('Disconnect Facebook and Instagram'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    await dialog.findByText(/7 campaigns are published there: Nurse, Driver and 5 more/),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('DELETE')).toEqual([['/api/accounts/a1/connections/meta', undefined]]);
});
