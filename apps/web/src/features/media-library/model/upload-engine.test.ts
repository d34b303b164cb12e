import { beforeEach, expect, test } from 'vitest';
import type { LibraryMedia } from '../api/list-media.ts';
import { aMedia } from '../testing/a-media.ts';
import {
  createUploadEngine,
  type NewUpload,
  type Upload,
  type UploadEngine,
} from './upload-engine.ts';

interface Sent {
  name: string;
  succeed: (media: LibraryMedia) => Promise<void>;
  fail: () => Promise<void>;
  progress: (share: number) => void;
  signal: AbortSignal;
}

let sent: Sent[];
let settled: string[][];
let engine: UploadEngine;

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const file = (name: string, error?: string): NewUpload => ({
  accountId: 'a1',
  file: new File(['x'], name),
  type: 'image',
  isForAd: false,
  error,
});
const states = () => engine.list().map(({ state }) => state);
const idOf = (name: string) =>
  engine.list().find((upload) => upload.file.name === name)?.id as number;

beforeEach(() => {
  sent = [];
  settled = [];
  engine = createUploadEngine({
    send: ({ file: { name } }: Upload, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({
          name,
          signal,
          progress: onProgress,
          succeed: async (media) => {
            resolve(media);
            await settle();
          },
          fail: async () => {
            reject(new Error('Broken'));
            await settle();
          },
        });
      }),
    explain: (error) => ({ error: (error as Error).message, isFinal: false }),
    onUploaded: () => {},
    onSettled: (done) => settled.push(done.map((upload) => upload.file.name)),
  });
});

test('three at a time; the next begins when one is done', async () => {
  engine.add(['1', '2', '3', '4', '5'].map((name) => file(name)));
  expect(sent.map(({ name }) => name)).toEqual(['1', '2', '3']);
  await sent[1]?.succeed(aMedia('m2'));
  expect(sent.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
  expect(states()).toEqual(['running', 'succeeded', 'running', 'running', 'waiting']);
});

test('progress and the end of all are told', async () => {
  engine.add([file('1')]);
  sent[0]?.progress(0.4);
  expect(engine.list()[0]?.progress).toBe(0.4);
  await sent[0]?.succeed(aMedia('m1'));
  expect(engine.list()[0]).toMatchObject({ state: 'succeeded', progress: 1, media: { id: 'm1' } });
  expect(settled).toEqual([['1']]);
});

test('a failed one keeps its sentence and can be tried again', async () => {
  engine.add([file('1')]);
  await sent[0]?.fail();
  expect(engine.list()[0]).toMatchObject({ state: 'failed', error: 'Broken' });
  engine.retry(idOf('1'));
  expect(engine.list()[0]).toMatchObject({ state: 'running', error: undefined });
  await sent[1]?.succeed(aMedia('m1'));
  expect(states()).toEqual(['succeeded']);
});

test('files that come later are a round of their own, earlier failures notwithstanding', async () => {
  engine.add([file('1'), file('2')]);
  await sent[0]?.fail();
  engine.add([file('3')]);
  const rounds = () => engine.list().map(({ round }) => round);
  expect(rounds()).toEqual([1, 1, 1]);
  await sent[1]?.succeed(aMedia('m2'));
  await sent[2]?.succeed(aMedia('m3'));
  engine.add([file('4')]);
  expect([rounds(), engine.round()]).toEqual([[1, 1, 1, 2], 2]);
  engine.retry(idOf('1'));
  expect(rounds()).toEqual([2, 1, 1, 2]);
});

test('of files that are chosen together the first is the newest, whichever comes first', () => {
  engine.add(['1', '2', '3', '4'].map((name) => file(name)));
  const times = engine.list().map(({ chosenAt }) => chosenAt.getTime());
  expect(new Set(times).size).toBe(4);
  expect(times.toSorted((one, other) => other - one)).toEqual(times);
});

test('a file that can not be good is never sent', () => {
  engine.add([file('1', 'Invalid image type'), file('2')]);
  expect(sent.map(({ name }) => name)).toEqual(['2']);
  expect(engine.list()[0]).toMatchObject({ state: 'failed', isFinal: true });
});

test('a cancelled one stops, leaves the list and makes room', async () => {
  engine.add(['1', '2', '3', '4'].map((name) => file(name)));
  engine.remove(idOf('2'));
  await settle();
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(sent.map(({ name }) => name)).toEqual(['1', '2', '3', '4']);
  expect(engine.list().map((upload) => upload.file.name)).toEqual(['1', '3', '4']);
});

test('at the end of a session everything stops', async () => {
  engine.add(['1', '2', '3', '4'].map((name) => file(name)));
  engine.stopAll();
  await settle();
  expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  expect([engine.list(), sent.length]).toEqual([[], 3]);
});
