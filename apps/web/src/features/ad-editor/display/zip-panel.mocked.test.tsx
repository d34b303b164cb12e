import '../../../ui/testing/fill-jsdom.ts';
import { emptyBannerCopy, finding } from '@posthorn/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { anUpload } from '../../../testing/google-ads.ts';
import { toast } from '../../../ui/index.ts';
import { EditorProvider } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { createEditorStore, type EditorStore } from '../model/editor-store.ts';
import { aBanner } from '../testing/google-ads.ts';
import type { uploadZip } from './upload-zip.ts';
import { ZipPanel } from './zip-panel.tsx';

const send = vi.fn<typeof uploadZip>();
vi.mock('./upload-zip.ts', () => ({
  uploadZip: (...given: Parameters<typeof uploadZip>) => send(...given),
}));

const scene = { owner: { kind: 'campaign', id: 'c1' }, accountId: 'a1', surroundings: null };

function show(): EditorStore {
  const store = createEditorStore({
    adType: 'GoogleDisplayCustomAd',
    copy: emptyBannerCopy,
    version: null,
    of: 'campaign',
    campaignType: 'consideration',
  }) as unknown as EditorStore;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={store}>
        <ZipPanel scene={scene as unknown as EditorScene} />
      </EditorProvider>
    </QueryClientProvider>,
  );
  return store;
}

function choose(name = 'banners.zip'): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}
const refusal = (status: number, findings: ApiError['findings'] = []) =>
  new ApiError({ status, statusText: '', body: { findings } });
const of = (...banners: ReturnType<typeof anUpload>[]) => ({ banners, refused: [] });
const keys = () => send.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
const again = () => screen.queryByRole('button', { name: 'Try again' });

beforeEach(() => void send.mockReset());
afterEach(() => toast.clear());

test('another file takes the place of the first, and of nothing else', async () => {
  const store = show();
  store.setMade([aBanner()]);
  send.mockResolvedValueOnce(of(anUpload()));
  choose();
  await screen.findByText('Upload Succeeded');
  send.mockResolvedValueOnce(of(anUpload({ id: 'upload2' })));
  choose();
  await waitFor(() => expect(store.snapshot().made[1]?.id).toBe('upload2'));
  expect(store.snapshot().made).toEqual([aBanner(), anUpload({ id: 'upload2' })]);
  const replaced = send.mock.calls.map(([, given]) => given.replaced);
  expect(replaced).toEqual([[], [anUpload()]]);
  expect(new Set(keys()).size).toBe(2);
});

test('another file that is refused leaves the banners of the first where they are', async () => {
  const store = show();
  send.mockResolvedValueOnce(of(anUpload()));
  choose();
  await screen.findByText('Upload Succeeded');
  send.mockRejectedValueOnce(refusal(422, [finding('zip.noSize', 'zip', { name: 'b' })]));
  choose();
  await screen.findByText('Upload Failed');
  expect(store.snapshot().made).toEqual([anUpload()]);
  screen.getByText(/1 banner is in the campaign now/);
});

test('banners of a file that are left out are named beside those that are taken', async () => {
  const store = show();
  const refused = { name: '1x1', findings: [finding('zip.noSize', 'zip', { name: '1x1' })] };
  send.mockResolvedValueOnce({ banners: [anUpload()], refused: [refused] });
  choose();
  await screen.findByText('1 banner of this file was left out');
  screen.getByText(/The banner 1x1 does not say its size/);
  expect(store.snapshot().made).toEqual([anUpload()]);
});

test('without an answer the same file is sent with the same key', async () => {
  show();
  send.mockRejectedValueOnce(refusal(0)).mockResolvedValueOnce(of(anUpload()));
  choose();
  await screen.findByText('Upload Failed');
  fireEvent.click(again() as HTMLElement);
  await screen.findByText('Upload Succeeded');
  expect(keys()[0]).toBe(keys()[1]);
});

test.each([
  ['what is wrong with it', refusal(422, [finding('zip.encrypted', 'zip')]), false],
  ['too many at once', refusal(429), true],
])('a file that is refused for %s', async (_name, error, canRetry) => {
  show();
  send.mockRejectedValueOnce(error);
  choose();
  await screen.findByText('Upload Failed');
  expect(again() !== null).toBe(canRetry);
});

test('an answer without banners is a failure', async () => {
  const store = show();
  send.mockResolvedValueOnce(of());
  choose();
  await screen.findByText('Upload Failed');
  expect(store.snapshot().made).toEqual([]);
});
