import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { AccountProvider } from '../../accounts/index.ts';
import { type LibraryMedia, mediaQuery } from '../api/list-media.ts';
import type { MediaDraft } from '../model/media-draft.ts';
import { aMedia } from '../testing/a-media.ts';
import { WordsForm } from './words-form.tsx';

function Shown() {
  const [draft, setDraft] = useState<MediaDraft>();
  const { data } = useQuery(mediaQuery('a1'));
  const media = data?.[0] as LibraryMedia;
  return <WordsForm media={media} draft={draft} onDraft={setDraft} onSaved={() => {}} />;
}

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  queryClient.setQueryData(mediaQuery('a1').queryKey, [aMedia('m1', { title: 'Nurse' })]);
  render(
    <QueryClientProvider client={queryClient}>
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
        <Shown />
      </AccountProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const press = () => act(async () => void fireEvent.submit(save()));

test('Save waits for a change that can be saved', () => {
  show();
  expect(save().disabled).toBe(true);
  fireEvent.change(title(), { target: { value: 'Nurse ' } });
  expect(save().disabled).toBe(true);
  fireEvent.change(title(), { target: { value: '' } });
  expect(save().disabled).toBe(true);
  fireEvent.change(title(), { target: { value: 'Doctor' } });
  expect(save().disabled).toBe(false);
});

test('another person was quicker: it is told, the text stays, and the next Save is made on theirs', async () => {
  const theirs = aMedia('m1', { title: 'Surgeon', version: 2 });
  const asked = fakeServer(({ version }) =>
    version === '"1"'
      ? json({ code: 'stale', message: 'Stale', findings: [], current: theirs }, 409)
      : json({ ...theirs, title: 'Doctor', version: 3 }),
  );
  const queryClient = show();
  fireEvent.change(title(), { target: { value: 'Doctor' } });
  // The live news arrive before the Save: it must still be refused.
  act(() => void queryClient.setQueryData(mediaQuery('a1').queryKey, [theirs]));
  await press();
  await screen.findByText(/now called “Surgeon”/);
  expect(title().value).toBe('Doctor');
  await press();
  await waitFor(() => expect(save().disabled).toBe(true));
  expect(asked.map(({ version }) => version)).toEqual(['"1"', '"2"']);
  expect(screen.queryByText(/now called/)).toBeNull();
});
