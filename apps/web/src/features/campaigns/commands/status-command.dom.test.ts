import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onApiError } from '../../../lib/http/report-error.ts';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { unsavedSlot } from '../../../lib/save/unsaved-texts.ts';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { campaignKey } from '../api/get-campaign.ts';
import { campaignsQuery } from '../api/list-campaigns.ts';
import { PLAIN_VIEW } from '../model/list-view.ts';
import { deleteCampaign } from './delete-campaign.ts';
import { deployFailed } from './deploy-failed.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { pauseCampaign } from './pause-campaign.ts';

const campaign = campaignRow();
const { queryKey } = campaignsQuery('a1', 'acute-care', PLAIN_VIEW);
const navigate = vi.fn(async (_page: PageAddress) => {});
const httpToast = vi.fn();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, {
    pages: [{ data: [campaign], page: 1, perPage: 10, hasMore: false }],
    pageParams: [1],
  });
  onApiError(({ isQuiet }) => isQuiet || httpToast());
});
afterEach(() => {
  toast.clear();
  vi.clearAllMocks();
});

const place = (pathname = '/campaigns-overview') => ({
  queryClient,
  accountId: 'a1',
  pathname: () => pathname,
  navigate,
});
const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const reasons = () => toastQueue.visibleToasts.map(({ content }) => content.description);
const rows = () => queryClient.getQueryData(queryKey)?.pages.flatMap(({ data }) => data);
const isAskedAnew = () => queryClient.getQueryState(queryKey)?.isInvalidated;

test('a change of status is sent with the version that was read, shown and said', async () => {
  const asked = fakeServer(() => json({ ...campaign, status: 'paused', version: 4 }));
  await pauseCampaign.run(campaign, place());
  expect(asked.map(({ method, url, version }) => [method, url, version])).toEqual([
    ['POST', '/api/campaigns/c1/pause', '"3"'],
  ]);
  expect(rows()).toEqual([{ ...campaign, status: 'paused', version: 4 }]);
  expect(told()).toEqual(['ICU nurse campaign paused']);
  expect(isAskedAnew()).toBe(true);
});

test('a failure is said once with its reason, and the list asked anew', async () => {
  fakeServer(() => json({ code: 'internal', message: 'Not now' }, 500));
  await expect(pauseCampaign.run(campaignRow({ title: ' ' }), place())).rejects.toThrow('Not now');
  expect(told()).toEqual(['Untitled Campaign failed to change status']);
  expect(reasons()).toEqual(['Not now']);
  expect(httpToast).not.toHaveBeenCalled();
  expect(isAskedAnew()).toBe(true);
});

test('an ended session is told by the sign-in alone', async () => {
  fakeServer(() => json({ code: 'unauthenticated', message: 'Please sign in' }, 401));
  await expect(pauseCampaign.run(campaign, place())).rejects.toThrow();
  expect(told()).toEqual([]);
});

test('a newer version is accepted when the status is still the one that was seen', async () => {
  const stale = (status: string) =>
    json({ code: 'stale', message: 'Stale', current: { ...campaign, status, version: 9 } }, 409);
  const asked = fakeServer(({ version }) =>
    version === '"9"' ? json({ ...campaign, status: 'paused', version: 10 }) : stale('active'),
  );
  await pauseCampaign.run(campaign, place());
  expect(asked.map(({ version }) => version)).toEqual(['"3"', '"9"']);

  const again = fakeServer(() => stale('stopped'));
  await expect(pauseCampaign.run(campaign, place())).rejects.toThrow('stopped');
  expect(again).toHaveLength(1);
  expect(reasons()[0]).toBe(
    'It was changed in the meantime and is stopped now. Please look at it again.',
  );
});

test('a campaign that a colleague has already paused is paused, and no failure', async () => {
  const paused = { ...campaign, status: 'paused', version: 9 };
  const overtaken = { stale: { current: paused }, conflict: {} };
  for (const [code, more] of Object.entries(overtaken)) {
    fakeServer(({ method }) =>
      method === 'GET' ? json(paused) : json({ code, message: 'Not now', ...more }, 409),
    );
    await pauseCampaign.run(campaign, place());
    expect(rows()?.[0]).toMatchObject({ status: 'paused', version: 9 });
  }
  expect(told()).toEqual(['ICU nurse campaign paused', 'ICU nurse campaign paused']);
});

test('a deleted campaign leaves the list, and its page is left first', async () => {
  queryClient.setQueryData(campaignKey('a1', 'c1'), undefined);
  fakeServer(() => new Response(null, { status: 204 }));
  await deleteCampaign.run(campaign, place('/campaigns-overview/set-campaign/c1/campaign-details'));
  expect(navigate).toHaveBeenCalledWith({ to: '/campaigns-overview' });
  expect(rows()).toEqual([]);
  expect(told()).toEqual(['ICU nurse campaign deleted']);
});

test('a refused deletion keeps the campaign and lets the server say why', async () => {
  fakeServer(() => json({ code: 'conflict', message: 'Launched' }, 409));
  await expect(deleteCampaign.run(campaign, place())).rejects.toThrow('Launched');
  expect(rows()).toHaveLength(1);
  expect(httpToast).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});

test('a copy is opened, unless a person is working on ads', async () => {
  fakeServer(() => json({ campaign_id: 'c2' }, 201));
  await duplicateCampaign.run(campaign, place());
  const copy = {
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
    params: { campaignId: 'c2' },
  };
  expect(navigate.mock.calls).toEqual([[copy]]);
  expect(told()).toEqual(['The campaign was successfully duplicated!']);

  navigate.mockClear();
  toast.clear();
  await duplicateCampaign.run(
    campaign,
    place('/campaigns-overview/set-campaign/c1/campaign-details/ads'),
  );
  expect(navigate).not.toHaveBeenCalled();
  toastQueue.visibleToasts[0]?.content.action?.onPress();
  expect(navigate.mock.calls).toEqual([[copy]]);
});

test('a copy whose answer was lost is asked for again with the same key, the next one with its own', async () => {
  const answers = [
    json({}, 503),
    json({ campaign_id: 'c2' }, 201),
    json({ campaign_id: 'c3' }, 201),
  ];
  const asked = fakeServer(() => answers.shift() ?? json({}, 500));
  await expect(duplicateCampaign.run(campaign, place())).rejects.toThrow();
  await duplicateCampaign.run(campaign, place());
  await duplicateCampaign.run(campaign, place());
  const [lost, again, next] = asked.map(({ key }) => key);
  expect(lost).toEqual(expect.any(String));
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test('a copy that is asked for minutes after a lost answer is another copy', async () => {
  const answers = [json({}, 503), json({ campaign_id: 'c3' }, 201)];
  const asked = fakeServer(() => answers.shift() ?? json({}, 500));
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(0);
  await expect(duplicateCampaign.run(campaign, place())).rejects.toThrow();
  now.mockReturnValue(60_000);
  await duplicateCampaign.run(campaign, place());
  now.mockRestore();
  const [lost, later] = asked.map(({ key }) => key);
  expect(later).not.toBe(lost);
});

test('what was typed into a deleted campaign goes with it, and nothing else', async () => {
  const owner = { personId: 'p1', accountId: 'a1', documentId: campaign.id };
  const [mine, other] = [owner, { ...owner, documentId: 'c2' }].map((one) =>
    unsavedSlot(one, 'title'),
  );
  mine?.write('typed');
  other?.write('typed');
  fakeServer(() => json({ code: 'conflict', message: 'Not now' }, 409));
  await expect(deleteCampaign.run(campaign, place())).rejects.toThrow('Not now');
  expect(mine?.read()).toBe('typed');
  fakeServer(() => new Response(null, { status: 204 }));
  await deleteCampaign.run(campaign, place());
  expect([mine?.read(), other?.read()]).toEqual([null, 'typed']);
});

test.each([
  [['deploy', 'redeploy'], '/api/campaigns/c1/redeploy'],
  [['deploy'], '/api/campaigns/c1/deploy'],
] as const)('a failed campaign that allows %s is sent to %s, once', async (abilities, url) => {
  const failed = campaignRow({ status: 'failed', abilities: [...abilities] });
  const asked = fakeServer(() => json({ ...failed, status: 'active', version: 4 }));
  await deployFailed.run(failed, place('/campaigns-overview/c1/ads'));
  expect(asked).toMatchObject([{ method: 'PUT', url, version: '"3"', key: expect.any(String) }]);
  expect(told()).toEqual(['The ICU nurse campaign is successfully redeployed']);
  expect(navigate).toHaveBeenCalledWith({ to: '/campaigns-overview' });
});
