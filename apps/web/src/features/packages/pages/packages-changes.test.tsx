import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { mayLeave } from '../../../lib/page/leave-guard.ts';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { aPackage } from '../testing/a-package.ts';
import {
  cards,
  field,
  heading,
  menu,
  open,
  other,
  packageServer,
  press,
  saveButton,
  show,
  told,
  type,
  whyNot,
} from '../testing/packages-scene.tsx';

beforeEach(() => toast.clear());

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

test('two channels without money say so each; the button says it once', async () => {
  packageServer();
  await show();
  await open('Regional start');
  await press(field('LinkedIn'));
  await press(field('Google Search'));
  const reason = "Enabled channels can't have zero budget";
  expect(screen.getAllByText(reason)).toHaveLength(2);
  const amount = field('Budget for LinkedIn');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  const described = (amount.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(reason);
  expect(field('Budget for Facebook|Instagram').getAttribute('aria-invalid')).toBeNull();
  expect(await whyNot()).toBe(reason);
});

test('unsaved edits are asked about before another account is chosen', async () => {
  packageServer();
  await show();
  await open('Regional start');
  expect(await mayLeave()).toBe(true);
  await type('Name', 'Mine');
  const leave = async (choice: string) => {
    let answer: boolean | undefined;
    await act(async () => void mayLeave().then((isLeaving) => (answer = isLeaving)));
    await press(await screen.findByRole('button', { name: choice }));
    return answer;
  };
  expect(await leave('Cancel')).toBe(false);
  expect(field('Name').value).toBe('Mine');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await leave('Proceed')).toBe(true);
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

  test('changes another part of what is edited: both stay, and one press saves mine', async () => {
    const { state, sent } = packageServer();
    const { queryClient } = await show();
    await open('Regional start');
    await type('Name', 'Mine');
    state.packages = [aPackage({ runtime: 14, version: 2 }), other];
    await hear(queryClient);
    await waitFor(() => expect(field('Runtime').value).toBe('14'));
    expect(field('Name').value).toBe('Mine');
    expect(screen.queryByText(/Another person/)).toBeNull();
    await press(saveButton());
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(sent('PUT')).toMatchObject([{ version: '"2"', body: { name: 'Mine', runtime: 14 } }]);
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
