import '../../../ui/testing/fill-jsdom.ts';
import { bannerSizes, emptyBannerCopy } from '@posthorn/domain';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { liveValue } from '../../../ui/live/live.ts';
import { fakeImages } from '../../../ui/testing/fake-images.ts';
import { BannerGrid } from './banner-grid.tsx';
import { BannerPlaceholders } from './banner-placeholders.tsx';
import { BannerPreview } from './banner-preview.tsx';
import type { PreviewedBanner } from './previewed-banner.ts';
import { UploadedBanner } from './uploaded-banner.tsx';

const copy: PreviewedBanner = {
  type: 'Vacancy',
  subtitle: 'Close to home',
  title: 'Nurse in Groningen',
  tags: ['', '32 hours'],
  callToAction: 'Apply now',
  primaryColor: '#05377E',
  logo: { url: '/logo.png' },
};

// Here already when it is asked for: how long that takes is no matter of these tests.
beforeAll(() => import('./drawing.tsx'));

let images: ReturnType<typeof fakeImages>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  images = fakeImages();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const banner = (size: string) => document.querySelector(`[data-banner=${size}]`);
const text = (size: string) => banner(size)?.textContent;
const parts = (size: string, part: string) =>
  banner(size)?.querySelectorAll(`[data-part=${part}]`).length;

test('the nine sizes are drawn, each with its name', async () => {
  render(<BannerGrid copy={copy} />);
  await screen.findByRole('img', { name: 'Half page: Nurse in Groningen' });
  expect(bannerSizes.filter((size) => banner(size))).toEqual(bannerSizes);
  expect(screen.getByText('Large leaderboard 970 × 90')).toBeTruthy();
  expect(parts('halfPage', 'tag')).toBe(1);
  expect(parts('smallBanner', 'tag')).toBe(0);
});

test('what is not written yet is hinted at, in the order of height, then width', async () => {
  render(<BannerGrid copy={emptyBannerCopy} />);
  const cells = [...document.querySelectorAll<HTMLElement>('[data-size]')];
  expect(cells.map(({ dataset }) => dataset.size)).toEqual(bannerSizes);
  await screen.findByRole('img', { name: 'Banner: Your title' });
  expect(text('halfPage')).toBe('Your logoYour typeYour titleYour subtitleYour tagsYour button');
});

test('a logo that does not come is tried twice, then said on the plate and told once', async () => {
  const onLogoError = vi.fn();
  const { rerender } = render(<BannerGrid copy={copy} onLogoError={onLogoError} />);
  await screen.findByRole('img', { name: /^Half page/ });
  act(() => images.fail());
  expect(onLogoError).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  act(() => images.fail());
  expect(text('halfPage')).toContain('LOGO NOT FOUND');
  rerender(<BannerGrid copy={{ ...copy, title: 'Chef' }} onLogoError={onLogoError} />);
  expect(onLogoError).toHaveBeenCalledTimes(1);
  rerender(
    <BannerGrid copy={{ ...copy, logo: { url: '/other.png' } }} onLogoError={onLogoError} />,
  );
  expect(text('halfPage')).not.toContain('LOGO NOT FOUND');
});

test('a banner that does not show what was typed is not drawn again', async () => {
  const { rerender } = render(<BannerGrid copy={copy} />);
  await screen.findByRole('img', { name: /^Half page/ });
  const changed = new Set<string>();
  const observer = new MutationObserver((seen) => {
    for (const { target } of seen) {
      const element = target instanceof Element ? target : target.parentElement;
      changed.add(element?.closest('[data-size]')?.getAttribute('data-size') ?? '');
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  rerender(<BannerGrid copy={{ ...copy, subtitle: 'Close to heart' }} />);
  await act(async () => {});
  observer.disconnect();
  expect(changed.has('halfPage')).toBe(true);
  expect(changed.has('smallBanner')).toBe(false);
});

test('words that are followed are written into the lines, and drawn anew where those change', async () => {
  const live = liveValue(copy);
  render(<BannerGrid copy={live} />);
  await screen.findByRole('img', { name: /^Half page/ });
  const lines = () => [
    ...(banner('halfPage')?.querySelectorAll('[data-part=title] [data-line]') ?? []),
  ];
  const words = () => lines().map(({ textContent }) => textContent);
  const write = (title: string) => act(() => live.set({ ...copy, title }));
  const drawn = lines();
  expect(words()).toEqual(['Nurse in', 'Groningen']);
  write('Nurse in Groninger');
  expect(words()).toEqual(['Nurse in', 'Groninger']);
  expect(lines()).toEqual(drawn);
  screen.getByRole('img', { name: 'Half page: Nurse in Groninger' });
  write('Nurse in Groningen, near the sea and the city');
  expect(words().length).toBeGreaterThan(2);
  expect(words().join(' ')).toBe('Nurse in Groningen, near the sea and the city');
  write('Nurse in Groningen');
  expect(words()).toEqual(['Nurse in', 'Groningen']);
  act(() => live.set({ ...copy, primaryColor: '#F4C300', title: 'Chef' }));
  expect(words()).toEqual(['Chef']);
});

test('signs that banners can not show are named', async () => {
  render(<BannerGrid copy={{ ...copy, title: 'Nurse 🎉' }} />);
  expect(
    await screen.findByText('Banners can not show these signs and leave them out: 🎉'),
  ).toBeTruthy();
});

test('one banner alone, in the size that is asked for', async () => {
  render(<BannerPreview copy={copy} size="leaderboard" scale={0.5} />);
  const drawn = await screen.findByRole('img', { name: /^Leaderboard/ });
  expect(drawn.style.width).toBe('364px');
});

test('three shapes stand for banners that are still to come', () => {
  render(<BannerPlaceholders />);
  const shapes = [...document.querySelectorAll<HTMLElement>('[data-placeholder]')];
  expect(shapes.map(({ style }) => `${style.width} ${style.height}`)).toEqual([
    '728px 90px',
    '300px 250px',
    '336px 280px',
  ]);
});

test.each([
  ['300x250', '300 × 250'],
  ['spring', 'spring 300 × 250'],
])('a banner from elsewhere called %s reads %s', (name, label) => {
  const banner = { html_url: '/b/1/index.html', width: 300, height: 250, name };
  render(<UploadedBanner banner={banner} />);
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe(label);
  expect(screen.getByTitle(label).tagName).toBe('IFRAME');
});

test('a banner from elsewhere is kept away from this page', () => {
  const banner = { html_url: '/b/1/index.html', width: 300, height: 250, name: 'spring' };
  render(<UploadedBanner banner={banner} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('spring 300 × 250');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(frame.getAttribute('src')).toBe('/b/1/index.html');
});
