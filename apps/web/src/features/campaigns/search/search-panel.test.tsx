import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { SearchPanel } from './search-panel.tsx';

Element.prototype.scrollIntoView = () => {};

const found = (id: string, title: string) =>
  json({
    workspaces: [
      { id: 'w1', name: 'Acute', slug: 'acute', campaigns: [campaignRow({ id, title })] },
    ],
    hasMore: false,
  });

test('a search that failed is tried again with a press', async () => {
  const answers = [json({ code: 'internal', message: 'The index is lost.' }, 500)];
  fakeServer(() => answers.shift() ?? found('c1', 'ICU nurse'));
  await renderInApp(<SearchPanel onClose={() => {}} onOpen={() => {}} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'nurse' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /ICU nurse/ })).toBeTruthy();
});

/** Answers the search for a word when the test says so, and others at once. */
function slowly(word: string) {
  let answer: (response: Response) => void = () => {};
  const isAsked = vi.fn();
  fakeServer(({ url }) => {
    if (!url.includes(`q=${word}`)) return found('c1', 'ICU nurse');
    isAsked();
    return new Promise((resolve) => (answer = resolve));
  });
  return { isAsked, answer: (response: Response) => act(async () => answer(response)) };
}

async function searchPanel() {
  const onOpen = vi.fn();
  await renderInApp(<SearchPanel onClose={() => {}} onOpen={onOpen} />);
  const box = screen.getByRole('combobox');
  return {
    opened: () => onOpen.mock.calls.map(([page, text]) => [page.params.campaignId, text]),
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(box, { key }),
  };
}

test('an early Enter opens what was looked for when it comes, never what was found before', async () => {
  const { isAsked, answer } = slowly('night');
  const { opened, type, press } = await searchPanel();
  type('nurse');
  await screen.findByRole('option');
  type('night');
  press('Enter');
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  expect(opened()).toEqual([]);
  await answer(found('c2', 'Night porter'));
  await waitFor(() => expect(opened()).toEqual([['c2', 'night']]));
});

test('Enter right after the first word opens its first campaign', async () => {
  const { isAsked, answer } = slowly('night');
  const { opened, type, press } = await searchPanel();
  type('night');
  press('Enter');
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  await answer(found('c2', 'Night porter'));
  await waitFor(() => expect(opened()).toEqual([['c2', 'night']]));
});

test.each([
  ['another text', (panel: Awaited<ReturnType<typeof searchPanel>>) => panel.type('night porter')],
  ['another key', (panel: Awaited<ReturnType<typeof searchPanel>>) => panel.press('ArrowDown')],
])('an early Enter is forgotten after %s', async (_, change) => {
  const { isAsked, answer } = slowly('night');
  const panel = await searchPanel();
  panel.type('night');
  panel.press('Enter');
  change(panel);
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  await answer(found('c2', 'Night porter'));
  await screen.findByRole('option', { name: /Night porter/ });
  expect(panel.opened()).toEqual([]);
});

test('an early Enter opens nothing where nothing is found', async () => {
  const { isAsked, answer } = slowly('night');
  const { opened, type, press } = await searchPanel();
  type('night');
  press('Enter');
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  await answer(json({ workspaces: [], hasMore: false }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  type('nurse');
  await screen.findByRole('option');
  expect(opened()).toEqual([]);
});
