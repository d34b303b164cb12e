import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { useCropImage } from '../index.ts';
import { aCutImage, anImage, cutAnswer } from '../testing/an-image.ts';

const crop = { x: 60, y: 0, width: 1000, height: 1000 };
const adType = 'FacebookPostAd';

function cutter() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCropImage(), { wrapper });
  return (given: Parameters<typeof result.current.mutateAsync>[0]) =>
    act(() => result.current.mutateAsync(given));
}

test('a first cut is made from the original, and becomes the media of the ad', async () => {
  const asked = fakeServer(() => json(cutAnswer(crop), 201));
  const media = await cutter()({ media: anImage(), adType, crop });
  expect(asked).toMatchObject([{ method: 'POST', body: { crop } }]);
  expect(asked[0]?.url).toMatch(/\/master-images\/m1\/cropped-images$/);
  expect(media).toEqual(aCutImage(crop));
});

test.each([
  ['', { crop }],
  ['?copy=1&from=FacebookPostAd:a1', { crop, copy: true }],
])('cutting again says only on a page %j that it is for a copy', async (search, body) => {
  window.history.replaceState(null, '', `/ads${search}`);
  const asked = fakeServer(() => json(cutAnswer(crop)));
  await cutter()({ media: aCutImage({ ...crop, x: 0 }), adType, crop });
  expect(asked.map((one) => [one.method, one.body])).toEqual([['PUT', body]]);
  expect(asked[0]?.url).toMatch(/\/cropped-images\/c1$/);
  window.history.replaceState(null, '', '/');
});

test('a refusal is thrown to the cropper and told nowhere else', async () => {
  fakeServer(() => json({ code: 'busy', message: 'Please wait' }, 503));
  await expect(cutter()({ media: anImage(), adType, crop })).rejects.toThrow('Please wait');
  expect(toastQueue.visibleToasts).toEqual([]);
});
