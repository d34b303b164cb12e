import '../../../ui/testing/fill-jsdom.ts';
import { LOGO_NOT_FOUND, say } from '@posthorn/domain';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { aBanner, anUpload, aSearchAd } from '../../../testing/google-ads.ts';
import { ShowRoutes } from '../../../testing/show-routes.tsx';
import type { Launch } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { campaignAds } from '../model/campaign-ads.ts';
import { AdCard } from './ad-card.tsx';

const campaign = aCampaign({ status: 'draft', targetUrl: 'https://martini.example/jobs' });

async function show(ad: Ad, isFirst = true, launch?: Launch) {
  const scene = campaignAds({ campaign, ads: [ad], pages: [], account: anAccount, launch });
  const card = <AdCard ad={ad} scene={scene} isFirst={isFirst} onDelete={() => {}} />;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => card }),
    history: createMemoryHistory(),
  });
  await act(async () => {
    await router.load();
    render(<ShowRoutes router={router} />);
  });
  return screen.getByRole('article');
}
const actions = () =>
  screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));

test('a search ad is shown as a result, and can be edited and duplicated', async () => {
  const card = await show(aSearchAd());
  expect(card.getAttribute('aria-label')).toBe('ICU nurse');
  expect(card.textContent).toContain('ICU nurse | Groningen | Apply today');
  expect(screen.getByRole('link', { name: 'Edit ICU nurse' }).getAttribute('href')).toBe(
    '/campaigns-overview/c1/ads/google-search-ad/search1',
  );
  expect(actions()).toEqual(['Duplicate ICU nurse', 'Delete ICU nurse']);
  expect(screen.getByRole('button', { name: 'Duplicate ICU nurse' }).textContent).toBe('Duplicate');
});

test('what copying may mean is written out, duplicating among it', async () => {
  await show(anAd());
  fireEvent.click(screen.getByRole('button', { name: /^Copy/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toContain('Duplicate');
  expect(items.join()).toContain('Copy to');
});

test('what came in a file can only be deleted, and runs shut in', async () => {
  await show(anUpload());
  expect(screen.queryByRole('link')).toBeNull();
  expect(actions()).toEqual(['Delete rectangle 300 × 250']);
});

test('banners without a logo are flagged, and said so once', async () => {
  const error = {
    code: LOGO_NOT_FOUND,
    createdAt: '2026-11-01T10:00:00.000Z',
    errorMessage: LOGO_NOT_FOUND,
    userMessage: say('banner.logoNotFound'),
  };
  const card = await show(aBanner({ error }));
  expect(
    screen.getByRole('button', { name: `Error: ${say('banner.logoNotFound')}` }),
  ).toBeDefined();
  expect(card.textContent).not.toContain(say('banner.logoMissing'));
});

test('what its network makes of an ad stands on its card, with the reason', async () => {
  const ad = aSearchAd();
  const on = (state: Launch['channels'][number]['ads'][number]['state'], reason: string | null) =>
    ({
      channels: [
        {
          channel: 'googleSearch',
          state: 'published',
          made: 1,
          ahead: 0,
          retryAt: null,
          reason: null,
          form: null,
          ads: [{ adId: ad.id, state, reason }],
        },
      ],
    }) satisfies Launch;
  expect((await show(ad, true, on('in_review', null))).textContent).toContain(
    'In reviewThe network looks at it before it shows it.',
  );
  cleanup();
  expect((await show(ad, true, on('limited', 'Not shown to everyone.'))).textContent).toContain(
    'Partly shownNot shown to everyone.',
  );
  cleanup();
  const error = { code: 'x', createdAt: '', errorMessage: '', userMessage: 'Too many capitals.' };
  const refused = await show({ ...ad, error }, true, on('rejected', 'Too many capitals.'));
  expect(refused.textContent?.split('Too many capitals.')).toHaveLength(2);
  expect(refused.textContent).toContain('Refused');
  expect(screen.getByRole('link', { name: 'Edit ICU nurse' })).toBeTruthy();
});

test('what is missing in an ad is said at it', async () => {
  const card = await show(aBanner({ tags: [], logo: null }));
  expect(card.textContent).toContain(say('banner.tagsMissing'));
});

test('far away there is only its frame, until it comes near', async () => {
  let come = (_: Partial<IntersectionObserverEntry>[]) => {};
  class Observer {
    constructor(listener: typeof come) {
      come = listener;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const card = await show(aSearchAd(), false);
  expect(card.textContent).toBe('');
  await act(async () => {
    come([{ isIntersecting: true, target: card }]);
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(card.textContent).toContain('ICU nurse');
  vi.unstubAllGlobals();
});
