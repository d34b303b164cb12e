import { say } from '@posthorn/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCsrfToken, setCsrfToken } from '../../testing/csrf-token.ts';
import { type ErrorReport, onApiError } from './report-error.ts';
import { upload } from './upload.ts';

const file = new File(['abc'], 'nurse.png', { type: 'image/png' });
const sent: FakeRequest[] = [];
const reports: ErrorReport[] = [];

/** Answers when the test says so. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers = new Map<string, string>();
  url = '';
  form = new FormData();
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open = (_method: string, url: string) => {
    this.url = url;
  };
  setRequestHeader = (name: string, value: string) => this.headers.set(name, value);
  send = (form: FormData) => {
    this.form = form;
    sent.push(this);
  };
  abort = () => this.onabort();
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

const progress: number[] = [];
let stop: AbortController;
const start = () =>
  upload(
    'uploadImage',
    { params: { accountId: 'a1' }, body: { isLogo: '1' }, file },
    { onProgress: (share) => progress.push(share), signal: stop.signal },
  );
const request = async (index = 0) => {
  await expect.poll(() => sent[index]).toBeDefined();
  return sent[index] as FakeRequest;
};

beforeEach(() => {
  setCsrfToken('old');
  stop = new AbortController();
  onApiError((report) => reports.push(report));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  sent.length = reports.length = progress.length = 0;
  forgetCsrfToken();
});

test('sends the file in the form the contract names and tells how far it is', async () => {
  const done = start();
  const first = await request();
  expect(first.url).toBe('/api/accounts/a1/master-images');
  expect(first.headers.get('X-XSRF-TOKEN')).toBe('old');
  expect((first.form.get('image') as File).name).toBe('nurse.png');
  expect(first.form.get('isLogo')).toBe('1');
  first.upload.onprogress?.({ loaded: 1, total: 4 });
  first.answer(201, { id: 'm1' });
  expect(await done).toEqual({ id: 'm1' });
  expect(progress).toEqual([0.25]);
});

test('an outdated token is renewed once', async () => {
  vi.stubGlobal('fetch', async () => {
    setCsrfToken('new');
    return new Response(null, { status: 204 });
  });
  const done = start();
  (await request()).answer(409, { code: 'outdated_token', message: 'x' });
  const second = await request(1);
  expect(second.headers.get('X-XSRF-TOKEN')).toBe('new');
  second.answer(201, { id: 'm1' });
  await done;
  expect(reports).toEqual([]);
});

test('a refusal and a lost connection are thrown with words and reported without a toast', async () => {
  const refused = start();
  (await request()).answer(401, { code: 'unauthenticated', message: 'Please sign in' });
  await expect(refused).rejects.toMatchObject({ status: 401, message: 'Please sign in' });
  const lost = start();
  (await request(1)).onerror();
  await expect(lost).rejects.toThrow(say('request.noResponse'));
  expect(reports.map(({ error, isQuiet }) => [error.status, isQuiet])).toEqual([
    [401, true],
    [0, true],
  ]);
});

test('a cancelled upload stops and is no one’s fault', async () => {
  const done = start();
  await request();
  stop.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  expect(reports).toEqual([]);
});
