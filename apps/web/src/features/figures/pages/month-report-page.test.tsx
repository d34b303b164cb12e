import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import { MonthReport } from '../components/month-report.tsx';
import { daysToReport, reportViewOf } from '../model/report-search.ts';

const NURSES = '0192a000-0000-7000-8000-000000000001';
const COOKS = '0192a000-0000-7000-8000-000000000002';
const counted = { impressions: 9000, clicks: 90, leads: 12, spend: 6000 };
const campaign = (id: string, title: string) => ({
  ...{ id, title, status: 'active' as const, type: 'conversions' as const, goal: null },
  ...counted,
});
const october: WorkspaceFigures = {
  firstDay: '2026-08-01',
  channels: [{ channel: 'facebook', from: '2026-08-01', until: '2026-11-14', readAt: null }],
  days: [{ day: '2026-10-10', channel: 'facebook', ...counted }],
  campaigns: [campaign(NURSES, 'Nurses'), campaign(COOKS, 'Cooks')],
};
const nothing: WorkspaceFigures = { ...october, days: [], campaigns: [] };

beforeEach(() => {
  fakeServer(({ url }) =>
    json(
      url.includes('/figures')
        ? {
            channels: [],
            budgets: [],
            days: [],
            ads: [{ adId: 'ad1', channel: 'facebook', ...counted }],
          }
        : [anAd({ headline: 'Come to Groningen' })],
    ),
  );
});

const logos = [
  { id: 'l2', title: 'New logo', url: '/l2.png' },
  { id: 'l1', title: 'Old logo', url: '/l1.png' },
];

async function show(search = {}, figures = october) {
  const choose = vi.fn();
  await renderInApp(
    <MonthReport
      {...{ name: 'North', slug: 'north', account: anAccount, all: figures, figures, logos }}
      view={reportViewOf(search, anAccount.today)}
      onChoose={choose}
    />,
    '/campaigns-overview',
  );
  return choose;
}

test('a report tells the month in sentences, figures, a chart, campaigns and their ads', async () => {
  await show();
  const sheet = screen.getByRole('article', { name: 'Monthly report of North, October 2026' });
  const { getByRole, getByText, findAllByText } = within(sheet);
  expect(getByText('Noorderzorg')).toBeDefined();
  expect(
    getByText('2 campaigns were shown 9.0k times and clicked 90 times in October 2026, for €60.'),
  ).toBeDefined();
  expect(getByRole('img', { name: 'Clicks per day' })).toBeDefined();
  expect(getByRole('link', { name: 'Cooks' })).toBeDefined();
  expect(await findAllByText('Come to Groningen')).toHaveLength(2);
  expect(getByRole('heading', { name: 'Ads of Nurses, the best first' })).toBeDefined();
  expect(sheet.dataset.theme).toBe('light');
});

test('remarks are kept for a reload, and only those of this report', async () => {
  await show();
  fireEvent.change(screen.getByRole('textbox', { name: 'Remarks' }), {
    target: { value: 'A good month.' },
  });
  expect(screen.getByRole('heading', { name: 'Remarks', hidden: true })).toBeDefined();
  const kept = Object.entries({ ...sessionStorage });
  expect(kept).toEqual([[`report-remarks/${anAccount.id}/north/2026-10/`, 'A good month.']]);
});

test('another month forgets which campaigns were chosen', async () => {
  const choose = await show({ campaigns: NURSES });
  fireEvent.click(screen.getByRole('button', { name: /October 2026/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'September 2026' }));
  expect(choose).toHaveBeenCalledWith({ month: '2026-09', campaigns: undefined });
});

test('campaigns are chosen for the report, and never none', async () => {
  const choose = await show({ campaigns: NURSES });
  fireEvent.click(screen.getByRole('button', { name: 'One campaign' }));
  const nurses = await screen.findByRole('checkbox', { name: 'Nurses' });
  fireEvent.click(nurses);
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cooks' }));
  // All of them is the same as no choice.
  expect(choose).toHaveBeenCalledWith({ campaigns: undefined });
});

test('no logo stands on it that nobody chose; the last one that was chosen does', async () => {
  const choose = await show();
  expect(screen.queryByRole('img', { name: /logo/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Logo/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Old logo' }));
  expect(choose).toHaveBeenCalledWith({ logo: 'l1' });
  cleanup();
  await show();
  expect(screen.getByRole('img', { name: 'Old logo' })).toBeDefined();
});

test('the logo can be left out', async () => {
  localStorage.setItem(`posthorn.reportLogo.${anAccount.id}`, 'l1');
  await show({ logo: 'none' });
  expect(screen.queryByRole('img', { name: /logo/ })).toBeNull();
});

test('a month in which nothing ran says so', async () => {
  await show({ month: '2026-09' }, nothing);
  expect(screen.getByText('Nothing ran in September 2026')).toBeDefined();
});

test('it is printed by the browser, once the ads are there', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await show();
  await screen.findAllByText('Come to Groningen');
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  [{}, '2026-10', undefined],
  [{ month: '2026-13', campaigns: 'x,y' }, '2026-10', undefined],
  [{ month: '2026-02', campaigns: `${NURSES},../` }, '2026-02', [NURSES]],
])('the address %j shows %s', (search, month, campaignIds) => {
  expect(reportViewOf(search, '2026-11-15')).toMatchObject({ month, campaignIds });
});

test('as many days before the month are asked for as it has', () => {
  expect(daysToReport(reportViewOf({ month: '2026-10', campaigns: NURSES }, '2026-11-15'))).toEqual(
    {
      ...{ from: '2026-10-01', to: '2026-10-31', since: '2026-08-31', campaigns: NURSES },
    },
  );
});
