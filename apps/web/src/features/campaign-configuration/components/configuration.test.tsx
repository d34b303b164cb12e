import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aPlace, aProfile, aRefusal } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { InRouter } from '../../../testing/in-router.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { AccountProvider } from '../../accounts/index.ts';
import type { Campaign } from '../model/values.ts';
import { Configuration } from './configuration.tsx';

// The router brings the form into sight; jsdom draws nothing.
Element.prototype.scrollIntoView = () => {};

const complete = {
  title: 'Nurses',
  profiles: [aProfile('icu')],
  locations: [aPlace('assen')],
  startDate: '2026-11-20',
  endDate: '2026-12-10',
  targetUrl: 'https://noorderzorg.example',
};

function show(campaign: Campaign, answer: Parameters<typeof fakeServer>[0] = () => json([])) {
  const asked = fakeServer(answer);
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
        <InRouter>
          <Configuration campaign={campaign} account={anAccount} personId="p1" />
        </InRouter>
      </AccountProvider>
    </QueryClientProvider>,
  );
  return asked;
}

test('a draft in which everything is filled in is ready for its ads', async () => {
  show(aCampaign(complete));
  expect(await screen.findByText('Everything is filled in')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start creating ads' })).toBeTruthy();
});

test('a draft of which only the form is missing is not told to be filled in', async () => {
  show(aCampaign({ ...complete, type: 'leadform', isLeadformComplete: false }));
  expect(await screen.findByText('Only the fast apply form is left')).toBeTruthy();
  expect(screen.queryByText('Everything is filled in')).toBeNull();
});

test('a total that waits to be confirmed keeps the form, and its button leads back to it', async () => {
  show(aCampaign(complete));
  const total = await screen.findByRole('textbox', { name: /Total budget/ });
  fireEvent.focus(total);
  fireEvent.change(total, { target: { value: '20000' } });
  fireEvent.blur(total);
  expect(await screen.findByText('1 field to do')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start creating ads' }));
  expect(document.activeElement).toBe(total);
  expect(total).toHaveProperty('value', '20000');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm €20.000' }));
  expect(await screen.findByText('Everything is filled in')).toBeTruthy();
});

test.each([
  ['', 0],
  ['#campaign-editor', 1],
])(
  'who is sent to the form by the button that launches reads what is missing: %s',
  async (hash, said) => {
    fakeServer(() => json([]));
    const campaign = aCampaign({ ...complete, title: '' });
    await renderInApp(
      <Configuration campaign={campaign} account={anAccount} personId="p1" />,
      `/campaigns-overview${hash}`,
    );
    expect(await screen.findByText('1 field to do')).toBeTruthy();
    expect(screen.queryAllByText('This field can not be empty')).toHaveLength(said);
  },
);

test('the page of a campaign that a network refused says so, and not that all is well', async () => {
  const refusal = aRefusal({ channel: 'linkedIn', userMessage: 'The connection is not valid.' });
  show(aCampaign({ ...complete, status: 'active', errors: [refusal] }));
  expect(await screen.findByText('LinkedIn: The connection is not valid.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Redeploy' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the ads' })).toBeTruthy();
  for (const praise of ['Everything is filled in', 'Ready', 'Start creating ads']) {
    expect(screen.queryByText(praise)).toBeNull();
  }
});

test('putting back waits for the field that is being saved, and needs one press', async () => {
  const errors = [aRefusal({ channel: 'linkedIn' })];
  const unpublishedChanges: Campaign['unpublishedChanges'] = ['title'];
  const campaign = aCampaign({
    ...complete,
    status: 'active',
    errors,
    version: 7,
    unpublishedChanges,
  });
  const saved = { ...campaign, title: 'Nurses at night', version: 8 };
  const after = { ...campaign, title: 'Nurse', version: 9, unpublishedChanges: [] };
  let answerSave = () => {};
  const asked = show(campaign, ({ method, url }) => {
    if (method !== 'PUT') return json([]);
    if (url.endsWith('/put-back')) return json(after);
    return new Promise((resolve) => {
      answerSave = () => resolve(json(saved));
    });
  });
  const calls = () =>
    asked
      .filter(({ method }) => method === 'PUT')
      .map(({ url, version }) => [url.split('/').at(-1), version]);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), {
    target: { value: saved.title },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Put changes back' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  answerSave();
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()).toEqual([
    ['c1', '"7"'],
    ['put-back', '"8"'],
  ]);
});
