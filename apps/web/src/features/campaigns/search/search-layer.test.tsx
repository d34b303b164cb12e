import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { rememberWorkspace } from '../../workspaces/index.ts';
import { SearchLayer } from './search-layer.tsx';

Element.prototype.scrollIntoView = () => {};

const workspace = (slug: string, name: string) => ({
  id: slug,
  slug,
  name,
  campaigns: [campaignRow({ id: `in-${slug}`, title: `Nurse in ${name}` })],
});

async function openSearch(hasMore = false) {
  const workspaces = [workspace('brand', 'Employer Brand'), workspace('acute', 'Acute Care')];
  workspaces.splice(1, 0, workspace('north', 'Home Care North'));
  const asked = fakeServer(() => json({ workspaces, hasMore }));
  await import('./search-overlay.tsx');
  const app = await renderInApp(
    <main tabIndex={-1}>
      <SearchLayer />
    </main>,
    '/campaigns-overview/activity/c1',
  );
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const box = await screen.findByRole('combobox', { name: 'Search campaigns' });
  return { ...app, asked, type: (value: string) => fireEvent.change(box, { target: { value } }) };
}

test('the keyboard opens it on any page, and who comes back from a campaign finds it again', async () => {
  const { type, asked, pathname, history } = await openSearch();
  type('#K7QM2');
  fireEvent.click(await screen.findByRole('option', { name: /Acute Care/ }));
  await waitFor(() => expect(pathname()).toContain('in-acute'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // An id is shown with a sign that is no part of it.
  expect(asked[0]?.url).toContain('q=K7QM2');

  act(() => history.back());
  const box = await screen.findByRole('combobox', { name: 'Search campaigns' });
  expect((box as HTMLInputElement).value).toBe('#K7QM2');
  expect(pathname()).toBe('/campaigns-overview/activity/c1');
  fireEvent.click(screen.getByRole('button', { name: 'Close the search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the workspace that is looked at comes first, the others by name', async () => {
  rememberWorkspace('north');
  const { type } = await openSearch(true);
  type('nurse');
  await screen.findAllByRole('option');
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Home Care North'),
    expect.stringContaining('Acute Care'),
    expect.stringContaining('Employer Brand'),
  ]);
  expect(screen.getByText('More than 3 campaigns found')).toBeTruthy();
});
