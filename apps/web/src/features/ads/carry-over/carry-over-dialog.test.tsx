import { adMediaFromLibrary } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aPlace } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { CampaignAdsBoard } from '../components/campaign-ads-board.tsx';

const picture = adMediaFromLibrary(
  {
    ...{ id: 'm1', type: 'image', width: 1080, height: 1080, duration: null, bytes: 1000 },
    ...{ url: '/m1', masterUrl: '/m1', previewUrl: null, altText: '' },
    focalPoint: { x: 0.5, y: 0.5 },
  },
  'FacebookPostAd',
);

const aPage = (channel: 'facebook' | 'instagram' | 'linkedin') => ({
  id: channel,
  name: channel,
  channel,
  iconUrl: null,
  type: 'connected' as const,
  status: 'connected' as const,
  leadformStatus: null,
  leadformRequestStatus: null,
  externalId: '1',
  url: null,
});

async function open(logos: object[] = []) {
  const asked = fakeServer(({ method, url }) => {
    if (method === 'POST') return json([anAd({ id: 'new', adType: 'InstagramPostAd' })], 201);
    return json(url.includes('master-images') ? logos : []);
  });
  const campaign = aCampaign({ title: 'Nurse', locations: [aPlace('Groningen')] });
  await renderInApp(
    <CampaignAdsBoard
      campaign={campaign}
      ads={[anAd({ media: [picture] })]}
      pages={[aPage('facebook'), aPage('instagram')] as never}
      account={anAccount}
    />,
    '/campaigns-overview/set-campaign/c1/campaign-details/ads',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Make the other channels' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Make the other channels from this one',
  });
  return { asked, dialog };
}

test('shows what would be made and what it lacks, and makes what was chosen', async () => {
  const { asked, dialog } = await open();
  await within(dialog).findByRole('button', { name: 'Make 2 ads' });
  const names = within(dialog)
    .getAllByRole('checkbox')
    .map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]);
  expect(names).toContainEqual(['Instagram post', true]);
  expect(names).toContainEqual(['Google Search ad', true]);
  expect(names).toContainEqual(['Instagram story', false]);
  // Without a logo there are no banners, and the way to them is shown.
  expect(within(dialog).getByText(/^Not made:/)).toBeTruthy();
  expect(
    within(dialog).getByRole('link', { name: 'Write a Google Display ad yourself' }),
  ).toBeTruthy();

  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Google Search ad' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Make 1 ad' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { adId: 'ad1', adVersion: 1, adTypes: ['InstagramPostAd'], logoId: null },
  ]);
  // The keys go on at what was made.
  const made = await screen.findByRole('region', { name: 'Instagram Posts' });
  await waitFor(() => expect(document.activeElement).toBe(made));
});
