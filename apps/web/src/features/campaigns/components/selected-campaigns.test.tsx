import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PLAIN_VIEW, rememberView } from '../model/list-view.ts';
import { clearSelection, selectAll, selectedNow } from '../model/selection.ts';
import { CampaignBoard } from './campaign-board.tsx';

class NothingInSight {
  observe = () => {};
  disconnect = () => {};
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInSight);
  rememberView(PLAIN_VIEW);
  clearSelection();
});

/** The list holds one campaign until it is paused or moved. */
function server() {
  let rows = [campaignRow({ id: 'c1', status: 'active', abilities: ['pause'] })];
  return fakeServer(({ method, url }) => {
    if (method !== 'GET') {
      rows = [];
      return json(aCampaign({ id: 'c1', status: 'paused', version: 4 }));
    }
    if (url.includes('/campaigns?'))
      return json({ data: rows, page: 1, perPage: 10, hasMore: false });
    return url.endsWith('/views') ? json([]) : json({}, 404);
  });
}

const show = async () => {
  server();
  await renderInApp(<CampaignBoard slug="north" isWorkspace hasCampaigns />);
  await screen.findByRole('link', { name: /ICU nurse/ });
  act(() => selectAll(['c1']));
  return screen.findByRole('region', { name: 'Selected campaigns' });
};

test.each([
  ['narrowed', { statuses: ['active'] }],
  ['whole', {}],
] as const)(
  'what came of campaigns stays to be read when it empties the %s list',
  async (_, view) => {
    rememberView(view);
    fireEvent.click(within(await show()).getByRole('button', { name: 'Pause' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Pause 1 campaign?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await within(dialog).findByText('Done for 1 campaign');
    await waitFor(() => expect(document.querySelector('[data-row]')).toBeNull());
    expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeDefined();
  },
);

test('another filter or order shows other rows: nothing stays selected unseen', async () => {
  await show();
  act(() => rememberView({ saved: 'v1' }));
  expect(selectedNow()).toEqual(['c1']);
  act(() => rememberView({ statuses: ['draft'] }));
  await waitFor(() => expect(selectedNow()).toEqual([]));
});
