import { readdir } from 'node:fs/promises';
import { connect as openSocket } from 'node:net';
import { join } from 'node:path';
import { CSRF_COOKIE } from '@posthorn/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFilm, turned } from '../../testing/make-media.ts';
import { runJob } from '../../testing/run-job.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import { mediaWorkers, takeStillsJob } from './index.ts';

setScene();

let film: Buffer;
beforeAll(async () => {
  film = await makeFilm({ width: 96, height: 64, seconds: 2 });
});

const inAccount = () => ({ accountId: world.account.id });

function formWith(file: Buffer, name = 'film.mp4') {
  const form = new FormData();
  form.append('video', new Blob([new Uint8Array(file)]), name);
  return form;
}
const upload = (file: Buffer, name?: string) =>
  admin.send('uploadVideo', { params: inAccount(), body: formWith(file, name) });

type Item = Awaited<ReturnType<typeof getItem>>;
const getItem = async (mediaId: string) =>
  (await admin.call('getVideo', { params: { mediaId } })).body;

async function uploaded(file: Buffer, name?: string): Promise<Item> {
  const answer = await upload(file, name);
  expect(answer.status).toBe(201);
  return answer.body as Item;
}

async function takeStills(mediaId: string) {
  const { deps } = server;
  const workers = mediaWorkers(deps.storage, deps.config.dataDir);
  await runJob(server, workers, takeStillsJob, { accountId: world.account.id, mediaId });
}

const inFolder = async (name: string) =>
  readdir(join(server.folder, name), { recursive: true, withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
    () => [],
  );
const filesLeft = async () => [
  ...(await inFolder('files')),
  ...(await inFolder(join('data', 'incoming'))),
];

describe('a good film', () => {
  test('is there with its size and length; its stills come later', async () => {
    const item = await uploaded(film, 'A day at work.mp4');
    expect(item).toMatchObject({
      type: 'video',
      title: 'A day at work',
      width: 96,
      height: 64,
      duration: 2,
      thumbnailUrl: null,
      thumbnailUrls: [],
      previewUrl: null,
    });
    await takeStills(item.id);
    const later = await getItem(item.id);
    expect(later.thumbnailUrls).toHaveLength(5);
    expect(later.thumbnailUrl).toBe(later.thumbnailUrls[0]);
    expect(later.version).toBe(item.version);
    const params = { mediaId: item.id, number: '4' };
    const still = await admin.call('getVideoThumbnail', { params });
    expect(await sharp(still.bytes).metadata()).toMatchObject({ width: 96, height: 64 });
    expect((await admin.call('getVideoPreview', { params })).status).toBe(200);
    const sixth = { mediaId: item.id, number: '5' };
    expect((await admin.send('getVideoThumbnail', { params: sixth })).status).toBe(404);
    // once more changes nothing
    await takeStills(item.id);
    expect(await getItem(item.id)).toEqual(later);
  });

  test('may be quicktime, and is measured as it is shown', async () => {
    const mov = await makeFilm({ width: 96, height: 64, format: 'mov' });
    expect(await uploaded(mov, 'clip.mov')).toMatchObject({ width: 96, height: 64 });
    expect(await uploaded(turned(film))).toMatchObject({ width: 64, height: 96 });
  });

  test('forgets what else was written into it', async () => {
    const told = await makeFilm({ with: ['-metadata', 'comment=+52.3676+004.9041/'] });
    expect(told.includes('+52.3676')).toBe(true);
    const { id } = await uploaded(told);
    const stored = await admin.call('getVideoFile', { params: { mediaId: id } });
    expect(stored.bytes.includes('+52.3676')).toBe(false);
  });

  test('is measured as it is kept, not as another track in it', async () => {
    const bars = (size: string, seconds: number, n: number) =>
      `testsrc=size=${size}:rate=10:duration=${seconds}[out${n}]`;
    const source = `${bars('96x64', 1, 0)};${bars('320x240', 3, 1)}`;
    const second = ['-disposition:v:0', '0', '-disposition:v:1', 'default'];
    const two = await makeFilm({ source, with: ['-map', '0', ...second] });
    expect(await uploaded(two)).toMatchObject({ width: 96, height: 64, duration: 1 });
  });

  test('whose sound goes on after its only picture has that one as its still', async () => {
    const picture = 'testsrc=size=96x64:rate=10:duration=0.1[out0]';
    const { id, duration } = await uploaded(
      await makeFilm({ source: `${picture};sine=duration=5[out1]`, with: ['-c:a', 'aac'] }),
    );
    expect(duration).toBeGreaterThan(4);
    await takeStills(id);
    expect((await getItem(id)).thumbnailUrls).toHaveLength(1);
  });

  test('is sent in parts to players that ask for them', async () => {
    const { id, bytes } = await uploaded(film);
    const ask = (range?: string) =>
      admin.call('getVideoFile', { params: { mediaId: id } }, range ? { range } : {});
    const whole = await ask();
    expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes' } });
    expect(whole.bytes).toHaveLength(bytes);
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, bytes - 1],
      ['bytes=-5', bytes - 5, bytes - 1],
      ['bytes=0-99999999', 0, bytes - 1],
    ] as const) {
      const part = await ask(range);
      expect(part).toMatchObject({
        status: 206,
        headers: { 'content-range': `bytes ${start}-${end}/${bytes}` },
      });
      expect(part.bytes.equals(whole.bytes.subarray(start, end + 1))).toBe(true);
    }
    expect((await ask(`bytes=${bytes}-`)).status).toBe(416);
    expect((await ask('lines=1-2')).status).toBe(200);
  });
});

async function removeAll() {
  const { body } = await admin.call('listVideos', { params: inAccount() });
  for (const { id } of body) {
    if (id === world.media.video.id) continue;
    await admin.call('deleteVideo', { params: { mediaId: id } });
  }
}

describe('is refused, and nothing is kept', () => {
  const damaged =
    'This file is damaged or incomplete. Please export it again and upload the new one.';
  const wrongType = 'Invalid video type. Please use mp4 or quicktime.';

  async function refuses(file: Buffer, message: unknown) {
    const before = await filesLeft();
    const answer = await upload(file);
    expect(answer).toMatchObject({ status: 422, body: { message } });
    expect(await filesLeft()).toEqual(before);
    const list = await admin.call('listVideos', { params: inAccount() });
    expect(list.body.map(({ id }) => id)).toEqual([world.media.video.id]);
  }

  test('an empty file', () => refuses(Buffer.alloc(0), 'This file is empty'));
  test.each([
    ['text', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
    ['webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 0, 0, 0, 0, 0, 0, 0x23])],
    ['a heic photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s', (_name, file) => refuses(file, wrongType));
  test('only the head of a film', () => refuses(film.subarray(0, 40), damaged));
  test('half a film', async () => {
    await refuses(film.subarray(0, film.length / 2), damaged);
    const streamable = await makeFilm({ seconds: 2, with: ['-movflags', '+faststart'] });
    await refuses(streamable.subarray(0, streamable.length * 0.6), damaged);
  });
  test('a film whose pictures are rubbish', async () => {
    const rubbish = Buffer.from(film);
    const data = rubbish.indexOf('mdat');
    rubbish.fill(0xaa, data + 4, data + 3000);
    // Some releases of ffmpeg find nothing in it, others something damaged.
    await refuses(rubbish, expect.stringMatching(/is damaged|has no picture/));
  });
  test.each([
    ['the table of times', 'stts', 12],
    ['the table of times, in rows', 'stts', 8],
    ['the table of sizes', 'stsz', 12],
    ['the table of chunks', 'stsc', 16],
    ['the table of times, so that it is over before it begins', 'stts', 16, 0x7fffffff],
  ])('a film that lies in %s does no harm', async (_name, box, at, lie = 0xffffffff) => {
    const claiming = Buffer.from(film);
    claiming.writeUInt32BE(lie, claiming.indexOf(box) + at);
    const { status } = await upload(claiming);
    expect([201, 422]).toContain(status);
    if (status === 201) await removeAll();
  });
  test('a film of pictures too large to be decoded', async () => {
    const source = 'color=size=11000x10000:rate=1:duration=1';
    const bomb = await makeFilm({ source, format: 'mov', with: ['-c:v', 'png', '-frames:v', '1'] });
    expect(bomb.length).toBeLessThan(1_000_000);
    await refuses(bomb, damaged);
  });
  test('sound without a picture', async () => {
    const sound = await makeFilm({ source: 'sine=duration=1', with: ['-c:a', 'aac'] });
    await refuses(sound, 'This video has no picture that can be shown');
  });
});

test('an upload that breaks off leaves nothing behind', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const before = await filesLeft();
  const cookies = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    `POST /api/accounts/${world.account.id}/videos HTTP/1.1`,
    'Host: localhost:4400',
    'Origin: http://localhost:4400',
    `Cookie: ${cookies}`,
    `X-XSRF-TOKEN: ${admin.cookies.get(CSRF_COOKIE)}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    '',
    '--x',
    'Content-Disposition: form-data; name="video"; filename="a.mp4"',
    'Content-Type: video/mp4',
    '',
    '',
  ].join('\r\n');
  for (const share of [0.1, 0.5, 0.9]) {
    const socket = openSocket(port ?? 0, '127.0.0.1');
    socket.write(head);
    socket.write(film.subarray(0, film.length * share));
    await expect.poll(() => inFolder(join('data', 'incoming'))).not.toEqual([]);
    socket.destroy();
    await expect.poll(() => inFolder(join('data', 'incoming'))).toEqual([]);
  }
  expect(await filesLeft()).toEqual(before);
});
