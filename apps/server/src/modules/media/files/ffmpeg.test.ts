import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFilm } from '../../../testing/make-media.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { takeStills } from './films.ts';
import { shutIn } from './shut-in.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posthorn-films-'));
});
afterAll(() => rm(folder, { recursive: true }));

const film = (target: string) => [
  ...['-f', 'lavfi', '-i', 'color=size=320x240:duration=1'],
  ...['-f', 'rawvideo', '-y', target],
];

test('a full disk is told apart from a damaged film', async () => {
  await expect(runFfmpeg(film('/dev/full'))).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(runFfmpeg(film('/nowhere/at/all'))).rejects.toMatchObject({
    code: expect.any(Number),
  });
});

test('it reaches no network, where the machine can shut it off', async () => {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const ask = ['-f', 'mpegts', '-i', `tcp://127.0.0.1:${port}`, '-f', 'null', '-'];
  await expect(runFfmpeg(ask)).rejects.toThrow();
  expect(calls === 0).toBe((await shutIn(1)).includes('unshare'));
  await new Promise((closed) => server.close(closed));
});

test('work without end is ended by the processor time it takes', async () => {
  const endless = ['-f', 'lavfi', '-i', 'testsrc=size=1920x1080', '-f', 'null', '-'];
  await expect(runFfmpeg(endless, 1)).rejects.toThrow();
});

test('a long film whose pictures all build on the first one is one picture, and little work', async () => {
  const source = 'testsrc=size=64x64:rate=1:duration=90';
  const path = join(folder, 'long.mp4');
  await writeFile(path, await makeFilm({ source, with: ['-g', '9999'] }));
  expect(await takeStills(path, 90, folder)).toHaveLength(1);
  // A short one is looked through to the moments that are wanted.
  expect(await takeStills(path, 50, folder)).toHaveLength(5);
});
