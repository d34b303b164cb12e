import { BULK_CAMPAIGNS_MAX } from '@posthorn/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PLAIN_VIEW, rememberView } from '../model/list-view.ts';
import { clearSelection, selectedNow } from '../model/selection.ts';
import { SelectMatching } from './select-matching.tsx';

beforeEach(() => {
  rememberView(PLAIN_VIEW);
  clearSelection();
});

/** So many campaigns match, in pages of the size that is asked for. */
function server(matching: number) {
  return fakeServer(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://app.test');
    if (pathname.endsWith('/count')) {
      const count = Math.min(matching, BULK_CAMPAIGNS_MAX);
      return json({ count, hasMore: matching > count });
    }
    if (!pathname.endsWith('/campaigns')) return json([]);
    const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perpage'))];
    const first = (page - 1) * perPage;
    const here = Math.max(0, Math.min(perPage, matching - first));
    return json({
      data: Array.from({ length: here }, (_, at) => campaignRow({ id: `c${first + at}` })),
      ...{ page, perPage, hasMore: first + here < matching },
    });
  });
}
const listed = (asked: ReturnType<typeof server>) =>
  asked.filter(({ url }) => url.includes('/campaigns?')).map(({ url }) => url.split('?')[1]);

test('all that match are fetched and selected, as the list is narrowed and sorted', async () => {
  rememberView({ statuses: ['draft'], sort: '-spend' });
  const asked = server(34);
  await renderInApp(<SelectMatching slug="north" loaded={10} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 34 that match' }));
  await waitFor(() => expect(selectedNow()).toHaveLength(34));
  expect(listed(asked)).toEqual(['page=1&perpage=100&status=draft&sort=-spend']);
});

test('of very many the first are selected', async () => {
  const asked = server(BULK_CAMPAIGNS_MAX + 50);
  await renderInApp(<SelectMatching slug="north" loaded={10} />);
  const name = `Select the first ${BULK_CAMPAIGNS_MAX} that match`;
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(selectedNow()).toHaveLength(BULK_CAMPAIGNS_MAX));
  expect(listed(asked)).toHaveLength(BULK_CAMPAIGNS_MAX / 100);
});

test('who has as many says how to reach the others', async () => {
  server(BULK_CAMPAIGNS_MAX + 50);
  await renderInApp(<SelectMatching slug="north" loaded={BULK_CAMPAIGNS_MAX} />);
  expect(await screen.findByText(/^More campaigns match/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
