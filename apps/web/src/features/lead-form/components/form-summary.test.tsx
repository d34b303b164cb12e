import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { askAnew } from '../../../lib/query/ask-anew.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { type Campaign, campaignKey, campaignQuery } from '../../campaigns/index.ts';
import { FormSummary } from './form-summary.tsx';

let served: Campaign;
let asked: ReturnType<typeof fakeServer>;
beforeEach(() => {
  served = aCampaign({ type: 'leadform', isLeadformComplete: false });
  asked = fakeServer(({ url }) => {
    if (!url.endsWith('/leadform-status')) return json(served);
    if (served.type !== 'leadform') return json({ message: 'There is no form' }, 404);
    return json({ isComplete: false, isLocked: false, missing: [] });
  });
});

const urls = () => asked.map(({ url }) => url);
const statusUrl = () => `/api/campaigns/${served.id}/leadform-status`;

/** As a page does: it reads the campaign, and shows its form where the type has one. */
function Page() {
  const { data: campaign } = useQuery(campaignQuery(served.accountId, served.id));
  return campaign?.type === 'leadform' ? <FormSummary campaign={campaign} /> : null;
}

async function open() {
  const { accountId, id } = served;
  const { queryClient } = await renderInApp(<Page />);
  await expect.poll(urls).toContain(statusUrl());
  asked.length = 0;
  return () => act(() => askAnew(queryClient, { queryKey: campaignKey(accountId, id) }));
}

test('a form that changed is asked about again', async () => {
  const hearNews = await open();
  await hearNews();
  expect(urls()).toContain(statusUrl());
});

test('nobody asks for the form of a campaign that a colleague made one without', async () => {
  const hearNews = await open();
  served = { ...served, type: 'consideration' };
  await hearNews();
  expect(urls()).toContain(`/api/campaigns/${served.id}`);
  expect(urls()).not.toContain(statusUrl());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
