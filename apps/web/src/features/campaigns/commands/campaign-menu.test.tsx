import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { CampaignMenu } from './campaign-menu.tsx';

async function openMenu(status: 'active' | 'draft') {
  const campaign = campaignRow({ status });
  // Fetched on demand in the product; a test does not wait for the disk.
  await import('./campaign-menu-layer.tsx');
  await renderInApp(<CampaignMenu campaign={campaign} />);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for ICU nurse' }));
  const menu = await screen.findByRole('menu');
  return { campaign, item: (name: string) => within(menu).getByRole('menuitem', { name }), menu };
}

test('a menu links to pages and asks before it acts', async () => {
  const asked = fakeServer(() => json({}));
  const { item } = await openMenu('draft');
  expect(item('Change template').getAttribute('href')).toBe(
    '/campaigns-overview/edit/template-settings/c1',
  );
  expect(item('Activity log').getAttribute('href')).toBe('/campaigns-overview/activity/c1');
  fireEvent.click(item('Delete'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete ICU nurse?' });
  // Another campaign may have the same title.
  expect(dialog.textContent).toContain('#K7QM2 · PO-1 · 12-11-2026 – 10-12-2026');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
});

test('two quick presses change the status once', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = fakeServer(() => new Promise((resolve) => (answer = resolve)));
  const { campaign, item } = await openMenu('active');
  fireEvent.click(item('Pause'));
  const confirm = await screen.findByRole('button', { name: 'Pause campaign' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.click(confirm);
  answer(json({ ...campaign, status: 'paused', version: 4 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a question follows what a colleague does to the campaign meanwhile', async () => {
  const asked = fakeServer(() => json({}));
  let change: (campaign: CampaignRow) => void = () => {};
  function Following() {
    const [campaign, setCampaign] = useState(campaignRow());
    change = setCampaign;
    return <CampaignMenu campaign={campaign} />;
  }
  await import('./campaign-menu-layer.tsx');
  await renderInApp(<Following />);
  fireEvent.click(screen.getByRole('button', { name: 'Actions for ICU nurse' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Pause ICU nurse?' });
  act(() => change(campaignRow({ status: 'paused', version: 4 })));
  expect(within(dialog).getByRole('status').textContent).toContain('is paused now');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pause campaign' }));
  expect(asked).toEqual([]);
});
