import { abilitiesOf } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import BulkBar from './bulk-bar.tsx';

const row = (id: string, status: 'active' | 'paused' | 'draft' = 'active') =>
  campaignRow({
    ...{ id, status, hash: id.toUpperCase(), title: `Nurse ${id}` },
    abilities: abilitiesOf({ status }, 'editor'),
  });

/** Pausing and resuming work, but not of those that are named. */
function server(refused: readonly string[] = []) {
  return fakeServer(({ method, url }) => {
    const [, id = '', act] = /campaigns\/(\w+)\/(pause|resume)$/.exec(url) ?? [];
    if (method !== 'POST') return json([]);
    if (refused.includes(id)) {
      return json({ code: 'invalid', message: 'Not today', requestId: '0', findings: [] }, 422);
    }
    return json(aCampaign({ id, status: act === 'pause' ? 'paused' : 'active', version: 4 }));
  });
}

const press = (name: string, place: HTMLElement = document.body) =>
  fireEvent.click(within(place).getByRole('button', { name }));

test('says whom it would change and with how much money, and leaves out those that do not allow it', async () => {
  server();
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2'), row('c3', 'draft')]} />);
  expect(screen.getByRole('status').textContent).toBe('3 selected');
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  expect(dialog.textContent).toContain('#C1 · PO-1 · 12-11-2026 – 10-12-2026');
  expect(dialog.textContent).toContain('Budgets together: €9.000');
  expect(dialog.textContent).toContain('1 more is left out');
  expect(dialog.textContent).not.toContain('#C3');
});

test('tells what came of each, in the words of the server, and takes back what was done', async () => {
  const asked = server(['c2']);
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  press('Pause', dialog);
  expect(await within(dialog).findByText('Not today')).toBeDefined();
  expect(
    await within(dialog).findByText('Done for 1 campaign 1 campaign could not be changed'),
  ).toBeDefined();
  press('Undo', dialog);
  await within(dialog).findByText(/^Undone for 1 campaign/);
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ url, version }) => [url.split('/campaigns/')[1], version])).toEqual([
    ['c1/pause', '"3"'],
    ['c2/pause', '"3"'],
    ['c1/resume', '"4"'],
  ]);
});

test('those that failed are tried again alone', async () => {
  const refused = ['c2'];
  const asked = server(refused);
  await renderInApp(<BulkBar campaigns={[row('c1'), row('c2')]} />);
  press('Pause');
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause 2 campaigns?' });
  press('Pause', dialog);
  await within(dialog).findByText('Not today');
  refused.pop();
  press('Try the failed ones again', dialog);
  await within(dialog).findByText('Done for 2 campaigns');
  expect(asked.filter(({ url }) => url.endsWith('/pause'))).toHaveLength(3);
});

test('much money in all is confirmed a second time', async () => {
  server();
  const rows = Array.from({ length: 4 }, (_, index) => row(`c${index}`));
  await renderInApp(<BulkBar campaigns={rows} />);
  press('Add budget');
  const dialog = await screen.findByRole('dialog', { name: 'Add budget to 4 campaigns' });
  const add = within(dialog).getByRole('button', { name: 'Add budget' });
  expect(add).toHaveProperty('disabled', true);
  const amount = within(dialog).getByRole('textbox', { name: 'Amount for each' });
  fireEvent.change(amount, { target: { value: '5000' } });
  const sure = await within(dialog).findByRole('checkbox', { name: 'Yes, add €20.000 in all' });
  expect(add).toHaveProperty('disabled', true);
  fireEvent.click(sure);
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
});

test('what none of them allows says so', async () => {
  await renderInApp(<BulkBar campaigns={[row('c1', 'draft')]} />);
  expect(screen.getByRole('button', { name: 'Pause' }).getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByRole('button', { name: 'Set dates' }).getAttribute('aria-disabled'),
  ).toBeNull();
});
