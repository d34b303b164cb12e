import { adTypeSpecs, adTypes, channels } from '@posthorn/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aSearchAd } from '../../../testing/google-ads.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { campaignKeywords } from '../../keywords/index.ts';
import type { Ad } from '../api/list-ads.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import AdsList from './ads-list.tsx';

const scene: AdsScene = {
  owner: { kind: 'campaign', id: 'c1', accountId: 'a1' },
  channels: channels.map((channel) => ({
    channel,
    types: adTypes.filter((adType) => adTypeSpecs[adType].channel === channel),
  })),
  abilities: {
    isOver: false,
    whyNotAdd: () => undefined,
    whyNotDelete: () => undefined,
    copyTargets: () => [],
  },
  previews: {} as AdsScene['previews'],
  keywords: campaignKeywords(aCampaign()),
  wrongWith: () => undefined,
};
const refused = {
  code: 'x',
  createdAt: '2026-11-01T10:00:00.000Z',
  errorMessage: 'x',
  userMessage: 'The picture is too dark.',
};
const ads: Ad[] = [
  anAd({ id: 'one', headline: 'Nurses' }),
  anAd({ id: 'two', headline: 'Bakers', message: 'Bread for the town', error: refused }),
  aSearchAd({ id: 'three', headlines: ['Drivers'] }),
];
const rows = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);

test('is narrowed by text, by channel and to what is to be mended', async () => {
  await renderInApp(<AdsList scene={scene} ads={ads} />);
  expect(rows()).toEqual(['Nurses', 'Bakers', 'Drivers']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bread' } });
  expect(rows()).toEqual(['Bakers']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Google Search' }));
  expect(rows()).toEqual(['Drivers']);
  fireEvent.click(screen.getByRole('button', { name: 'Google Search' }));
  fireEvent.click(screen.getByRole('button', { name: 'To be mended' }));
  expect(rows()).toEqual(['Bakers']);
  expect(screen.getByText('Facebook post: The picture is too dark.')).toBeTruthy();
});

test('is narrowed by what the networks make of the ads', async () => {
  const state = (label: string) =>
    ({ label, colour: 'gray', isTrouble: false, reason: null }) as const;
  const delivery = new Map([
    ['one', state('Live')],
    ['two', state('In review')],
    ['three', state('Live')],
  ]);
  await renderInApp(<AdsList scene={{ ...scene, delivery }} ads={ads} />);
  fireEvent.click(screen.getByRole('button', { name: 'Live' }));
  expect(rows()).toEqual(['Nurses', 'Drivers']);
  fireEvent.click(screen.getByRole('button', { name: 'Instagram' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show all ads' }));
  expect(rows()).toEqual(['Nurses', 'Bakers', 'Drivers']);
});

test('deletes what was chosen in one call, and names what stays', async () => {
  const asked = fakeServer(() =>
    json([
      { adId: 'one', isDeleted: true, reason: null },
      { adId: 'two', isDeleted: false, reason: 'It is the last one.' },
    ]),
  );
  await renderInApp(<AdsList scene={scene} ads={ads} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  fireEvent.click(screen.getByRole('button', { name: 'Facebook' }));
  expect(screen.getByRole('status').textContent).toBe('2 ads chosen');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 ads?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const kept = await screen.findByRole('alertdialog', { name: '1 ad stays' });
  expect(within(kept).getByRole('listitem').textContent).toBe('BakersIt is the last one.');
  const calls = asked.filter(({ method }) => method === 'POST');
  expect(calls).toMatchObject([{ url: '/api/campaigns/c1/ads/delete' }]);
  // One in the corner and one below.
  const [, close] = within(kept).getAllByRole('button', { name: 'Close' });
  if (close) fireEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // The button that began it is gone: the keys go on at the list.
  const list = await screen.findByRole('region', { name: 'List of ads' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('asks about as many ads as were chosen, also when the list loses some meanwhile', async () => {
  function Shrinking() {
    const [shown, setShown] = useState(ads);
    return (
      <>
        <button type="button" onClick={() => setShown(ads.slice(1))}>
          Lose one
        </button>
        <AdsList scene={scene} ads={shown} />
      </>
    );
  }
  await renderInApp(<Shrinking />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete 3 ads?' });
  fireEvent.click(screen.getByText('Lose one'));
  expect(screen.queryByText('Nurses')).toBeNull();
  expect(screen.getByRole('alertdialog', { name: 'Delete 3 ads?' })).toBeTruthy();
});

test('of hundreds only those in sight are drawn, and each says its place among all', async () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    anAd({ id: `ad${at}`, headline: `Ad ${at}` }),
  );
  await renderInApp(<AdsList scene={scene} ads={many} />);
  const drawn = screen.getAllByRole('listitem');
  expect(drawn.length).toBeLessThan(100);
  expect(drawn[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(drawn[1]?.getAttribute('aria-setsize')).toBe('500');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ad 499' } });
  expect(rows()).toEqual(['Ad 499']);
});

test('Shift chooses everything since the last one', async () => {
  await renderInApp(<AdsList scene={scene} ads={ads} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Nurses' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Drivers' }), { shiftKey: true });
  expect(screen.getByRole('status').textContent).toBe('3 ads chosen');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Bakers' }));
  expect(screen.getByRole('status').textContent).toBe('2 ads chosen');
});
