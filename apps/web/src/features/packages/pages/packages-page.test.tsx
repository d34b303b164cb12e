import { activationOf } from '@posthorn/contract/package-switches';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { aPackage } from '../testing/a-package.ts';
import {
  cards,
  field,
  heading,
  open,
  packageServer,
  press,
  saveButton,
  show,
  statusSwitch,
  told,
  type,
  whyNot,
} from '../testing/packages-scene.tsx';

beforeEach(() => toast.clear());

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

  test('has one new package while nothing was made of it, however often Add is pressed', async () => {
    const { sent } = packageServer();
    await show();
    await heading('Regional start');
    const add = screen.getByRole('button', { name: 'Add package' });
    await press(add);
    act(() => add.focus());
    await press(add);
    expect(sent('POST')).toHaveLength(1);
    expect(document.activeElement).toBe(field('Name'));
    await type('Name', 'Summer');
    await press(saveButton());
    await press(add);
    expect(sent('POST')).toHaveLength(2);
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
    await press(field('Instagram stories'));
    await press(field('Google Display'));
    await press(field('Google Search'));
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

  test('warns of a budget below the minimum of its network, and saves it all the same', async () => {
    const { sent } = packageServer();
    await show();
    await open('Regional start');
    await type('Runtime', '60');
    await type('Budget for Google Display', '20');
    expect(
      screen.getByText(
        'The network needs at least €60 for 60 days. Campaigns with less cannot be launched.',
      ),
    ).toBeDefined();
    await press(saveButton());
    expect(sent('PUT')).toHaveLength(1);
  });

  test.each([
    ['a runtime of a day', () => type('Runtime', '1'), 'Minimum runtime is 2 days'],
    [
      'a channel without money',
      () => press(field('LinkedIn')),
      "Enabled channels can't have zero budget",
    ],
    [
      'Meta without a placement',
      async () => {
        for (const name of ['Facebook', 'Instagram feed', 'Instagram stories']) {
          await press(field(name));
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
    // where it is mended, and on the button
    expect(screen.getByText(reason)).toBeDefined();
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
    await press(field('Google Display'));
    expect(field('Budget for Google Display').value).toBe('');
    await press(field('Google Display'));
    expect(field('Budget for Google Display').value).toBe('0');
    await press(field('Facebook|Instagram'));
    expect(screen.queryByLabelText('Instagram feed')).toBeNull();
    await press(field('Facebook|Instagram'));
    expect(field('Instagram feed').checked).toBe(false);
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
