import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { LaunchLine } from '../model/ads-scene.ts';
import { LaunchButton } from './launch-button.tsx';

const noBudget: LaunchLine = { key: 'b', text: 'Please set a budget', opens: 'budget' };
const noTitle: LaunchLine = { key: 't', text: 'Title: This field can not be empty', isForm: true };
const onList = vi.fn();
const onLaunch = vi.fn();

async function show(campaign: Partial<Campaign>, lines: LaunchLine[] = []) {
  onList.mockReset();
  onLaunch.mockReset();
  const button = <LaunchButton campaign={aCampaign(campaign)} {...{ lines, onList, onLaunch }} />;
  return renderInApp(button, '/campaigns-overview/set-campaign/c1/campaign-details/ads');
}
const label = () => screen.queryByRole('button')?.textContent ?? null;

test.each([
  ['a draft', { status: 'draft' }, 'Deploy campaign'],
  ['one from a template', { status: 'to_approve', usedTemplate: 'Nurses' }, 'Approve and launch'],
  ['one with errors', { status: 'active', errors: [aRefusal()] }, 'Redeploy'],
  ['one that failed', { status: 'failed', errors: [aRefusal()] }, 'Redeploy'],
  ['one that failed without errors', { status: 'failed' }, 'Deploy campaign'],
  ['one with changes that wait', { status: 'paused', unpublishedChanges: ['title'] }, 'Redeploy'],
  ['one that runs', { status: 'active' }, null],
  ['one that was stopped', { status: 'stopped', errors: [aRefusal()] }, null],
] satisfies [string, Partial<Campaign>, string | null][])(
  'of %s',
  async (_, campaign, expected) => {
    await show(campaign);
    expect(label()).toBe(expected);
  },
);

test('nothing in the way: it opens the launch', async () => {
  await show({ status: 'draft' }, [{ key: 'h', text: 'Good to know', isHint: true }]);
  fireEvent.click(screen.getByRole('button'));
  expect(onLaunch).toHaveBeenCalledOnce();
});

test('closed, it names the first thing in the way, and a press opens all of them', async () => {
  await show({ status: 'draft' }, [noBudget]);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect((await screen.findAllByText('Please set a budget')).length).toBeGreaterThan(0);
  expect(onList).toHaveBeenCalledOnce();
  expect(onLaunch).not.toHaveBeenCalled();
});

test('where the form is not filled in it leads there', async () => {
  const { history } = await show({ status: 'draft' }, [noTitle, noBudget]);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(history.location.href).toBe(
      '/campaigns-overview/set-campaign/c1/campaign-details#campaign-editor',
    ),
  );
  expect(onList).not.toHaveBeenCalled();
});

test('a redeploy is asked for, said, and leads to the overview', async () => {
  const campaign = { title: 'Nurse', status: 'active', errors: [aRefusal()], version: 7 } as const;
  const asked = fakeServer(() => json(aCampaign({ ...campaign, errors: [] })));
  const { history } = await show({ ...campaign, errors: [aRefusal()] });
  fireEvent.click(screen.getByRole('button', { name: 'Redeploy' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Redeploy campaign' }));
  await waitFor(() => expect(history.location.pathname).toBe('/campaigns-overview'));
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { url: '/api/campaigns/c1/redeploy', version: '"7"' },
  ]);
  expect(toastQueue.visibleToasts[0]?.content.message).toBe(
    'The Nurse campaign is successfully redeployed',
  );
});
