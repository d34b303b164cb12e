import '../../../ui/testing/fill-jsdom.ts';
import { type AdMedia, adMediaFromLibrary, CENTRE, type SocialAdType } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { UiProvider } from '../../../ui/index.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { fakeImages } from '../../../ui/testing/fake-images.ts';
import type { LibraryMedia, Upload } from '../../media-library/index.ts';
import { MediaField } from './media-field.tsx';

const pickMedia = vi.fn();
const uploads = vi.hoisted(() => ({
  list: [] as Upload[],
  sent: [] as string[],
  redraw: () => {},
}));

vi.mock(import('../../media-library/index.ts'), async (original) => ({
  ...(await original()),
  usePickMedia: () => pickMedia,
  useDirectUploads: () => {
    const [, count] = useState(0);
    uploads.redraw = () => count((n) => n + 1);
    return {
      uploads: uploads.list,
      send: (files) => {
        const ids = files.map((_, n) => uploads.list.length + n + 1);
        uploads.sent.push(...files.map(({ name }) => name));
        uploads.list = [
          ...uploads.list,
          ...files.map((file, n) => anUpload(ids[n] ?? 0, file, { state: 'running' })),
        ];
        return ids;
      },
      retry: (id) => go(id, { state: 'running', error: undefined }),
      remove: (id) => {
        uploads.list = uploads.list.filter((upload) => upload.id !== id);
      },
    };
  },
}));

function anUpload(id: number, file: File, more: Partial<Upload>): Upload {
  const meant = { accountId: 'a1', type: 'image', isForAd: true, round: 1 } as const;
  const chosenAt = new Date(0);
  return { id, file, chosenAt, ...meant, state: 'waiting', progress: 0, ...more };
}

function go(id: number, more: Partial<Upload>) {
  uploads.list = uploads.list.map((upload) => (upload.id === id ? { ...upload, ...more } : upload));
  uploads.redraw();
}
const arrive = (id: number, media: LibraryMedia) =>
  act(() => go(id, { state: 'succeeded', media }));

beforeEach(() => {
  uploads.list = [];
  uploads.sent = [];
  pickMedia.mockReset();
  fakeImages();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

const item = (id: string, more: Partial<LibraryMedia> = {}): LibraryMedia => ({
  id,
  type: 'image',
  title: id,
  altText: id,
  fileName: `${id}.jpg`,
  createdAt: '2026-11-15T10:00:00Z',
  user: null,
  width: 1000,
  height: 1000,
  bytes: 1000,
  duration: null,
  focalPoint: CENTRE,
  url: `/${id}`,
  masterUrl: `/${id}`,
  previewUrl: `/${id}/preview`,
  thumbnailUrl: null,
  thumbnailUrls: [],
  version: 1,
  ...more,
});

function show(adType: SocialAdType, start: readonly (AdMedia | string | null)[], error?: string) {
  const seen: { media: readonly (AdMedia | null)[]; isBusy?: boolean } = { media: [] };
  const onBusy = (isBusy: boolean) => {
    seen.isBusy = isBusy;
  };
  function Field() {
    const [media, setMedia] = useState(() =>
      start.map((each) =>
        typeof each === 'string' ? adMediaFromLibrary(item(each), adType) : each,
      ),
    );
    seen.media = media;
    return (
      <MediaField
        adType={adType}
        media={media}
        onChange={(next) => setMedia([...next])}
        error={error}
        fieldId="media"
        onBusy={onBusy}
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider navigate={() => {}}>
        <Field />
      </UiProvider>
    </QueryClientProvider>,
  );
  return { ids: () => seen.media.map((media) => media?.id ?? null), seen };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = async (name: string) => {
  const offered = await screen.findByRole('menuitem', { name });
  await act(async () => fireEvent.click(offered));
};
const openMenu = (name: string) => fireEvent.click(button(`Options of ${name}`));
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.message);
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const drop = (...files: File[]) =>
  act(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) fireEvent.change(input, { target: { files } });
  });
const picks = async (name: string | RegExp, ...ids: string[]) => {
  pickMedia.mockResolvedValueOnce(ids.map((id) => item(id)));
  await act(async () => fireEvent.click(button(name)));
};

test.each([
  ['FacebookPostAd', 1],
  ['InstagramStoryAd', 1],
  ['FacebookCarouselAd', 2],
  ['InstagramCarouselAd', 2],
] as const)('a new %s has %d empty places', (adType, places) => {
  show(adType, []);
  expect(screen.getAllByRole('button', { name: /^Library/ })).toHaveLength(places);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('a post takes one from the library, and can give it back', async () => {
  const { ids } = show('FacebookPostAd', [null]);
  await picks(/^Library/, 'a');
  expect(pickMedia).toHaveBeenCalledWith({ for: 'ad', adType: 'FacebookPostAd', atMost: 1 });
  expect(ids()).toEqual(['a']);
  await waitFor(() => expect(document.activeElement).toBe(button('Options of Image 1')));
  openMenu('Image 1');
  await choose('Remove');
  expect(ids()).toEqual([null]);
  await waitFor(() => expect(document.activeElement).toBe(button(/^Library/)));
});

test('a carousel takes several at once, as many as there is room for', async () => {
  const { ids } = show('InstagramCarouselAd', ['a', null]);
  await picks(/^Library/, 'b', 'c', 'd');
  expect(pickMedia.mock.calls[0]?.[0]).toMatchObject({ atMost: 9 });
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  await picks(/^Add/, 'e');
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('ten are enough', () => {
  show('FacebookCarouselAd', 'abcdefghij'.split(''));
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  drop(file('k.png'));
  expect(uploads.sent).toEqual([]);
  expect(toasts()).toEqual(['Please select at most 10 items']);
});

test('nothing changes when the library is closed without a choice', async () => {
  const { ids } = show('FacebookPostAd', ['a']);
  pickMedia.mockResolvedValueOnce(undefined);
  openMenu('Image 1');
  await choose('Replace from library');
  expect(ids()).toEqual(['a']);
});

test('Alt and an arrow move a place, and the focus goes along', () => {
  const { ids } = show('FacebookCarouselAd', ['a', 'b', 'c']);
  act(() => button('Options of Image 2').focus());
  fireEvent.keyDown(button('Options of Image 2'), { key: 'ArrowLeft', altKey: true });
  expect(ids()).toEqual(['b', 'a', 'c']);
  expect(screen.getByText('Image 2 moved to place 1 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(button('Options of Image 1'));
  fireEvent.keyDown(button('Options of Image 1'), { key: 'ArrowLeft', ctrlKey: true });
  expect(ids()).toEqual(['b', 'a', 'c']);
});

test('the menu moves, too, and removing leaves the two an ad begins with', async () => {
  const { ids } = show('FacebookCarouselAd', ['a', 'b', 'c']);
  openMenu('Image 1');
  await choose('Move later');
  expect(ids()).toEqual(['b', 'a', 'c']);
  openMenu('Image 2');
  await choose('Remove');
  expect(ids()).toEqual(['b', 'c']);
  await waitFor(() => expect(document.activeElement).toBe(button('Options of Image 2')));
  openMenu('Image 1');
  await choose('Remove');
  expect(ids()).toEqual([null, 'c']);
});

test('the first thing against an item is behind its sign', async () => {
  const video = adMediaFromLibrary(
    item('v', { type: 'video', width: 400, height: 300, duration: 901, bytes: 1 }),
    'InstagramStoryAd',
  );
  show('InstagramStoryAd', [video]);
  const mark = button('Video 1: Video ratio should be 9:16');
  fireEvent.click(mark);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Video ratio should be 9:16');
});

test('uploads stand in their places, and come in the order of the files', () => {
  const { ids } = show('FacebookCarouselAd', [null, null]);
  drop(file('one.png'), file('two.png'));
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Library/ })).toBeNull();
  arrive(2, item('two'));
  expect(ids()).toEqual([null, null]);
  arrive(1, item('one'));
  expect(ids()).toEqual(['one', 'two']);
});

test('says whether files are on their way; one that failed is not', () => {
  const { seen } = show('FacebookCarouselAd', [null, null]);
  expect(seen.isBusy).toBe(false);
  drop(file('one.png'), file('two.png'));
  expect(seen.isBusy).toBe(true);
  act(() => go(1, { state: 'failed', error: 'No response from the server.' }));
  expect(seen.isBusy).toBe(true);
  arrive(2, item('two'));
  expect(seen.isBusy).toBe(false);
});

test('an upload can be cancelled, or tried again when it failed', () => {
  show('FacebookCarouselAd', [null, null]);
  drop(file('one.png'), file('two.png'));
  fireEvent.click(button('Cancel one.png'));
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  act(() => go(2, { state: 'failed', error: 'No response from the server.' }));
  expect(screen.getByRole('alert').textContent).toBe('two.png: No response from the server.');
  act(() => fireEvent.click(button('Try two.png again')));
  expect(screen.getByRole('progressbar', { name: 'Uploading two.png' })).toBeTruthy();
});

test('what an ad of this type can not show is not taken', () => {
  const { ids } = show('FacebookPostAd', [null]);
  drop(file('small.png'));
  arrive(1, item('small', { width: 499 }));
  expect(ids()).toEqual([null]);
  expect(toasts()).toEqual(['Some media was invalid for this ad type']);
  expect(screen.getByRole('alert').textContent).toBe(
    'small.png: This ad type requires a minimum width of 500px. This one is 499px wide.',
  );
  fireEvent.click(button('Dismiss small.png'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with one place, a file stands in for what is there', () => {
  const { ids } = show('FacebookPostAd', ['a']);
  drop(file('b.png'), file('c.png'));
  expect(toasts()).toEqual(['Please select only one item']);
  drop(file('b.png'));
  expect(ids()).toEqual(['a']);
  arrive(1, item('b'));
  expect(ids()).toEqual(['b']);
});

test('the error is tied to the field', () => {
  show('FacebookPostAd', [null], 'Please choose an image or a video');
  const group = screen.getByRole('group', { name: 'Media' });
  expect(within(group).getByText('Please choose an image or a video').id).toBe(
    group.getAttribute('aria-describedby'),
  );
});

test('a picture from the library is cut around its focal point where the network would cut it', async () => {
  const crop = { x: 0, y: 0, width: 1530, height: 800 };
  const cut = { id: 'c1', url: '/c1', masterUrl: '/a', masterId: 'a', width: 1530, height: 800 };
  const asked = fakeServer(() => json({ ...cut, crop }, 201));
  const { seen } = show('FacebookPostAd', [null]);
  const wide = { width: 2400, height: 800, focalPoint: { x: 0.1, y: 0.5 } };
  pickMedia.mockResolvedValueOnce([item('a', wide)]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Library/ })));
  await waitFor(() => expect(seen.media[0]).toMatchObject({ id: 'c1', masterId: 'a', crop }));
  expect(asked).toMatchObject([{ method: 'POST', body: { crop } }]);
  expect(seen.isBusy).toBe(false);
});
