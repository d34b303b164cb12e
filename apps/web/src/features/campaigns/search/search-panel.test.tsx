import { fireEvent, screen, waitFor } from '@testing-library/react';
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

test('Enter opens what was looked for, never what was found before', async () => {
  let answer: (response: Response) => void = () => {};
  fakeServer(({ url }) =>
    url.includes('q=night')
      ? new Promise((resolve) => (answer = resolve))
      : found('c1', 'ICU nurse'),
  );
  const onOpen = vi.fn();
  await renderInApp(<SearchPanel onClose={() => {}} onOpen={onOpen} />);
  const box = screen.getByRole('combobox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  type('nurse');
  await screen.findByRole('option');
  type('night');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(answer).toHaveLength(1));
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onOpen).not.toHaveBeenCalled();
  answer(found('c2', 'Night porter'));
  await screen.findByRole('option', { name: /Night porter/ });
  await waitFor(() => expect(screen.queryByRole('option', { name: /ICU/ })).toBeNull());
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onOpen.mock.calls).toEqual([
    [expect.objectContaining({ params: { campaignId: 'c2' } }), 'night'],
  ]);
});
