import { finding } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { aCampaign, campaignServer, menu, press, reasons, told } from '../testing/scene.tsx';
import { CampaignPreview } from './campaign-preview.tsx';

beforeEach(() => toast.clear());

const pages = '/job-library/dynamic-campaigns';
const title = 'Nurses: Vacancy visits';
const show = async (name = title) => {
  const page = <CampaignPreview accountId="a1" campaignId="d1" />;
  const shown = await renderInApp(page, `${pages}/campaign-preview/d1`);
  await screen.findByRole('heading', { name });
  return shown;
};
const deployButton = () => screen.queryByRole('button', { name: 'Deploy campaign' });

test('shows an ad of a real job in the name of the page, and those of the other jobs', async () => {
  campaignServer();
  await show();
  const ad = within(await screen.findByRole('figure'));
  expect(ad.getByText('ICU nurse')).toBeDefined();
  expect(ad.getByText('Noorderzorg')).toBeDefined();
  expect(ad.getByText('Apply now')).toBeDefined();
  expect(screen.getByText('Ad 1 of 2')).toBeDefined();
  await press(screen.getByRole('button', { name: 'Next job' }));
  await waitFor(() => expect(ad.getByText('Cook')).toBeDefined());
  expect(screen.getByRole('button', { name: 'Next job' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await press(screen.getByRole('button', { name: 'Previous job' }));
  await waitFor(() => expect(ad.getByText('ICU nurse')).toBeDefined());
});

test.each([
  [1, true],
  [2, false],
])('two ads of %i jobs are explained: %s', async (jobsCount, isExplained) => {
  const campaign = aCampaign();
  const { facebookJobList } = campaign;
  if (!facebookJobList) throw new Error('It has a list');
  campaignServer({
    campaigns: [{ ...campaign, facebookJobList: { ...facebookJobList, jobsCount } }],
  });
  await show();
  await screen.findByRole('figure');
  const said = screen.queryByText('A job at several places has an ad for each of them.');
  expect(said !== null).toBe(isExplained);
});

test('counts jobs that are not advertised, and leads to where they say why', async () => {
  campaignServer({ campaigns: [aCampaign({ status: 'active', refusedItemsCount: 2 })] });
  await show();
  expect(await screen.findByText('2 jobs are not advertised')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open the job lists' });
  expect(link.getAttribute('href')).toBe('/job-library/job-list');
});

test.each([
  [1, '1 job of Nurses has no image', /^1 job of Nurses is advertised/, /^1 more job has no image/],
  [2, '2 jobs of Nurses have no image', /^None of the jobs of Nurses has an image/, undefined],
])('%i jobs without an image are warned of before deploying', async (n, title_, said, more) => {
  const campaign = aCampaign();
  const { facebookJobList } = campaign;
  if (!facebookJobList) throw new Error('It has a list');
  const list = { ...facebookJobList, withoutImageCount: n };
  campaignServer({ campaigns: [{ ...campaign, facebookJobList: list }] });
  await show();
  expect(screen.getByText(title_)).toBeDefined();
  await press(deployButton() as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(said)).toBeDefined();
  if (more) expect(dialog.getByText(more)).toBeDefined();
});

const counted = { totalImpressions: 900, totalReach: 500, totalCtr: 1, totalSpend: 10_77 };
const results = { totalClicks: 7, totalCpc: 153.9, totalApplications: 2, totalCpa: 538.5 };

test.each([
  ['MAXIMISE_CLICKS', 1_50, '€1,54 on average so far, more than the CAP'],
  ['MAXIMISE_CLICKS', 1_60, '€1,54 on average so far'],
  ['MAXIMISE_CONVERSIONS', 6_00, '€5,39 on average so far'],
] as const)('%s with a cap of %i cents says what came of it: %s', async (goal, value, said) => {
  const campaign = aCampaign({
    ...{ status: 'active', goal, startDate: '2026-11-03', figuresAt: '2026-11-10T09:00:00Z' },
    facebook_cap_strategy: { active: true, type: 'BID_CAP', value },
    statistics: { total: { ...counted, ...results } },
  });
  campaignServer({ campaigns: [campaign] });
  await show(campaign.title);
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.getByText('Cost per application').nextSibling?.textContent).toBe('€5,39');
});

test('draws its results day by day, first those of its goal', async () => {
  const day = (date: string, clicks: number) => ({
    ...{ day: date, impressions: 90, clicks, applications: 1, spend: 3_00 },
  });
  const course = [day('2026-11-03', 4), day('2026-11-05', 3)];
  campaignServer({ campaigns: [aCampaign({ status: 'active', course })] });
  await show();
  const chart = screen.getByRole('slider', { name: 'Clicks per day' });
  expect(chart.getAttribute('aria-valuetext')).toBe('05-11-2026: 3');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  // Nothing was told of the day between them.
  expect(chart.getAttribute('aria-valuetext')).toBe('04-11-2026: 0');
  await press(screen.getByRole('radio', { name: 'Spend' }));
  expect(screen.getByRole('slider', { name: 'Spend per day' })).toBeDefined();
});

test('without a job there is nothing to show yet', async () => {
  campaignServer({ jobs: [] });
  await show();
  expect(await screen.findByText('There is no job to show')).toBeDefined();
});

test('a draft is deployed once, after its money was confirmed', async () => {
  const { sent } = campaignServer();
  await show();
  await press(deployButton() as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: `Deploy ${title}?` }));
  expect(
    dialog.getByText(/up to €25 is spent on an average day, about €760 a month/),
  ).toBeDefined();
  expect(dialog.getByText('2 jobs of Nurses are advertised.')).toBeDefined();
  const confirm = dialog.getByRole('button', { name: 'Deploy campaign' });
  await act(async () => {
    fireEvent.click(confirm);
    fireEvent.click(confirm);
  });
  await waitFor(() => expect(deployButton()).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })),
  );
  expect(told()).toEqual(['Your campaign was successfully deployed!']);
  expect(sent('PUT').map(({ url, version }) => [url, version])).toEqual([
    ['/api/dynamic-ads/a1/campaigns/d1/deploy', '"3"'],
  ]);
  expect(sent('PUT')[0]?.key).toBeTruthy();
});

test('what a colleague deploys while the question stands there is not deployed again', async () => {
  const { state, sent } = campaignServer();
  const { queryClient } = await show();
  await press(deployButton() as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  state.campaigns = [aCampaign({ status: 'active', version: 4 })];
  await act(() => queryClient.invalidateQueries());
  expect(await dialog.findByText(/is active now/i)).toBeDefined();
  const confirm = dialog.getByRole('button', { name: 'Deploy campaign' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await press(confirm);
  expect(sent('PUT')).toEqual([]);
});

test('a deploy that is refused is said, and the draft stays one', async () => {
  campaignServer({ refusal: json({ code: 'internal', message: 'Not now' }, 500) });
  await show();
  await press(deployButton() as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await press(dialog.getByRole('button', { name: 'Deploy campaign' }));
  await waitFor(() =>
    expect(told()).toEqual(['There was an error deploying your campaign. Please contact support.']),
  );
  expect(reasons()).toEqual(['Not now']);
  expect(deployButton()).not.toBeNull();
});

test('a budget that a colleague has changed meanwhile is not spent unseen', async () => {
  const { state } = campaignServer();
  await show();
  await press(deployButton() as HTMLElement);
  state.campaigns = [aCampaign({ customDailyBudget: 900_00, version: 4 })];
  const dialog = within(await screen.findByRole('alertdialog'));
  await press(dialog.getByRole('button', { name: 'Deploy campaign' }));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(state.campaigns[0]?.status).toBe('draft');
  expect(await screen.findByText(/€900/)).toBeDefined();
});

test('what is in the way is listed with the way there, and closes the button', async () => {
  const inTheWay = [
    finding('dynamicCampaign.withoutJobs', 'jobList'),
    finding('launch.noPage', 'page', { channels: 'Facebook' }),
    finding('dynamicCampaign.noPixel', 'goal'),
  ];
  const { sent } = campaignServer({ campaigns: [aCampaign({ inTheWay })] });
  await show();
  expect(screen.getByRole('link', { name: 'Open the job list' }).getAttribute('href')).toBe(
    '/job-library/update-job-list/l1',
  );
  expect(screen.getByRole('link', { name: 'Open the settings' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit the campaign' })).toBeDefined();
  await press(deployButton() as HTMLElement);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent('PUT')).toEqual([]);
});

test('what is in the way of resuming is listed, and closes it in the menu', async () => {
  const found = finding('finance.notCovered', 'customDailyBudget', { needed: '€25', free: '€0' });
  campaignServer({ campaigns: [aCampaign({ status: 'paused', inTheWay: [found] })] });
  await show();
  expect(screen.getByText('Before it can be resumed')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit the campaign' })).toBeNull();
  await press(screen.getByRole('button', { name: /^Actions for/ }));
  const resume = await screen.findByRole('menuitem', { name: /^Resume/ });
  expect(resume.getAttribute('aria-disabled')).toBe('true');
});

test.each(['active', 'paused', 'stopped', 'finished'] as const)(
  'one that is %s has no button to deploy, but its figures',
  async (status) => {
    campaignServer({ campaigns: [aCampaign({ status, startDate: '2026-11-03' })] });
    await show();
    expect(deployButton()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Figures' })).toBeDefined();
    expect(screen.getByText('03-11-2026')).toBeDefined();
  },
);

test('what the network refused, and that it is still at work, is said', async () => {
  campaignServer({
    campaigns: [aCampaign({ status: 'active', isPublishing: true, message: 'Meta says no' })],
  });
  await show();
  expect(screen.getByText('Meta says no')).toBeDefined();
  expect(screen.getByText(/is being published/)).toBeDefined();
});

test('a draft that is deleted here leads to the list', async () => {
  campaignServer();
  const { pathname } = await show();
  await menu('Delete');
  await press(await screen.findByRole('button', { name: 'Delete campaign' }));
  await waitFor(() => expect(pathname()).toBe(pages));
  expect(told()).toEqual(['Your campaign was successfully deleted!']);
});
