import type { OperationAnswer } from '@posthorn/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { NotificationPanel } from './notification-panel.tsx';

const one = (id: string, campaignHash: string) => ({
  ...{ id, campaign_id: id, campaignName: 'Nurse', campaignHash, message: 'It is launched.' },
  ...{ kind: null, read: false, pinned: false, created_at: '2020-01-04T12:00:00Z' },
});
const show = (notifications: OperationAnswer<'listNotifications'>) => {
  fakeServer(() => json(notifications));
  return renderInApp(<NotificationPanel onLeave={vi.fn()} />);
};

test('without any notification it says when they come, and leads to what comes by mail', async () => {
  await show([]);
  await screen.findByText('They come when a campaign is launched, finished or needs you.');
  const link = screen.getByRole('link', { name: 'Choose what also comes by mail' });
  expect(link.getAttribute('href')).toBe('/mail');
});

test('a tab that is empty beside others says only that', async () => {
  await show([one('c1', 'JW7RG9N')]);
  await screen.findByText('#JW7RG9N');
  fireEvent.click(screen.getByRole('tab', { name: 'Today' }));
  await screen.findByText('Nothing new today');
  expect(screen.queryByRole('link')).toBeNull();
});

test('campaigns of one name are told apart by their numbers', async () => {
  await show([one('c1', 'JW7RG9N'), one('c2', 'R776WRG')]);
  await screen.findByText('#JW7RG9N');
  await screen.findByText('#R776WRG');
});

test('a text that names its campaign says the name once', async () => {
  const message = 'Nurse is finished. Its last day was 03-01-2020.';
  await show([{ ...one('c1', 'JW7RG9N'), message }, one('c2', 'R776WRG')]);
  await screen.findByText('#JW7RG9N');
  const [first, second] = screen.getAllByRole('row').map((row) => within(row));
  expect(first?.getAllByText(/Nurse/).map(({ textContent }) => textContent)).toEqual(['Nurse']);
  expect(first?.getByText('Nurse').parentElement?.textContent).toBe(message);
  expect(second?.getByText('Nurse').textContent).toBe('Nurse');
  second?.getByText('It is launched.');
});

/** By keys alone, as the menu of a row is used. */
async function deleteRow(row: HTMLElement): Promise<void> {
  const menu = within(row).getByRole('button', { name: 'Actions' });
  act(() => menu.focus());
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.keyUp(menu, { key: 'Enter' });
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  act(() => item.focus());
  fireEvent.keyDown(item, { key: 'Enter' });
  fireEvent.keyUp(item, { key: 'Enter' });
}

test('the next one has the focus when one is deleted, and the panel when none is left', async () => {
  let all = ['JW7RG9N', 'R776WRG'].map((hash, n) => one(`c${n}`, hash));
  fakeServer(({ method, url }) => {
    if (method !== 'DELETE') return json(all);
    all = all.filter(({ id }) => !url.endsWith(id));
    return json(null, 200);
  });
  await renderInApp(<NotificationPanel onLeave={vi.fn()} />);
  await screen.findByText('#JW7RG9N');
  const [first] = screen.getAllByRole('row');
  await deleteRow(first as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('#R776WRG'));
  await deleteRow(screen.getByRole('row'));
  await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
