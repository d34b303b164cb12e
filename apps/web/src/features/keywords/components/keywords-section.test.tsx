import '../../../ui/testing/fill-jsdom.ts';
import type { ChosenKeywords } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { campaignKeywords } from '../model/keywords-owner.ts';
import KeywordsSection from './keywords-section.tsx';

const campaign = (version: number, keywords: ChosenKeywords | null) =>
  ({ ...aCampaign(), version, keywords }) as ReturnType<typeof aCampaign>;

function show(owner = campaignKeywords(campaign(1, null))) {
  const asInApp = { networkMode: 'always' } as const;
  const client = new QueryClient({ defaultOptions: { queries: asInApp, mutations: asInApp } });
  render(
    <QueryClientProvider client={client}>
      <KeywordsSection owner={owner} level={3} />
    </QueryClientProvider>,
  );
}

test('says whose keywords they are, and nothing of suggestions while there are none', async () => {
  fakeServer(() => json({ chosen: null, suggested: [] }));
  show();
  await screen.findByText(/^Once a job profile is chosen/);
  expect(screen.queryByText('Suggested by the job profiles')).toBeNull();
  cleanup();
  fakeServer(() => json({ chosen: null, suggested: [{ text: 'nurse', match: 'phrase' }] }));
  show();
  const list = await screen.findByRole('list', { name: 'Shown for' });
  expect(list.textContent).toBe('nurse Phrase');
  expect(screen.getByText('Suggested by the job profiles')).toBeTruthy();
});

/** A dialog with something typed, after a colleague has changed the campaign to `theirs`. */
async function typeWhileChanging(theirs: ChosenKeywords | null) {
  let now = campaign(1, null);
  const asked = fakeServer(({ method, version }) => {
    if (method === 'GET') return json({ chosen: now.keywords, suggested: [] });
    return version?.includes(`${now.version}`)
      ? json({ ...now, version: now.version + 1 })
      : json({ code: 'stale', message: 'Newer', findings: [], current: now }, 409);
  });
  const asInApp = { networkMode: 'always' } as const;
  const client = new QueryClient({ defaultOptions: { queries: asInApp, mutations: asInApp } });
  const shown = () => (
    <QueryClientProvider client={client}>
      <KeywordsSection owner={campaignKeywords(now)} level={3} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown());
  const edit = screen.getByRole('button', { name: 'Edit keywords' });
  await waitFor(() => expect(edit).toHaveProperty('disabled', false));
  fireEvent.click(edit);
  fireEvent.change(await screen.findByLabelText('Add keywords'), { target: { value: 'nurse' } });
  now = campaign(2, theirs);
  rerender(shown());
  return () =>
    asked
      .filter(({ method }) => method === 'PUT')
      .map(({ version }) => Number(version?.match(/\d+/)));
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('what is typed stays when a colleague chooses other keywords, and replaces them only when asked twice', async () => {
  const versions = await typeWhileChanging({
    wanted: [{ text: 'carer', match: 'exact' }],
    excluded: [],
  });
  await screen.findByText('carer');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add keywords').value).toBe('nurse');
  save();
  await screen.findByText(/Another person has chosen other keywords/);
  expect(versions()).toEqual([1]);
  expect(screen.getByRole('button', { name: 'Remove nurse' })).toBeTruthy();
  save();
  await gone();
  expect(versions()).toEqual([1, 2]);
});

test('a change of something else does not stand in the way of the keywords', async () => {
  const versions = await typeWhileChanging(null);
  save();
  await gone();
  expect(versions()).toEqual([1, 2]);
});
