import '../../../ui/testing/fill-jsdom.ts';
import { adTypeSpecs, adTypes, channels } from '@posthorn/domain';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTemplate } from '../../../testing/a-template.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { aBanner } from '../../../testing/google-ads.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import { templateKeywords } from '../../keywords/index.ts';
import { type Ad, adsQuery } from '../api/list-ads.ts';
import { wrongWith } from '../model/ad-findings.ts';
import type { AdOwner } from '../model/ad-owner.ts';
import type { AdsScene } from '../model/ads-scene.ts';
import { AdsBoard } from './ads-board.tsx';

const owner: AdOwner = { kind: 'template', id: 't1', accountId: 'a1', templateKind: 'custom' };
const shown = {
  page: null,
  shownUrl: 'martini.example',
  targetUrl: 'https://martini.example',
  language: 'en',
};

/** A template has no launch and no status: every kind of ad has a place in it. */
const template: AdsScene = {
  owner,
  channels: channels.map((channel) => ({
    channel,
    types: adTypes.filter((adType) => adTypeSpecs[adType].channel === channel),
  })),
  abilities: {
    isOver: false,
    whyNotAdd: () => undefined,
    whyNotDelete: () => undefined,
    copyTargets: (adType) => adTypeSpecs[adType].copyTargets,
  },
  previews: Object.fromEntries(channels.map((channel) => [channel, shown])) as AdsScene['previews'],
  keywords: templateKeywords(aTemplate()),
  wrongWith: (ad) => wrongWith(ad, { of: 'template' }),
};

function TemplateAds({ scene = template }: { scene?: AdsScene }) {
  const { data: ads } = useQuery(adsQuery(owner));
  if (!ads) return null;
  return (
    <AdsBoard
      scene={scene}
      ads={ads}
      header={(controls) => <header>{controls}</header>}
      pageChoice={() => null}
      footer={null}
    />
  );
}

async function open(ads: Ad[], scene?: AdsScene) {
  let served = ads;
  const asked = fakeServer(({ method, url }) => {
    if (method === 'GET') return json(served);
    served = served.filter(({ id }) => !url.endsWith(id));
    return new Response(null, { status: 204 });
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <TemplateAds scene={scene} /> }),
    history: createMemoryHistory(),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    await router.load();
    render(
      <QueryClientProvider client={client}>
        <ShowRoutes router={router} />
      </QueryClientProvider>,
    );
  });
  await screen.findByRole('heading', { name: 'Facebook' });
  return asked;
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const folder = '/presets/templates/custom-templates/t1';

test('the ads of a template are asked for, shown, and lead to its own pages', async () => {
  const banner = aBanner({ title: 'Bakers', logo: null, logoUrl: null, callToAction: '' });
  const asked = await open([anAd({ headline: 'Nurses' }), banner]);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/customTemplates/t1/ads',
  ]);
  expect(hrefOf('Edit Nurses')).toBe(`${folder}/ads/facebook-post-template/ad1`);
  const stories = within(screen.getByRole('region', { name: 'Facebook Stories' }));
  expect(stories.getByRole('link', { name: 'New story' }).getAttribute('href')).toBe(
    `${folder}/ads/facebook-story-template/create`,
  );
  const menu = within(screen.getByRole('navigation', { name: 'Channels' }));
  expect(menu.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toBe(
    `${folder}/template-details/ads#linkedin`,
  );
  expect(screen.queryByText('Before launch')).toBeNull();
});

test('banners of a template are downloaded as such, and need neither button nor logo', async () => {
  const banner = aBanner({ title: 'Bakers', logo: null, logoUrl: null, callToAction: '' });
  await open([banner]);
  expect(hrefOf('Download the banners of Bakers')).toContain(
    `/google-banner-templates/${banner.id}`,
  );
  const card = screen.getByRole('article', { name: 'Bakers' });
  expect(card.querySelector('p.text-danger')).toBeNull();
});

test('an ad of a template is deleted at its own address', async () => {
  const asked = await open([anAd({ headline: 'Nurses' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Nurses' }));
  const confirm = await screen.findByRole('button', { name: 'Delete ad' });
  await act(async () => {
    fireEvent.click(confirm);
  });
  expect(asked.find(({ method }) => method === 'DELETE')).toMatchObject({
    url: '/api/facebook-post-templates/ad1',
    version: '"1"',
  });
  expect(screen.queryByRole('article', { name: 'Nurses' })).toBeNull();
});

test('a channel that a network refused is marked in the menu, and says why in its section', async () => {
  const refusals = new Map([['linkedIn', ['The connection is not valid.']]] as const);
  await open([], { ...template, refusals });
  const section = within(screen.getByRole('region', { name: 'LinkedIn' }));
  expect(section.getByText('Error: The connection is not valid.')).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Channels' }));
  expect(menu.getByRole('link', { name: /LinkedIn.*something to mend/ })).toBeTruthy();
  expect(menu.queryByRole('link', { name: /Facebook.*something to mend/ })).toBeNull();
});
