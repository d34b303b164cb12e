import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { downloadReport } from './download-report.ts';

let saved: { name: string; file: Blob }[];

beforeEach(() => {
  saved = catchSavedFiles();
  render(<ToastRegion />);
});

/** A file that comes when the test lets it. */
function comingFile() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/csv' } }),
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('network error')),
  };
}

const failed = 'Cannot generate report. Please try again later.';

test('comes piece by piece, says how far it is, and is saved under its name', async () => {
  const { response, send, end } = comingFile();
  const asked = fakeServer(() => response);
  const done = downloadReport('a1', 'channels');
  void downloadReport('a1', 'channels');
  expect(await screen.findByText('Preparing the report')).toBeDefined();
  send(3 * 1024 * 1024 + 5);
  expect(await screen.findByText('3 MB so far')).toBeDefined();
  end();
  await act(() => done);
  expect(saved.map(({ name, file: { size } }) => [name, size])).toEqual([
    ['campaigns_performance_report.csv', 3 * 1024 * 1024 + 5],
  ]);
  expect(asked.map(({ url }) => url)).toEqual(['/api/reporting/account/a1']);
  await waitFor(() => expect(screen.queryByText('Preparing the report')).toBeNull());
  expect(screen.getByText('Report downloaded')).toBeDefined();
});

test.each([
  ['nothing to report', () => new Response(null, { status: 204 })],
  ['an account that is gone', () => new Response('{"code":"not_found"}', { status: 404 })],
  ['a server that fails', () => new Response('', { status: 500 })],
  [
    'a line that breaks in the middle',
    () => {
      const { response, send, break: cut } = comingFile();
      send(10);
      queueMicrotask(cut);
      return response;
    },
  ],
])('%s is said, and nothing is saved', async (_name, answer) => {
  fakeServer(answer);
  await act(() => downloadReport('a1', 'campaigns'));
  expect(await screen.findByText(failed)).toBeDefined();
  expect(screen.queryByText('Preparing the report')).toBeNull();
  expect(saved).toEqual([]);
});

test('can be cancelled', async () => {
  fakeServer(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const done = downloadReport('a1', 'campaigns');
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await act(async () => void fireEvent.click(cancel));
  await act(() => done);
  expect(screen.queryByText('Preparing the report')).toBeNull();
  expect(screen.queryByText(failed)).toBeNull();
  expect(saved).toEqual([]);
});
