import type { OperationAnswer } from '@posthorn/contract';
import { finding } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTemplate } from '../../../testing/a-template.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { TemplateCampaign } from '../api/list-template-campaigns.ts';
import { CampaignsDrawer } from './campaigns-drawer.tsx';

beforeEach(() => toast.clear());

const aRow = (id: string, more: Partial<TemplateCampaign> = {}): TemplateCampaign => ({
  id,
  hash: id,
  title: `Campaign ${id}`,
  status: 'to_approve',
  workspace: { id: 'w1', name: 'North', slug: 'north' },
  revision: 1,
  isUpToDate: false,
  canBeUpdated: true,
  ...more,
});

const shown = {
  ...{ templateId: 't1', templateName: 'Nurses', version: 7, revision: 3, changes: [], kept: [] },
  ads: { coming: [], leaving: [], updating: [], staying: [], kept: [] },
  ...{ blockers: [], channelsInTheWay: [], notCarriedOver: [] },
};

type Outcome = OperationAnswer<'updateCampaignsFromTemplate'>[number];

async function open(rows: TemplateCampaign[], outcomes: Partial<Outcome>[] = []) {
  const asked = fakeServer(({ method, url, body }) => {
    if (url.endsWith('/template-update')) return json(shown);
    if (method === 'GET') return json(rows);
    const { campaignIds } = body as { campaignIds: string[] };
    const answer = campaignIds.map((campaignId, index) => ({
      campaignId,
      outcome: 'updated',
      findings: [],
      kept: [],
      ...outcomes[index],
    }));
    return json(answer);
  });
  await renderInApp(<CampaignsDrawer template={aTemplate()} isOpen onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'Campaigns made from this template' });
  return asked;
}

test('each campaign says whether it is up to date, and only those that can be are brought', async () => {
  await open([
    aRow('behind'),
    aRow('same', { isUpToDate: true }),
    aRow('running', { status: 'active', canBeUpdated: false }),
  ]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Bring up to date'),
    expect.stringContaining('Up to date'),
    expect.stringContaining('Launched'),
  ]);
  expect(screen.queryByRole('button', { name: /^Bring \d/ })).toBeNull();
});

test('several are brought together, after a question that names each of them', async () => {
  const asked = await open([aRow('a'), aRow('b'), aRow('c', { isUpToDate: true })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring 2 campaigns up to date' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Bring 2 campaigns up to date?' }),
  );
  expect(dialog.getByRole('button', { name: 'Campaign a #a · North' })).toBeTruthy();
  // what would change in each is asked for when it is opened
  expect(asked.filter(({ url }) => url.includes('template-update'))).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Bring up to date' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      url: '/api/customTemplates/t1/campaigns/update',
      body: { campaignIds: ['a', 'b'] },
    }),
  );
});

test('what was looked at is what is brought: of another revision nothing is', async () => {
  const asked = await open([aRow('a'), aRow('b')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Bring 2 campaigns up to date' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Campaign a #a · North' }));
  await dialog.findByText('No setting changes.');
  fireEvent.click(dialog.getByRole('button', { name: 'Bring up to date' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      url: '/api/customTemplates/t1/campaigns/update?revision=3',
    }),
  );
});

async function bringAll(n: number) {
  fireEvent.click(await screen.findByRole('button', { name: `Bring ${n} campaigns up to date` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Bring up to date' }));
}

test('campaigns that keep values of their own are named afterwards', async () => {
  await open([aRow('a'), aRow('b')], [{ kept: ['title', 'targetUrl'] }, {}]);
  await bringAll(2);
  expect(
    await screen.findByText('Campaign a #a keeps its own: Title and Landing page'),
  ).toBeTruthy();
  expect(screen.queryByText(/Campaign b #b keeps/)).toBeNull();
});

test('one cause of several refusals is one message', async () => {
  const refused: Partial<Outcome> = {
    outcome: 'refused',
    findings: [finding('template.missingAd', 'revision')],
  };
  await open([aRow('a'), aRow('b')], [refused, refused]);
  await bringAll(2);
  await waitFor(() =>
    expect(toastQueue.visibleToasts.map(({ content }) => content)).toMatchObject([
      {
        message: '2 campaigns were not changed: At least one Ad',
        description: 'Campaign a #a, Campaign b #b',
      },
    ]),
  );
});

test('a template that no campaign was made from says how one is', async () => {
  await open([]);
  expect(await screen.findByText('No campaign was made from this template yet')).toBeTruthy();
});
