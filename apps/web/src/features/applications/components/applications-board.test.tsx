import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { Application, ApplicationList } from '../api/applications.ts';
import { ApplicationDrawer } from './application-drawer.tsx';
import { ApplicationsBoard } from './applications-board.tsx';

const row = (more: Partial<ApplicationList['data'][number]> = {}) => ({
  ...{ id: 'p1', name: 'Ada Lovelace', isReadable: true, hasNote: false, version: 1 },
  ...{ appliedAt: '2027-01-04T10:00:00Z', channel: 'facebook' as const, adType: null },
  ...{ status: 'new' as const, assignedTo: null },
  ...more,
});
const list = (more: Partial<ApplicationList> = {}): ApplicationList => ({
  ...{ data: [row()], page: 1, perPage: 50, total: 1, unreadable: 0, keptDays: 90 },
  isPartial: false,
  counts: { new: 1, contacted: 0, invited: 0, declined: 0 },
  erased: { count: 0, lastAt: null },
  ...more,
});
const application = (more: Partial<Application> = {}): Application => ({
  ...row(),
  answers: [
    { label: 'Full name', text: 'Ada Lovelace', isCut: false, href: null },
    { label: 'Letter', text: 'Long', isCut: true, href: null },
  ],
  note: '',
  erasedOn: '2027-04-04T10:00:00Z',
  ...more,
});
const people = [{ id: 'm1', name: 'Lotte Visser', isMailed: false }];

const board = (answer: ApplicationList, role: 'admin' | 'editor' = 'admin') => {
  const asked = fakeServer(() => json(answer));
  const onOpen = vi.fn();
  const shown = renderInApp(
    <ApplicationsBoard campaignId="c1" hasForm onOpen={onOpen} />,
    '/campaigns-overview',
    role,
  );
  return { asked, onOpen, shown };
};

test('a row opens its application', async () => {
  const { onOpen, shown } = board(list());
  await shown;
  fireEvent.click(
    await screen.findByRole('button', { name: 'Open the application of Ada Lovelace' }),
  );
  expect(onOpen).toHaveBeenCalledWith('p1');
});

test('what is searched for is sent in the body, and never in the address', async () => {
  const { asked, shown } = board(list());
  await shown;
  const field = await screen.findByRole('searchbox', { name: 'Search applications' });
  fireEvent.change(field, { target: { value: 'Lovelace' } });
  await waitFor(() =>
    expect(asked.some(({ body }) => JSON.stringify(body).includes('Lovelace'))).toBe(true),
  );
  expect(asked.filter(({ url }) => url.includes('Lovelace'))).toEqual([]);
});

test('an empty list, erased ones and those that can not be read are explained', async () => {
  const nothing = { new: 0, contacted: 0, invited: 0, declined: 0 };
  const erased = { count: 12, lastAt: '2027-01-04T10:00:00Z' };
  const { shown } = board(list({ data: [], total: 0, counts: nothing, erased, unreadable: 2 }));
  await shown;
  expect(await screen.findByText('All applications were erased')).toBeTruthy();
  expect(screen.getByText(/12 applications to this campaign were erased/)).toBeTruthy();
  expect(screen.getByText('2 applications can not be read')).toBeTruthy();
});

test('a search that left some out says so', async () => {
  const { shown } = board(list({ isPartial: true }));
  await shown;
  expect(await screen.findByText(/Only the newest 20000 applications were searched/)).toBeTruthy();
});

test('only admins are offered to see who looked', async () => {
  const { shown } = board(list(), 'editor');
  await shown;
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Who looked' })).toBeNull();
});

test('who looked is told, and at whose application', async () => {
  const use = {
    ...{ person: 'Lotte Visser', use: 'opened' as const, number: null, times: 2 },
    ...{ at: '2027-01-04T10:00:00Z', lastAt: '2027-01-04T10:05:00Z' },
  };
  const of = (id: string, state: 'readable' | 'erased', name: string | null) => ({
    ...{ id, state, name, appliedAt: '2027-01-03T10:00:00Z' },
  });
  const data = [
    { ...use, id: 2, application: of('p1', 'readable', 'Ada Lovelace') },
    { ...use, id: 1, application: of('p2', 'erased', null) },
  ];
  fakeServer(({ url }) => json(url.includes('uses') ? { data, hasMore: false } : list()));
  const onOpen = vi.fn();
  await renderInApp(<ApplicationsBoard campaignId="c1" hasForm onOpen={onOpen} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Who looked' }));
  const dialog = await screen.findByRole('dialog', { name: /Who dealt/ });
  expect(await within(dialog).findByText(/erased since, received on/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ada Lovelace' }));
  expect(onOpen).toHaveBeenCalledWith('p1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an application is shown whole, and a typed note is saved when it closes', async () => {
  const asked = fakeServer((request) =>
    request.method === 'PUT'
      ? json(application({ note: 'Called', version: 2 }))
      : json(request.url.includes('people') ? people : application()),
  );
  const onClose = vi.fn();
  await renderInApp(<ApplicationDrawer campaignId="c1" applicationId="p1" onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
  expect(await within(dialog).findByText(/wrote more than 10000 characters/)).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Note/ }), {
    target: { value: 'Called' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { note: 'Called' },
  ]);
});

test('a choice that came too late shows what another person chose, and speaks of no note', async () => {
  const theirs = application({ status: 'invited', version: 2 });
  fakeServer((request) =>
    request.method === 'PUT'
      ? json({ code: 'stale', message: 'Changed', current: theirs }, 409)
      : json(request.url.includes('people') ? people : application()),
  );
  await renderInApp(<ApplicationDrawer campaignId="c1" applicationId="p1" onClose={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: /Status/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Declined' }));
  expect(await screen.findByText('Another person changed this application')).toBeTruthy();
  expect(screen.getByText(/What you see now is what they chose/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Status/ }).textContent).toContain('Invited');
});

test('an application is not asked for again once its erasure is under way', async () => {
  let answerErasure = (_: Response) => {};
  const erasure = new Promise<Response>((resolve) => {
    answerErasure = resolve;
  });
  const asked = fakeServer((request) => {
    if (request.method === 'POST') return erasure;
    return json(request.url.includes('people') ? people : application());
  });
  const onClose = vi.fn();
  const { queryClient } = await renderInApp(
    <ApplicationDrawer campaignId="c1" applicationId="p1" onClose={onClose} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  // The event of the erasure arrives before its answer does.
  await act(() => queryClient.invalidateQueries());
  answerErasure(json({ count: 1, unreadable: 0 }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.filter(({ url }) => url.endsWith('/p1'))).toHaveLength(1);
});

test('editors are told who can answer a person', async () => {
  fakeServer(({ url }) => json(url.includes('people') ? people : application()));
  const drawer = <ApplicationDrawer campaignId="c1" applicationId="p1" onClose={() => {}} />;
  await renderInApp(drawer, '/campaigns-overview', 'editor');
  expect(await screen.findByText(/An admin of the account can do both/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase this person' })).toBeNull();
});
