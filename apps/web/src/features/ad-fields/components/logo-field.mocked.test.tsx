import '../../../ui/testing/fill-jsdom.ts';
import { type AdMedia, CENTRE } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { fakeImages } from '../../../ui/testing/fake-images.ts';
import { AccountProvider } from '../../accounts/index.ts';
import type { LibraryMedia } from '../../media-library/index.ts';
import { LogoField } from './logo-field.tsx';

const pickMedia = vi.fn();
vi.mock(import('../../media-library/index.ts'), async (original) => ({
  ...(await original()),
  usePickMedia: () => pickMedia,
}));

beforeEach(() => {
  pickMedia.mockReset();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

const logo: LibraryMedia = {
  id: 'l1',
  type: 'logo',
  title: 'Martini',
  altText: 'Martini',
  fileName: 'martini.png',
  createdAt: '2026-11-15T10:00:00Z',
  user: null,
  width: 600,
  height: 200,
  bytes: 1000,
  duration: null,
  focalPoint: CENTRE,
  url: '/l1',
  masterUrl: '/l1',
  previewUrl: null,
  thumbnailUrl: null,
  thumbnailUrls: [],
  version: 1,
};

let chosen: AdMedia | null = null;

function show(error?: string) {
  function Field() {
    const [value, setValue] = useState<AdMedia | null>(null);
    chosen = value;
    return <LogoField fieldId="logo" value={value} onChange={setValue} error={error} />;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountProvider value={{ id: 'a1', name: 'Noorderzorg', role: 'admin' }}>
        <UiProvider navigate={() => {}}>
          <Field />
        </UiProvider>
      </AccountProvider>
    </QueryClientProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const said = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const choose = (...files: File[]) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) fireEvent.change(input, { target: { files } });
  });
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

test('a logo is chosen from the library, replaced and removed', async () => {
  show();
  pickMedia.mockResolvedValueOnce([logo]);
  await press('Choose logo');
  expect(pickMedia).toHaveBeenCalledWith({
    for: 'ad',
    adType: 'GoogleDisplayGeneratedAd',
    atMost: 1,
  });
  expect(chosen?.url).toBe('/l1');
  expect(screen.getByRole('img', { name: 'Martini', hidden: true })).toBeTruthy();
  pickMedia.mockResolvedValueOnce([{ ...logo, id: 'l2', url: '/l2' }]);
  await press('Replace logo');
  expect(chosen?.url).toBe('/l2');
  // Left without a choice, it stays.
  pickMedia.mockResolvedValueOnce(null);
  await press('Replace logo');
  expect(chosen?.url).toBe('/l2');
  await press('Remove logo');
  expect(chosen).toBeNull();
  expect(document.activeElement).toBe(button('Choose logo'));
});

test('several files at once are refused as a whole', async () => {
  show();
  await choose(file('a.png'), file('b.png'));
  expect(said()).toEqual(['Can only upload one logo at a time.']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a file that is no logo is refused with the reason', async () => {
  show();
  await choose(file('a.svg', 'image/svg+xml'));
  expect(screen.getByRole('alert').textContent).toContain('a.svg');
  expect(chosen).toBeNull();
});

test('what is missing is said at the field', () => {
  show('Please choose a logo');
  expect(
    screen.getByRole('group', { name: 'Logo', description: 'Please choose a logo' }),
  ).toBeTruthy();
});

/** jsdom draws nothing: a picture that is all of one colour. */
function paintedIn(...pixel: number[]) {
  const data = Array.from({ length: 100 }, () => pixel).flat();
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data }) });
    },
  );
}

test.each([
  ['white', [255, 255, 255, 255], true],
  ['blue', [5, 55, 126, 255], false],
])('a %s logo on the white plate', async (_colour, pixel, isLost) => {
  const images = fakeImages();
  paintedIn(...pixel);
  show();
  pickMedia.mockResolvedValueOnce([logo]);
  await press('Choose logo');
  act(() => images.arrive(600, 200));
  expect(screen.queryByText(/cannot be seen on the white plate/) !== null).toBe(isLost);
});

test('a logo that is tiny or of an extreme shape comes with advice', async () => {
  show();
  pickMedia.mockResolvedValueOnce([{ ...logo, width: 8, height: 8 }]);
  await press('Choose logo');
  expect(screen.getByText(/^Logos under 150px/)).toBeTruthy();
  pickMedia.mockResolvedValueOnce([{ ...logo, width: 2000, height: 60 }]);
  await press('Replace logo');
  expect(screen.getByText(/^Logos are hard to read/)).toBeTruthy();
});
