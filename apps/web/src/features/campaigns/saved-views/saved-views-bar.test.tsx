import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
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
});

const { saved: _saved, ...plain } = PLAIN_VIEW;
const aView = (more: object = {}) => ({
  ...{ id: 'v1', name: 'Runs now', isShared: false, isOwn: true, isChangeable: true },
  isDefault: false,
  list: { ...plain, statuses: ['active'], columns: ['poNumber'] },
  ...more,
});

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

function Tags() {
  return <FilterTags view={useListView()} />;
}

test('each filter is taken away by its tag, and all by one press', async () => {
  fakeServer(() => json([]));
  rememberView({ types: ['leadform'], channels: ['linkedIn'], text: 'nurse', template: 'Care' });
  await renderInApp(<Tags />);
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['“nurse”', 'Fast apply form', 'LinkedIn', 'Template: Care', 'Clear all']);
  fireEvent.click(screen.getByRole('button', { name: 'LinkedIn: remove this filter' }));
  expect(rememberedView()).toMatchObject({ channels: [], types: ['leadform'] });
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(rememberedView()).toEqual(PLAIN_VIEW);
});
