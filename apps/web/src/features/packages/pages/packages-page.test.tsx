import { activationOf } from '@posthorn/contract/package-switches';
import { channelSwitches } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { Package } from '../api/list-packages.ts';
import { aPackage } from '../testing/a-package.ts';
import { PackagesPage } from './packages-page.tsx';

const other = aPackage({ id: 'two', name: 'All channels', status: 'inactive', campaignsCount: 3 });
const old = aPackage({ id: 'old', name: 'Last year', status: 'archived' });

/** A server that keeps packages as ours does, as far as the page can tell. */
function packageServer(packages: Package[] = [aPackage(), other, old]) {
  const state = { packages, isDown: false };
  const asked = fakeServer(({ method, url, body, version }) => {
    if (state.isDown) return json({ code: 'internal', message: 'Out of order' }, 500);
    const [, id, verb] = /\/packages(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
    if (!url.includes('/packages')) return json(anAccount);
    if (method === 'GET') return json(state.packages);
    const one = state.packages.find((each) => each.id === id);
    const keep = (next: Package, status = 200) => {
      state.packages = [next, ...state.packages.filter((each) => each.id !== next.id)];
      return json(next, status);
    };
    if (method === 'POST' && !verb) {
      const empty = {
        status: 'inactive',
        channelsActivation: activationOf(channelSwitches),
      } as const;
      const fresh = aPackage({ id: 'new', name: 'New package', runtime: 2, ...empty });
      const channelsBudget = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
      return keep({ ...fresh, channelsBudget, ...(body as object) }, 201);
    }
    if (!one) return json({ code: 'not_found', message: 'Gone' }, 404);
    if (version !== null && version !== `"${one.version}"`) {
      return json({ code: 'stale', message: 'Changed', current: one }, 409);
    }
    if (verb === 'duplicate') {
      return keep({ ...one, id: 'copy', name: `${one.name} (copy)`, status: 'inactive' }, 201);
    }
    if (method === 'DELETE') {
      state.packages = state.packages.filter((each) => each.id !== id);
      return new Response(null, { status: 204 });
    }
    const changes = verb === 'archive' ? { status: 'archived' as const } : (body as object);
    return keep({ ...one, ...changes, version: one.version + 1 });
  });
  const sent = (method: string) => asked.filter((each) => each.method === method);
  return { state, sent };
}

beforeEach(() => toast.clear());

const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const heading = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}`), expanded: false });
const open = async (name: string) => press(await heading(name));
// By their labels: asking for roles takes a second each in a page of this size.
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const box = field;
const type = async (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const saveButton = () => screen.getByRole('button', { name: /^Saved?$/ });
const whyNot = async () => {
  await press(saveButton());
  return (await screen.findByRole('tooltip')).textContent;
};
const statusSwitch = (name: string) => screen.getByRole('switch', { name: `${name} is active` });
const menu = async (name: string, item: string) => {
  await press(screen.getByRole('button', { name: `Actions for ${name}` }));
  await press(await screen.findByRole('menuitem', { name: item }));
};
const show = () => renderInApp(<PackagesPage />, '/presets/packages');
const cards = () => screen.getAllByRole('listitem').filter((item) => item.dataset.row);

describe('the list', () => {
  test('shows name, money, days and channels of each; archived ones last and without a switch', async () => {
    packageServer();
    await show();
    await heading('Regional start');
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Regional start€900 · 30 days',
      'All channels€900 · 30 days',
      'Last year€900 · 30 days',
    ]);
    expect(
      screen.getAllByRole('img', { name: 'Facebook, Instagram, Google Display' }),
    ).toHaveLength(3);
    expect(statusSwitch('Regional start')).toHaveProperty('checked', true);
    expect(statusSwitch('All channels')).toHaveProperty('checked', false);
    expect(screen.queryByRole('switch', { name: /Last year/ })).toBeNull();
  });

  test('is empty: the way to the first one', async () => {
    const { sent } = packageServer([]);
    await show();
    expect(
      await screen.findByRole('heading', { name: "You don't have packages yet" }),
    ).toBeDefined();
    await press(screen.getByRole('button', { name: 'Add package' }));
    expect(sent('POST')).toHaveLength(1);
    expect(field('Name').value).toBe('New package');
  });

  test('could not be loaded: why, and again', async () => {
    const { state } = packageServer();
    state.isDown = true;
    await show();
    await screen.findByText('Out of order');
    state.isDown = false;
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Regional start')).toBeDefined();
  });

  test('of many can be searched', async () => {
    const many = Array.from({ length: 9 }, (_, n) => aPackage({ id: `p${n}`, name: `Pack ${n}` }));
    packageServer(many);
    await show();
    await heading('Pack 0');
    const search = screen.getByRole('searchbox', { name: 'Search packages' });
    fireEvent.change(search, { target: { value: 'pack 7' } });
    expect(cards()).toHaveLength(1);
    fireEvent.change(search, { target: { value: 'nothing like it' } });
    await press(screen.getByText('Show all packages'));
    expect(cards()).toHaveLength(9);
  });
});

describe('the switch', () => {
  test('saves the status alone, and works in a closed card', async () => {
    const { sent } = packageServer();
    await show();
    await heading('All channels');
    await press(statusSwitch('All channels'));
    await waitFor(() =>
      expect(sent('PUT').map(({ body }) => body)).toEqual([{ status: 'active' }]),
    );
    expect(statusSwitch('All channels')).toHaveProperty('checked', true);
  });

  test('waits for what is not saved', async () => {
    const { sent } = packageServer();
    await show();
    await open('Regional start');
    await type('Name', 'Mine');
    await press(statusSwitch('Regional start'));
    expect(told()).toEqual(['Please save changes to your package before updating its status']);
    expect(sent('PUT')).toEqual([]);
    expect(statusSwitch('Regional start')).toHaveProperty('checked', true);
  });

  test('that was refused goes back', async () => {
    const { state } = packageServer();
    await show();
    await heading('All channels');
    state.packages = state.packages.filter(({ id }) => id !== 'two');
    await press(statusSwitch('All channels'));
    await waitFor(() => expect(screen.queryByRole('switch', { name: /All channels/ })).toBeNull());
  });
});

describe('the editor', () => {
  test('keeps what was typed when it is saved, in cents, for the version that was read', async () => {
    const { sent } = packageServer();
    await show();
    await open('Regional start');
    expect(await whyNot()).toBe('Nothing was changed yet');
    await type('Name', 'Start in the region');
    await type('Runtime', '14');
    await type('Budget for Facebook|Instagram', '1.150');
    await press(box('Instagram stories'));
    await press(box('Google Display'));
    await press(box('Google Search'));
    await type('Budget for Google Search', '250');
    expect(screen.getByText('€1.400')).toBeDefined();
    await press(saveButton());
    expect(saveButton().textContent).toBe('Saved');
    expect(sent('PUT')).toMatchObject([
      {
        url: '/api/accounts/a1/packages/one',
        version: '"1"',
        body: {
          name: 'Start in the region',
          runtime: 14,
          channelsActivation: activationOf(['instagramStory', 'googleDisplay', 'linkedIn']),
          channelsBudget: {
            facebook: 1150_00,
            googleDisplay: 0,
            googleSearch: 250_00,
            linkedIn: 0,
          },
        },
      },
    ]);
    await open('All channels');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['a runtime of a day', () => type('Runtime', '1'), 'Minimum runtime is 2 days'],
    [
      'a channel without money',
      () => press(box('LinkedIn')),
      "Enabled channels can't have zero budget",
    ],
    [
      'Meta without a placement',
      async () => {
        for (const name of ['Facebook', 'Instagram feed', 'Instagram stories']) {
          await press(box(name));
        }
      },
      'Channel facebook requires to choose at least one ad type option to proceed',
    ],
  ])('%s can not be saved, and Save says why', async (_, change, reason) => {
    const { sent } = packageServer();
    await show();
    await open('Regional start');
    await change();
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(await whyNot()).toBe(reason);
    expect(sent('PUT')).toEqual([]);
  });

  test('a runtime that is no number becomes 0 when it is left', async () => {
    packageServer();
    await show();
    await open('Regional start');
    await type('Runtime', 'abc');
    await act(async () => void fireEvent.blur(field('Runtime')));
    expect(field('Runtime').value).toBe('0');
    await type('Runtime', '7.9');
    await act(async () => void fireEvent.blur(field('Runtime')));
    expect(field('Runtime').value).toBe('7');
  });

  test('a channel that is unticked loses its budget, and Meta its placements', async () => {
    packageServer();
    await show();
    await open('Regional start');
    await press(box('Google Display'));
    expect(field('Budget for Google Display').value).toBe('');
    await press(box('Google Display'));
    expect(field('Budget for Google Display').value).toBe('0');
    await press(box('Facebook|Instagram'));
    expect(screen.queryByLabelText('Instagram feed')).toBeNull();
    await press(box('Facebook|Instagram'));
    expect(box('Instagram feed').checked).toBe(false);
  });

  test('the total rounds each channel up while it is typed', async () => {
    packageServer();
    await show();
    await open('Regional start');
    await type('Budget for Facebook|Instagram', '10,20');
    await type('Budget for Google Display', '5,50');
    expect(screen.getByText('€17')).toBeDefined();
    expect(await whyNot()).toContain('Provided amount has invalid format');
  });

  test('says how many campaigns stay as they are', async () => {
    packageServer();
    await show();
    await open('All channels');
    expect(screen.getByText(/^3 campaigns were made from this package\. They keep/)).toBeDefined();
  });

  test('of an archived package can be read only', async () => {
    packageServer();
    await show();
    await open('Last year');
    expect(field('Name').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('unsaved edits', () => {
  test('are asked about before another package opens; Proceed gives them up', async () => {
    const { sent } = packageServer();
    await show();
    await open('Regional start');
    await type('Name', 'Mine');
    await open('All channels');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure? Unsaved data will be lost',
    });
    await press(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(field('Name').value).toBe('Mine');
    await open('All channels');
    await press(screen.getByRole('button', { name: 'Proceed' }));
    expect(field('Name').value).toBe('All channels');
    await open('Regional start');
    expect(field('Name').value).toBe('Regional start');
    expect(sent('PUT')).toEqual([]);
  });

  test('are asked about before the page is left, not before a layer opens above it', async () => {
    packageServer();
    const { history } = await show();
    await open('Regional start');
    await type('Name', 'Mine');
    await act(async () => history.push('/presets/packages/media-library'));
    await act(async () => history.push('/presets/packages'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(async () => history.push('/campaigns-overview'));
    await press(await screen.findByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(history.location.pathname).toBe('/campaigns-overview'));
  });
});

describe('adding and removing', () => {
  test('a new package opens with its name ready to be typed over; two presses add one', async () => {
    const { sent } = packageServer();
    await show();
    await heading('Regional start');
    const add = screen.getByRole('button', { name: 'Add package' });
    await act(async () => {
      fireEvent.click(add);
      fireEvent.click(add);
    });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty(
      'value',
      'New package',
    );
    expect(document.activeElement).toBe(field('Name'));
    expect(sent('POST')).toHaveLength(1);
    expect(sent('POST')[0]?.key).toMatch(/\w+/);
  });

  test('a copy opens', async () => {
    packageServer();
    await show();
    await heading('Regional start');
    await menu('Regional start', 'Duplicate');
    expect(await screen.findByDisplayValue('Regional start (copy)')).toBeDefined();
  });

  test('archiving is confirmed, and can not be undone', async () => {
    const { sent } = packageServer();
    await show();
    await heading('Regional start');
    await menu('Regional start', 'Archive');
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive Regional start?' });
    expect(sent('POST')).toEqual([]);
    await press(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(screen.queryByRole('switch', { name: /Regional start/ })).toBeNull(),
    );
    const actions = screen.getByRole('button', { name: 'Actions for Regional start' });
    await waitFor(() => expect(document.activeElement).toBe(actions));
    await press(actions);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Duplicate', 'Delete']);
  });

  test('deleting is confirmed, and says what stays', async () => {
    const { sent } = packageServer();
    await show();
    await heading('All channels');
    await menu('All channels', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete All channels?' });
    expect(dialog.textContent).toContain('3 campaigns were made from it and keep');
    await press(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(sent('DELETE')).toMatchObject([{ version: '"1"' }]);
    expect(told()).toEqual(['All channels was deleted']);
  });
});

describe('a colleague', () => {
  const theirs = aPackage({ name: 'Theirs', version: 2 });
  const hear = async (queryClient: Awaited<ReturnType<typeof show>>['queryClient']) =>
    act(async () => queryClient.invalidateQueries());

  test('changes what is open: it shows at once where nothing was typed', async () => {
    const { state } = packageServer();
    const { queryClient } = await show();
    await open('Regional start');
    state.packages = [theirs, other];
    await hear(queryClient);
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    expect(screen.queryByText(/Another person/)).toBeNull();
  });

  test('changes what is edited: nothing is overwritten, and both can be kept', async () => {
    const { state, sent } = packageServer();
    await show();
    await open('Regional start');
    await type('Name', 'Mine');
    state.packages = [theirs, other];
    await press(saveButton());
    expect(await screen.findByText('Another person changed Theirs')).toBeDefined();
    expect(field('Name').value).toBe('Mine');
    await press(screen.getByRole('button', { name: 'Keep mine as a new package' }));
    await waitFor(() =>
      expect(sent('POST')).toMatchObject([{ body: { name: 'Mine', runtime: 30 } }]),
    );
    expect(state.packages.map(({ name }) => name)).toEqual(['Mine', 'Theirs', 'All channels']);
  });

  test.each([
    ['Take theirs', 'Theirs', []],
    ['Save mine over it', 'Mine', ['"2"']],
  ] as const)('%s ends the conflict', async (choice, name, versions) => {
    const { state, sent } = packageServer();
    const { queryClient } = await show();
    await open('Regional start');
    await type('Name', 'Mine');
    state.packages = [theirs, other];
    await hear(queryClient);
    await screen.findByText('Another person changed Theirs');
    expect(await whyNot()).toMatch(/^Please decide first/);
    await press(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByText(/Another person/)).toBeNull());
    expect(field('Name').value).toBe(name);
    expect(sent('PUT').map(({ version }) => version)).toEqual(versions);
  });

  test('deletes what is edited: it can be kept as a new package', async () => {
    const { state, sent } = packageServer();
    const { queryClient } = await show();
    await open('Regional start');
    await type('Name', 'Mine');
    state.packages = [other];
    await hear(queryClient);
    expect(await screen.findByText('Another person deleted Regional start')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Keep mine as a new package' }));
    await waitFor(() => expect(sent('POST')).toMatchObject([{ body: { name: 'Mine' } }]));
  });

  test('turns off what is edited: one press saves it all the same', async () => {
    const { state, sent } = packageServer();
    await show();
    await open('Regional start');
    await type('Name', 'Mine');
    state.packages = [aPackage({ status: 'inactive', version: 2 }), other];
    await press(saveButton());
    await waitFor(() => expect(saveButton().textContent).toBe('Saved'));
    expect(sent('PUT').map(({ version }) => version)).toEqual(['"1"', '"2"']);
    expect(state.packages[0]).toMatchObject({ name: 'Mine', status: 'inactive' });
  });
});
