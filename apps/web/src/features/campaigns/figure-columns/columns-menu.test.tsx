import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { CampaignCards } from '../components/campaign-cards.tsx';
import { CampaignTable } from '../components/campaign-table.tsx';
import { ColumnsButton } from '../components/columns-button.tsx';
import SortSelect from '../components/sort-select.tsx';
import { parseColumns } from '../model/columns.ts';
import { PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';

beforeEach(() => {
  rememberView(PLAIN_VIEW);
  localStorage.clear();
});

const show = (isAll = false) =>
  renderInApp(
    <>
      <ColumnsButton isAll={isAll} />
      <CampaignTable isAll={isAll} campaigns={[campaignRow()]} />
    </>,
  );
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  return screen.findByRole('menu', { name: 'Columns' });
};
const tick = (menu: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(menu).getByRole('menuitemcheckbox', { name }));
// What stands behind an open menu is hidden from readers.
const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

test('a figure that is ticked has a column, and is remembered', async () => {
  await show();
  expect(heads()).not.toContain('CTR');
  const menu = await open();
  tick(menu, /^CTR/);
  await waitFor(() => expect(heads()).toContain('CTR'));
  tick(menu, /^Cost per lead/);
  await waitFor(() => expect(heads()).toContain('Cost per lead'));
  const cells = screen.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
  expect(cells).toContain('1.25%');
  // No leads: there is no cost of one.
  expect(cells).toContain('–');
  expect(localStorage.getItem('posthorn.columns.')).toBe('locations,ctr,cpl');
});

test('a column that is taken away takes its order along, and the usual ones come back', async () => {
  localStorage.setItem('posthorn.columns.', 'locations,ctr');
  await show();
  const head = await screen.findByRole('columnheader', { name: 'CTR' });
  fireEvent.click(within(head).getByRole('button'));
  expect(rememberedView().sort).toBe('-ctr');
  expect(head.getAttribute('aria-sort')).toBe('descending');
  const menu = await open();
  tick(menu, /^CTR/);
  await waitFor(() => expect(heads()).not.toContain('CTR'));
  expect(rememberedView().sort).toBeNull();
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Usual columns' }));
  await waitFor(() => expect(localStorage.getItem('posthorn.columns.')).toBeNull());
  expect(heads()).toContain('Locations');
});

test('what a workspace does not show stays as it was chosen for all of them', async () => {
  localStorage.setItem('posthorn.columns.', 'locations,workspace');
  await show();
  const menu = await open();
  expect(within(menu).queryByRole('menuitemcheckbox', { name: 'Workspace' })).toBeNull();
  tick(menu, 'Locations');
  await waitFor(() => expect(heads()).not.toContain('Locations'));
  expect(localStorage.getItem('posthorn.columns.')).toContain('workspace');
});

test('a phone shows the chosen figures in each card, and offers their orders', async () => {
  localStorage.setItem('posthorn.columns.', 'impressions');
  await renderInApp(
    <>
      <SortSelect />
      <CampaignCards isAll={false} campaigns={[campaignRow()]} today={undefined} />
    </>,
  );
  expect(await screen.findByText('98.4k')).toBeDefined();
  const order = screen.getByRole('combobox', { name: 'Order' });
  fireEvent.change(order, { target: { value: '-impressions' } });
  expect(rememberedView().sort).toBe('-impressions');
  expect(screen.getByRole('option', { name: 'Impressions, most first' })).toBeDefined();
});

test('whatever stands in the storage, only columns that exist are shown', () => {
  expect(parseColumns('ctr,__proto__,ctr,budgets,locations')).toEqual(['locations', 'ctr']);
  expect(parseColumns('')).toEqual([]);
});
