import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ChannelTroubleAlerts } from './channel-trouble-alerts.tsx';

const onFacebook = { channel: 'facebook', userMessage: 'Too much text.', cure: 'ad' } as const;
const lost = aRefusal({ channel: 'linkedIn', userMessage: 'Access is over.', cure: 'network' });
const ads = [anAd({ id: 'one', headline: 'Nurses' }), anAd({ id: 'two', headline: 'Carers' })];
const show = (errors: ReturnType<typeof aRefusal>[]) =>
  renderInApp(
    <ChannelTroubleAlerts
      campaign={aCampaign({ status: 'active', errors })}
      ads={ads}
      inTheWay={undefined}
    />,
  );
const region = () => screen.getByRole('region', { name: 'Errors by channel' });

test('each channel says its reasons, once for all ads, and leads to them', async () => {
  await show([
    aRefusal({ ...onFacebook, adId: 'one' }),
    aRefusal({ ...onFacebook, adId: 'two' }),
    lost,
  ]);
  expect(
    within(region())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nurses, Carers: Too much text.', 'Access is over.']);
  expect(screen.getByText('Facebook and Instagram')).toBeTruthy();
  expect(screen.getByText('LinkedIn')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Nurses' }).getAttribute('href')).toBe(
    '/campaigns-overview/c1/ads/facebook-post-ad/one',
  );
  expect(screen.getByRole('link', { name: 'Open Carers' })).toBeTruthy();
});

test('what is mended at the network is sent again from its notice', async () => {
  await show([lost]);
  expect(screen.getByText(/mended in the ad account at the network/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alertdialog', { name: /^Redeploy/ })).toBeTruthy();
});

test('the campaign says that there are errors, and tells each to those who ask', async () => {
  await show([lost]);
  fireEvent.click(
    screen.getByRole('button', { name: 'There are one or more errors in this campaign' }),
  );
  expect((await screen.findByRole('tooltip')).textContent).toBe('Error: Access is over.');
});

test('what the whole campaign lacks leads to its field', async () => {
  await show([aRefusal({ userMessage: 'No such place.', cure: 'locations' })]);
  expect(screen.getByText('The whole campaign')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose other places' }).getAttribute('href')).toContain(
    '#field-locations',
  );
});
