import { SAVED_VIEWS_MAX } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import FilterTags from '../filters/filter-tags.tsx';
import {
  isNarrowed,
  PLAIN_VIEW,
  rememberedView,
  rememberView,
  useListView,
} from '../model/list-view.ts';
import SaveViewButton from './save-view-button.tsx';
import SavedViewsBar from './saved-views-bar.tsx';

beforeEach(() => {
  rememberView(PLAIN_VIEW);
  localStorage.clear();
  sessionStorage.clear();
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key);
});

const { saved: _saved, ...plain } = PLAIN_VIEW;
const aView = (more: object = {}) => ({
  ...{ id: 'v1', name: 'Runs now', isShared: false, isOwn: true, isChangeable: true },
  ...{ isDefault: false, version: 1 },
  list: { ...plain, statuses: ['active'], columns: ['poNumber'] },
  ...more,
});

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);

/** As the row of filters shows it. */
function Saving() {
  const view = useListView();
  return isNarrowed(view) ? <SaveViewButton /> : null;
}

const show = async (views: object[]) => {
  const asked = fakeServer(({ method, url }) =>
    method === 'GET' ? json(url.endsWith('/views') ? views : []) : json(aView({ id: 'v2' }), 201),
  );
  await renderInApp(
    <>
      <SavedViewsBar />
      <Saving />
    </>,
  );
  return asked;
};
const tab = (name: string) => screen.findByRole('button', { name });

test('a view is shown with its filters and columns, and told when it was changed', async () => {
  await show([aView()]);
  fireEvent.click(await tab('Runs now'));
  expect(rememberedView()).toMatchObject({ statuses: ['active'], saved: 'v1' });
  expect(localStorage.getItem('posthorn.columns.')).toBe('poNumber');
  expect((await tab('Runs now')).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('img', { name: 'Changed since it was saved' })).toBeNull();
  rememberView({ errors: true });
  await screen.findByRole('img', { name: 'Changed since it was saved' });
  fireEvent.click(await tab('All campaigns'));
  expect(rememberedView()).toEqual(PLAIN_VIEW);
});

test('at as many own views as there can be, none is saved, and it is said why', async () => {
  const own = Array.from({ length: SAVED_VIEWS_MAX }, (_, n) => aView({ id: `o${n}` }));
  await show(own);
  rememberView({ statuses: ['paused'] });
  const save = await tab('Save view');
  expect(save.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(save);
  await screen.findByText(/You have 30 views here/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is shown is saved under a name', async () => {
  const asked = await show([]);
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
  rememberView({ statuses: ['paused'], sort: '-spend' });
  fireEvent.click(await tab('Save view'));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), {
    target: { value: ' Sleeping ' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rememberedView().saved).toBe('v2'));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Sleeping',
    isShared: false,
    list: { ...plain, statuses: ['paused'], sort: '-spend', columns: null },
  });
});

test('the button that saves a view goes with that, and the keyboard is at its tab', async () => {
  const kept: object[] = [aView()];
  fakeServer(({ method, url }) => {
    const list = { ...plain, statuses: ['paused'], columns: null };
    if (method === 'POST') kept.push({ ...aView({ id: 'v2', name: 'Sleeping' }), ...{ list } });
    if (method === 'POST') return json(kept.at(-1), 201);
    return json(url.endsWith('/views') ? kept : []);
  });
  await renderInApp(
    <>
      <SavedViewsBar />
      <Saving />
    </>,
  );
  rememberView({ statuses: ['paused'] });
  fireEvent.click(await tab('Save view'));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Sleeping' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const saved = await tab('Sleeping');
  await waitFor(() => expect(document.activeElement).toBe(saved));
});

test('a new name leaves the filters that were saved, whatever the list shows now', async () => {
  const asked = await show([aView({ isShared: true })]);
  fireEvent.click(await screen.findByRole('button', { name: /Runs now$/ }));
  rememberView({ errors: true });
  await screen.findByRole('img', { name: 'Changed since it was saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Actions for the view Runs now' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename or share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the view Runs now' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Running' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Running',
    isShared: true,
    list: aView().list,
  });
});

test('a tab begins with the view that was chosen for that', async () => {
  await show([aView({ isDefault: true })]);
  await waitFor(() => expect(rememberedView().saved).toBe('v1'));
});

test('an address that narrows the list counts before the view to begin with', async () => {
  rememberView({ statuses: ['draft'] });
  await show([aView({ isDefault: true })]);
  await tab('Runs now');
  expect(rememberedView()).toMatchObject({ statuses: ['draft'], saved: '' });
});

test('an address that names a view alone is that view, also in a tab that has begun before', async () => {
  sessionStorage.setItem('posthorn.begun.a1', '1');
  rememberView({ ...PLAIN_VIEW, saved: 'v1' });
  await show([aView()]);
  await waitFor(() => expect(rememberedView().statuses).toEqual(['active']));
});

test('a view that is shown is not taken for an address when its filters change', async () => {
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  await show([aView()]);
  fireEvent.click(await tab('Runs now'));
  rememberView({ statuses: ['draft'] });
  await screen.findByRole('img', { name: 'Changed since it was saved' });
  expect(rememberedView().statuses).toEqual(['draft']);
  expect(writes.mock.calls.filter(([key]) => key.startsWith('posthorn.begun'))).toHaveLength(1);
});

/** Answers changes as the server does: the version has to be the newest. */
const keepViews = async (kept: ReturnType<typeof aView>[]) => {
  fakeServer(({ method, url, version, body }) => {
    if (method === 'GET') return json(url.endsWith('/views') ? kept : []);
    const n = kept.findIndex(({ id }) => url.endsWith(id));
    const current = kept[n];
    if (!current || version !== `"${current.version}"`) {
      return json({ code: 'stale', message: 'Changed', current }, 409);
    }
    kept.splice(n, 1, { ...current, ...(body as object), version: current.version + 1 });
    if (method !== 'DELETE') return json(kept[n]);
    kept.splice(n, 1);
    return new Response(null, { status: 204 });
  });
  return renderInApp(
    <main tabIndex={-1}>
      <SavedViewsBar />
    </main>,
  );
};
const act = async (view: string, action: string) => {
  fireEvent.click(await tab(`Actions for the view ${view}`));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('what another person made of a view is told and not overwritten, and then it is', async () => {
  const kept = [aView()];
  await keepViews(kept);
  fireEvent.click(await tab('Runs now'));
  rememberView({ statuses: ['paused'] });
  await screen.findByRole('img', { name: 'Changed since it was saved' });
  kept[0] = aView({ version: 2, list: { ...plain, statuses: ['draft'], columns: null } });
  await act('Runs now', 'Save changes to Runs now');
  await waitFor(() => expect(told()).toEqual([requestTexts.stale]));
  expect(kept[0]?.list.statuses).toEqual(['draft']);
  await act('Runs now', 'Save changes to Runs now');
  await waitFor(() => expect(kept[0]?.list.statuses).toEqual(['paused']));
});

test('a new name and new filters of two people are both kept', async () => {
  const kept = [aView()];
  await keepViews(kept);
  fireEvent.click(await tab('Runs now'));
  rememberView({ statuses: ['paused'] });
  await screen.findByRole('img', { name: 'Changed since it was saved' });
  kept[0] = aView({ version: 2, name: 'Running' });
  await act('Runs now', 'Save changes to Runs now');
  await tab('Running');
  expect(kept[0]).toMatchObject({ name: 'Running', list: { statuses: ['paused'] }, version: 3 });
});

test('after a deletion the keyboard is at the tab of all campaigns, and at the page after the last', async () => {
  await keepViews([aView(), aView({ id: 'v2', name: 'Sleeps' })]);
  const remove = async (name: string) => {
    fireEvent.click(await tab(name));
    await act(name, 'Delete view');
    const dialog = await screen.findByRole('alertdialog', { name: `Delete the view ${name}?` });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await remove('Runs now');
  const all = await tab('All campaigns');
  await waitFor(() => expect(document.activeElement).toBe(all));
  await remove('Sleeps');
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));
});

test('the question about a view that another person deleted does not come back with the next view', async () => {
  const kept = [aView(), aView({ id: 'v2', name: 'Sleeps' })];
  const { queryClient } = await keepViews(kept);
  fireEvent.click(await tab('Runs now'));
  await act('Runs now', 'Delete view');
  await screen.findByRole('alertdialog');
  kept.shift();
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(await tab('Sleeps'));
  await tab('Actions for the view Sleeps');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

function Tags() {
  return <FilterTags view={useListView()} />;
}

test('each filter is taken away by its tag, and all by one press', async () => {
  fakeServer(() => json([]));
  rememberView({ types: ['leadform'], channels: ['linkedIn'], text: 'nurse', template: 'Care' });
  rememberView({ runs: 'later', mine: true });
  await renderInApp(<Tags />);
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual([
    ...['Starts later', 'Made by me', '“nurse”', 'Fast apply form', 'LinkedIn', 'Template: Care'],
    'Clear all',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'LinkedIn: remove this filter' }));
  expect(rememberedView()).toMatchObject({ channels: [], types: ['leadform'] });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(rememberedView()).toEqual(PLAIN_VIEW);
});
