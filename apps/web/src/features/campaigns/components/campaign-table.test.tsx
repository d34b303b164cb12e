import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { PLAIN_VIEW, rememberedView, rememberView } from '../model/list-view.ts';
import { CampaignTable } from './campaign-table.tsx';

beforeEach(() => {
  rememberView(PLAIN_VIEW);
  localStorage.clear();
});

const place = (name: string) => ({ id: name, name, type: 'city' as const, country: 'Netherlands' });
const cellTexts = () => {
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('a row shows all there is to know about a campaign', async () => {
  const locations = ['Groningen', 'Leeuwarden', 'Nieuwe Pekela', 'Nieuw-Amsterdam', 'Assen'];
  localStorage.setItem('posthorn.columns.', 'locations,functionGroup,workspace,poNumber,template');
  await renderInApp(
    <CampaignTable
      isAll
      today="2026-12-04"
      campaigns={[
        campaignRow({
          usedTemplate: 'Care spring',
          locations: locations.map(place),
          channels: ['facebook', 'instagram', 'googleSearch'],
        }),
      ]}
    />,
  );
  expect(cellTexts()).toEqual([
    'ICU nurse#K7QM2 Vacancy visits',
    '',
    'ActiveEnds in 6 days',
    '12-11-2026 – 10-12-2026',
    '1.2k clicks€0,10 per click',
    'Groningen, Leeuwarden, Nieuwe Pekela+2',
    'Charity and Fundraising',
    'Acute Care',
    'PO-1',
    'Care spring',
    '€124of €4.500',
    '',
  ]);
  expect(screen.getByRole('img', { name: 'Facebook, Instagram, Google Search' })).toBeDefined();
  const pacing = '76% of the time and 3% of the budget gone: it spends slower than planned';
  expect(screen.getByRole('img', { name: pacing })).toBeDefined();
  expect(screen.getByRole('button', { name: '2 more: Nieuw-Amsterdam, Assen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Warning/ })).toBeNull();
});

test('the template is a sign beside the title while it has no column', async () => {
  await renderInApp(
    <CampaignTable isAll campaigns={[campaignRow({ usedTemplate: 'Care spring' })]} />,
  );
  expect(screen.getByRole('img', { name: 'Template: Care spring' })).toBeDefined();
});

test.each([
  [1024, ['Locations']],
  [1440, ['Locations', 'Function group', 'Workspace']],
  [1600, ['Locations', 'Function group', 'Workspace', 'PO number']],
  [1920, ['Locations', 'Function group', 'Workspace', 'PO number', 'Template']],
])(
  'a window of %i pixels shows the details that fit, where it runs first',
  async (width, names) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ addEventListener() {}, removeEventListener() {} },
      matches: width >= Number(/min-width: (\d+)rem/.exec(query)?.[1]) * 16,
    }));
    await renderInApp(<CampaignTable isAll campaigns={[campaignRow()]} />);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(5, -2)).toEqual(names);
  },
);

test('beside the status stands what it leaves out, and in whole where the pointer rests', async () => {
  const unsettledChannels = [
    { channel: 'linkedIn', state: 'failed', isThere: false, tries: 0 } as const,
  ];
  await renderInApp(
    <CampaignTable
      isAll={false}
      today="2026-11-10"
      campaigns={[campaignRow({ id: 'c1', unsettledChannels }), campaignRow({ id: 'c2' })]}
    />,
  );
  expect(cellTexts()[2]).toBe('ActivePartly published');
  expect(screen.getByTitle('Not on LinkedIn')).toBeDefined();
  expect(screen.getByTitle('Starts on 12-11-2026').textContent).toBe('Starts in 2 days');
});

test('what a draft has not yet is left open', async () => {
  await renderInApp(
    <CampaignTable
      isAll
      campaigns={[
        campaignRow({
          status: 'draft',
          title: '',
          startDate: null,
          endDate: null,
          functionGroup: null,
          poNumber: '',
          customTotalGrossBudget: null,
          spend: { amount: 0, currency: 'EUR' },
          figures: { impressions: null, clicks: null, leads: null, spend: null },
        }),
      ]}
    />,
  );
  expect(cellTexts()).toEqual([
    'Untitled Campaign#K7QM2 Vacancy visits',
    '',
    'Draft',
    '–',
    '–',
    '–',
    '€0-',
    '',
  ]);
});

test('only a list of all workspaces repeats the workspace in every row', async () => {
  await renderInApp(<CampaignTable isAll={false} campaigns={[campaignRow()]} />);
  expect(cellTexts()).not.toContain('Acute Care');
  expect(screen.queryByRole('columnheader', { name: 'Workspace' })).toBeNull();
});

test('a text of a row can be read in whole and marked, and still opens the campaign', async () => {
  localStorage.setItem('posthorn.columns.', 'poNumber');
  const { pathname } = await renderInApp(
    <CampaignTable isAll={false} campaigns={[campaignRow({ poNumber: 'PO-2026-0000-4711' })]} />,
  );
  const poNumber = screen.getByTitle('PO-2026-0000-4711');
  const selection = vi.spyOn(window, 'getSelection');
  onTestFinished(() => selection.mockRestore());
  selection.mockReturnValue({ isCollapsed: false } as Selection);
  fireEvent.click(poNumber);
  expect(pathname()).toBe('/campaigns-overview');
  selection.mockReturnValue({ isCollapsed: true } as Selection);
  fireEvent.click(poNumber);
  await waitFor(() => expect(pathname()).toContain('/c1/'));
});

test('a warning says the first media error, or that there are errors', async () => {
  await renderInApp(
    <CampaignTable
      isAll
      campaigns={[
        campaignRow({ id: 'c1', hasErrors: true, mediaErrors: ['Too small', 'Too large'] }),
        campaignRow({ id: 'c2', hasErrors: true }),
      ]}
    />,
  );
  const warnings = screen.getAllByRole('button', { name: /^Warning/ });
  expect(warnings.map((warning) => warning.getAttribute('aria-label'))).toEqual([
    'Warning: Too small',
    'Warning: There are one or more errors in this campaign',
  ]);
});

test('the head of the dates goes through the orders of both and says so', async () => {
  await renderInApp(<CampaignTable isAll={false} campaigns={[campaignRow()]} />);
  const head = screen.getByRole('columnheader', { name: 'Dates' });
  const press = (name: string) => fireEvent.click(within(head).getByRole('button', { name }));
  const order = () => [
    head.getAttribute('aria-sort'),
    within(head).queryByRole('button', { pressed: true })?.textContent,
  ];
  expect(order()).toEqual(['none', undefined]);
  press('Start');
  expect(order()).toEqual(['ascending', 'Start']);
  press('Start');
  expect(rememberedView().sort).toBe('-startDate');
  press('End');
  expect(order()).toEqual(['ascending', 'End']);
  press('End');
  press('End');
  expect(rememberedView().sort).toBeNull();
});

test('of a very long list only some rows are drawn, and each knows its place', async () => {
  const campaigns = Array.from({ length: 5_000 }, (_, index) => campaignRow({ id: `c${index}` }));
  await renderInApp(<CampaignTable isAll={false} campaigns={campaigns} />);
  const rows = screen.getAllByRole('row');
  expect(rows.length).toBeLessThan(20);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
});
