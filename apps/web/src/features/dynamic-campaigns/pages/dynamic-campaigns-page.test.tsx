import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { aCampaign, campaignServer, menu, press, reasons, told } from '../testing/scene.tsx';
import { DynamicCampaignsPage } from './dynamic-campaigns-page.tsx';

/** Nothing is in sight, so that pages are loaded by the button alone. */
class NothingInSight {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInSight);
  toast.clear();
  sessionStorage.clear();
});

const show = () => renderInApp(<DynamicCampaignsPage />, '/job-library/dynamic-campaigns');
const title = 'Nurses: Vacancy visits';
const row = async (name = title) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('[data-row]') as HTMLElement);
};

describe('the list', () => {
  test('has a banner that leads to a new campaign, and says where it ends', async () => {
    campaignServer();
    await show();
    await row();
    const create = screen.getByRole('link', { name: 'Create campaign' });
    expect(create.getAttribute('href')).toBe(
      '/job-library/dynamic-campaigns/create-dynamic-campaign',
    );
    expect(screen.getByText('No more campaigns')).toBeDefined();
  });

  test('shows status, money and figures of each', async () => {
    campaignServer({
      campaigns: [
        aCampaign({
          status: 'active',
          startDate: '2026-11-03',
          spend: { amount: 12_34, currency: 'EUR' },
          figuresAt: '2026-11-10T09:00:00Z',
          statistics: {
            total: {
              ...{ totalClicks: 45, totalReach: 900, totalImpressions: 1500 },
              ...{ totalCtr: 3, totalSpend: 12_34, totalCpc: 27.42 },
              ...{ totalApplications: 4, totalCpa: 308.5 },
            },
          },
        }),
      ],
    });
    await show();
    const { getByText } = await row();
    for (const text of ['Active', '03-11-2026', '€25', '€13', '1.5k', '900', '45', '3.00%']) {
      expect(getByText(text)).toBeDefined();
    }
    for (const text of ['€0,27', '4', '€3,09']) expect(getByText(text)).toBeDefined();
  });

  test('shows no figure before the network was asked for one', async () => {
    campaignServer({ campaigns: [aCampaign({ status: 'active', startDate: '2026-11-03' })] });
    await show();
    const { getAllByText, queryByText } = await row();
    // Spend, impressions, reach, clicks, CTR, CPC, applications and what each of these cost.
    expect(getAllByText('–')).toHaveLength(8);
    expect(queryByText('0')).toBeNull();
  });

  test('opens a row into its ad sets, with a status each', async () => {
    campaignServer({
      campaigns: [
        aCampaign({
          status: 'active',
          adSets: [
            {
              ...{ id: 's1', name: 'Nurse', status: 'active', message: null },
              ...{ isInReview: true, refusedItemsCount: 2 },
            },
            {
              ...{ id: 's2', name: 'Cook', status: 'failed', message: 'Meta says no' },
              ...{ isInReview: false, refusedItemsCount: 0 },
            },
          ],
        }),
      ],
    });
    await show();
    const { getByText, getAllByText, getByRole } = await row();
    expect(getAllByText('In review').length).toBeGreaterThan(0);
    expect(getAllByText('1 ad set failed').length).toBeGreaterThan(0);
    await press(getByText('Ad sets'));
    const sets = within(getByRole('list', { name: `Ad sets of ${title}` })).getAllByRole(
      'listitem',
    );
    expect(sets.map(({ textContent }) => textContent)).toEqual([
      'In reviewNurse2 jobs are not advertised',
      'FailedCookMeta says no',
    ]);
  });

  test('loads ten at a time', async () => {
    const campaigns = Array.from({ length: 11 }, (_, n) =>
      aCampaign({ id: `d${n}`, title: `Campaign ${n}` }),
    );
    const { asked } = campaignServer({ campaigns });
    await show();
    await screen.findByText('Campaign 9');
    expect(screen.queryByText('Campaign 10')).toBeNull();
    await press(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Campaign 10');
    const pages = asked.filter(({ url }) => url.includes('/campaigns?')).map(({ url }) => url);
    expect(pages[1]).toContain('page=2&perpage=10');
  });

  test('a page that failed can be loaded again', async () => {
    const campaigns = Array.from({ length: 11 }, (_, n) =>
      aCampaign({ id: `d${n}`, title: `Campaign ${n}` }),
    );
    const { state, asked } = campaignServer({ campaigns });
    const { queryClient } = await show();
    await screen.findByText('Campaign 9');
    state.isDown = true;
    const more = screen.getByRole('button', { name: 'Load more' });
    await press(more);
    await waitFor(() => {
      expect(asked.filter(({ url }) => url.includes('/campaigns?'))).toHaveLength(2);
      expect(queryClient.isFetching()).toBe(0);
      expect(more.hasAttribute('data-pending')).toBe(false);
    });
    state.isDown = false;
    await press(more);
    expect(await screen.findByText('Campaign 10')).toBeDefined();
  });

  test('could not be loaded: why, and again', async () => {
    const { state } = campaignServer({ isDown: true });
    await show();
    await screen.findByText('Out of order');
    state.isDown = false;
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeDefined();
  });

  test('an account without the feature is led to the overview', async () => {
    campaignServer({ hasFeature: false });
    const { pathname } = await show();
    await waitFor(() => expect(pathname()).toBe('/campaigns-overview'));
  });
});

describe('the filter', () => {
  test('asks for the chosen statuses, and the tab keeps them', async () => {
    const { asked } = campaignServer({
      campaigns: [aCampaign({ status: 'active' }), aCampaign({ id: 'd2', title: 'A draft' })],
    });
    await show();
    await row();
    await press(screen.getByRole('button', { name: 'Draft' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
    await press(screen.getByRole('button', { name: 'Active' }));
    await row();
    expect(asked.at(-1)?.url).toContain('status=active%2Cdraft');
    expect(Object.values(sessionStorage)).toContain('active,draft');
  });

  test('finds the statuses that were chosen before', async () => {
    sessionStorage.setItem('posthorn.dynamic-campaigns', 'paused,nonsense');
    const { asked } = campaignServer({ campaigns: [] });
    await show();
    await screen.findByText('No campaigns with this status');
    expect(asked.at(-1)?.url).toMatch(/status=paused$/);
    await press(screen.getByRole('button', { name: 'Show all campaigns' }));
    expect(await screen.findByText("You don't have dynamic campaigns yet")).toBeDefined();
  });
});

describe('the menu', () => {
  test.each([
    ['draft', ['Edit', 'Delete']],
    ['active', ['Edit', 'Pause', 'Stop']],
    ['paused', ['Edit', 'Resume', 'Stop']],
  ] as const)('of a campaign that is %s offers %o', async (status, expected) => {
    campaignServer({ campaigns: [aCampaign({ status })] });
    await show();
    await press(await screen.findByRole('button', { name: `Actions for ${title}` }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(expected);
  });

  test.each(['stopped', 'finished'] as const)('a campaign that is %s has none', async (status) => {
    campaignServer({ campaigns: [aCampaign({ status })] });
    await show();
    await row();
    expect(screen.queryByRole('button', { name: `Actions for ${title}` })).toBeNull();
  });

  test.each([
    ['active', 'Pause', 'Pause campaign', 'Paused', 'Your campaign was successfully paused!'],
    ['paused', 'Resume', 'Resume campaign', 'Active', 'Your campaign was successfully resumed!'],
    ['active', 'Stop', 'Stop campaign', 'Stopped', 'Your campaign was successfully stopped!'],
  ] as const)(
    '%s: %s asks, and shows what became of it',
    async (status, item, confirm, shown, done) => {
      const { sent } = campaignServer({ campaigns: [aCampaign({ status })] });
      await show();
      await menu(item);
      await screen.findByRole('alertdialog', { name: `${item} ${title}?` });
      await press(screen.getByRole('button', { name: confirm }));
      await waitFor(async () => expect((await row()).getByText(shown)).toBeDefined());
      expect(sent('PUT').map(({ url, version }) => [url, version])).toEqual([
        [`/api/dynamic-ads/a1/campaigns/d1/${item.toLowerCase()}`, '"3"'],
      ]);
      expect(told()).toEqual([done]);
    },
  );

  test('deletes a draft, whose row goes', async () => {
    campaignServer();
    await show();
    await menu('Delete');
    await press(await screen.findByRole('button', { name: 'Delete campaign' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
    expect(told()).toEqual(['Your campaign was successfully deleted!']);
  });

  test('a version that is newer for another reason than the status is no reason to refuse', async () => {
    const { state, sent } = campaignServer({ campaigns: [aCampaign({ status: 'active' })] });
    await show();
    await menu('Pause');
    state.campaigns = [aCampaign({ status: 'active', version: 4, customDailyBudget: 30_00 })];
    await press(await screen.findByRole('button', { name: 'Pause campaign' }));
    await waitFor(() => expect(told()).toEqual(['Your campaign was successfully paused!']));
    expect(sent('PUT').map(({ version }) => version)).toEqual(['"3"', '"4"']);
  });

  test('what a colleague has stopped meanwhile is not paused', async () => {
    const { state } = campaignServer({ campaigns: [aCampaign({ status: 'active' })] });
    await show();
    await menu('Pause');
    state.campaigns = [aCampaign({ status: 'stopped', version: 4 })];
    await press(await screen.findByRole('button', { name: 'Pause campaign' }));
    await waitFor(() => expect(told()).toEqual([`${title} failed to change status`]));
    expect(reasons()[0]).toContain('is stopped now');
  });

  test('a refusal is said with its reason', async () => {
    const refusal = json({ code: 'internal', message: 'Not now' }, 500);
    campaignServer({ campaigns: [aCampaign({ status: 'active' })], refusal });
    await show();
    await menu('Stop');
    await press(await screen.findByRole('button', { name: 'Stop campaign' }));
    await waitFor(() => expect(reasons()).toEqual(['Not now']));
  });

  test('two quick presses pause once', async () => {
    const { sent } = campaignServer({ campaigns: [aCampaign({ status: 'active' })] });
    await show();
    await menu('Pause');
    const confirm = await screen.findByRole('button', { name: 'Pause campaign' });
    await act(async () => {
      fireEvent.click(confirm);
      fireEvent.click(confirm);
    });
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(sent('PUT')).toHaveLength(1);
  });
});
