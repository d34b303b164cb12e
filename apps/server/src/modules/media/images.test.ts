import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeHugePicture, makePicture } from '../../testing/make-media.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setScene();

const inAccount = () => ({ accountId: world.account.id });

function formWith(file: Buffer, name = 'picture.png', fields: Record<string, string> = {}) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)]), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

const upload = (client: TestClient, file: Buffer, name?: string, fields?: Record<string, string>) =>
  client.send('uploadImage', { params: inAccount(), body: formWith(file, name, fields) });

type Item = Awaited<ReturnType<typeof getItem>>;
const getItem = async (client: TestClient, mediaId: string) =>
  (await client.call('getImage', { params: { mediaId } })).body;

async function uploaded(file: Buffer, name?: string, fields?: Record<string, string>) {
  const answer = await upload(admin, file, name, fields);
  expect(answer.status).toBe(201);
  return answer.body as Item;
}

const fileOf = async (item: Item) =>
  (await admin.call('getImageFile', { params: { mediaId: item.id } })).bytes;

/** Everything there is on the disk; an upload that failed must not add to it. */
async function filesOnDisk(): Promise<string[]> {
  const names = await readdir(server.folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('a good image', () => {
  test('is told apart from one that was made from the same file before', async () => {
    const file = await makePicture({ width: 320, height: 200 });
    const first = await uploaded(file, 'First.png');
    const logo = await uploaded(file, 'Logo.png', { isLogo: '1' });
    const second = await uploaded(file, 'Second.png');
    const same = { id: first.id, title: 'First' };
    expect([first, logo, second]).toMatchObject([
      { sameAs: null },
      { sameAs: null },
      { sameAs: same },
    ]);
    await admin.call('deleteImage', { params: { mediaId: first.id } });
    await admin.call('deleteImage', { params: { mediaId: second.id } });
    expect(await uploaded(file)).toMatchObject({ sameAs: null });
  });

  test('stands where it was chosen, unless the clock that says so is wrong', async () => {
    const now = server.deps.now().getTime();
    const at = (ms: number) => ({ chosenAt: new Date(now + ms).toISOString() });
    const file = await makePicture({ width: 300, height: 300 });
    await uploaded(file, 'second.png', at(-2));
    await uploaded(file, 'first.png', at(-1));
    await uploaded(file, 'third.png', at(-3));
    const wrong = await uploaded(file, 'wrong.png', at(-7 * 86_400_000));
    const { body } = await admin.call('listImages', { params: inAccount(), query: {} });
    const titles = body.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title) => /^(first|second|third)$/.test(title))).toEqual([
      ...['first', 'second', 'third'],
    ]);
    expect(new Date(wrong.createdAt).getTime()).not.toBe(now - 7 * 86_400_000);
  });

  test('is there with its size, and in the list', async () => {
    const item = await uploaded(await makePicture({ width: 640, height: 480 }), 'Our_team.png');
    expect(item).toMatchObject({
      type: 'image',
      title: 'Our team',
      fileName: 'Our_team.png',
      width: 640,
      height: 480,
      duration: null,
      altText: '',
      focalPoint: { x: 0.5, y: 0.5 },
      masterUrl: item.url,
    });
    const list = await editor.call('listImages', { params: inAccount() });
    expect(list.body.map(({ id }) => id)).toContain(item.id);
    expect(await sharp(await fileOf(item)).metadata()).toMatchObject({ width: 640, format: 'png' });
  });

  test('has a preview and a thumbnail that are smaller', async () => {
    const item = await uploaded(await makePicture({ width: 3000, height: 1000, format: 'jpeg' }));
    const params = { mediaId: item.id };
    const preview = await admin.call('getImagePreview', { params });
    const thumbnail = await admin.call('getImageThumbnail', { params });
    expect((await sharp(preview.bytes).metadata()).width).toBe(1600);
    expect((await sharp(thumbnail.bytes).metadata()).width).toBe(480);
    expect(thumbnail.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  test('is a logo when the form says so', async () => {
    const logo = await uploaded(await makePicture({ width: 200, height: 100 }), 'logo.png', {
      isLogo: '1',
    });
    expect(logo.type).toBe('logo');
    const logos = await admin.call('listImages', { params: inAccount(), query: { isLogo: '1' } });
    expect(logos.body.map(({ id }) => id)).toEqual([logo.id, world.media.logo.id]);
    const images = await admin.call('listImages', { params: inAccount() });
    expect(images.body.map(({ id }) => id)).not.toContain(logo.id);
  });

  test('stands upright and forgets where it was taken', async () => {
    const turned = await sharp(await makePicture({ width: 400, height: 300, format: 'jpeg' }))
      .withExif({
        IFD0: { Orientation: '6', Make: 'A camera' },
        IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const item = await uploaded(turned, 'turned.jpg');
    expect([item.width, item.height]).toEqual([300, 400]);
    const stored = await sharp(await fileOf(item)).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  test('a name is only a name', async () => {
    const picture = await makePicture({ width: 10, height: 10 });
    for (const [name, shown] of [
      ['../../etc/passwd.png', 'passwd.png'],
      ['C:\\Users\\me\\photo.png', 'photo.png'],
      ['right\u202egnp.exe', 'rightgnp.exe'],
      ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
      [`${'x'.repeat(400)}.png`, `${'x'.repeat(150)}.png`],
    ] as const) {
      expect((await uploaded(picture, name)).fileName).toBe(shown);
    }
  });
});

describe('is refused, and nothing is kept', () => {
  let before: string[];
  beforeEach(async () => {
    before = await filesOnDisk();
  });

  async function refuses(file: Buffer, message: string, name = 'picture.png', status = 422) {
    const rows = await countRows();
    const answer = await upload(admin, file, name);
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toBe(message);
    expect(await countRows()).toBe(rows);
    expect(await filesOnDisk()).toEqual(before);
  }
  const countRows = async () =>
    (await server.db.selectFrom('media').select('id').execute()).length +
    (await server.db.selectFrom('loose_file').select('key').execute()).length;

  const wrongType = 'Invalid image type. Please use jpeg or png.';
  const damaged =
    'This file is damaged or incomplete. Please export it again and upload the new one.';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['svg with the name of a png', Buffer.from(svg)],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['pdf', Buffer.from('%PDF-1.7\n')],
    ['text', Buffer.from('hello')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
  ])('%s', (_name, file) => refuses(file, wrongType));

  test.each([
    ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif'],
  ])('%s, with a way to convert it', (format, head) =>
    refuses(
      Buffer.from(head, 'latin1'),
      `${wrongType} Open this ${format} file in an image viewer and save it as jpeg, then upload that one.`,
    ),
  );

  test('an empty file', () => refuses(Buffer.alloc(0), 'This file is empty'));

  test.each(['jpeg', 'png'] as const)('a truncated %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      [format]()
      .toBuffer();
    await refuses(noise.subarray(0, noise.length / 2), damaged);
    await refuses(noise.subarray(0, 40), damaged);
  });

  test('a head of a jpeg and then anything', () =>
    refuses(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]),
      damaged,
    ));

  test('an image with more pixels than anyone needs', async () => {
    const bomb = makeHugePicture(30_000);
    const said = 'Images can have at most 100 megapixels, and 20000px on a side';
    await refuses(bomb, said);
    await refuses(await makePicture({ width: 20_001, height: 2 }), said);
  });

  test('an animated png', async () => {
    const still = await makePicture({ width: 4, height: 4 });
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    const animated = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    await refuses(animated, 'Animated images can not be used. Please upload a still jpeg or png.');
  });

  test('more than 30 MB', () =>
    refuses(Buffer.alloc(30_000_001, 1), 'This file is larger than 30 MB', 'big.png', 413));

  test('a form without a file, with two, or with it under another name', async () => {
    const picture = await makePicture({ width: 4, height: 4 });
    const two = formWith(picture);
    two.append('image', new Blob([new Uint8Array(picture)]), 'two.png');
    const other = new FormData();
    other.append('video', new Blob([new Uint8Array(picture)]), 'a.png');
    for (const [body, message] of [
      [new FormData(), 'No file was sent'],
      [two, 'Only one file can be sent at a time'],
      [other, 'No file was sent'],
    ] as const) {
      const answer = await admin.send('uploadImage', { params: inAccount(), body });
      expect(answer).toMatchObject({ status: 422, body: { message } });
    }
    const json = await admin.send('uploadImage', { params: inAccount(), body: { image: 'x' } });
    expect(json.status).toBe(415);
    const flag = formWith(picture, 'a.png', { isLogo: 'perhaps' });
    expect((await admin.send('uploadImage', { params: inAccount(), body: flag })).status).toBe(422);
    expect(await filesOnDisk()).toEqual(before);
  });

  test('a form where the call takes none', async () => {
    const answer = await admin.send('createPackage', {
      params: inAccount(),
      body: formWith(Buffer.from('x')),
    });
    expect(answer.status).toBe(415);
  });
});

test('what hides behind a picture is not stored', async () => {
  const picture = await makePicture({ width: 20, height: 20, format: 'jpeg' });
  const hidden = '<script>alert(document.domain)</script>PK\u0003\u0004';
  const polyglot = Buffer.concat([picture, Buffer.from(hidden)]);
  const stored = await fileOf(await uploaded(polyglot, 'both.jpg'));
  expect(stored.includes('<script>')).toBe(false);
  expect((await sharp(stored).metadata()).format).toBe('jpeg');
});

describe('words and focal point', () => {
  test('are kept, trimmed, and wrong ones refused', async () => {
    const item = await uploaded(await makePicture({ width: 20, height: 20 }));
    const params = { mediaId: item.id };
    const focalPoint = { x: 0.25, y: 0.75 };
    const changed = await editor.call('changeImage', {
      params,
      body: { title: '  Nurses ', altText: 'Two nurses laugh', focalPoint },
    });
    expect(changed.body).toMatchObject({
      title: 'Nurses',
      altText: 'Two nurses laugh',
      focalPoint,
    });
    // what is not said stays
    const again = await admin.call('changeImage', { params, body: { title: 'Nurses at work' } });
    expect(again.body).toMatchObject({ altText: 'Two nurses laugh', focalPoint });
    for (const body of [
      { title: ' ' },
      { title: 'x'.repeat(201) },
      { title: 'ok', altText: 'x'.repeat(251) },
      { title: 'ok', focalPoint: { x: 1.5, y: 0 } },
    ]) {
      expect((await admin.send('changeImage', { params, body })).status).toBe(422);
    }
    expect(await getItem(admin, item.id)).toEqual(again.body);
  });

  test('of another person in the meantime are not overwritten', async () => {
    const item = await uploaded(await makePicture({ width: 20, height: 20 }));
    const params = { mediaId: item.id };
    const seen = { 'if-match': `"${item.version}"` };
    await admin.call('changeImage', { params, body: { title: 'First' } }, seen);
    const late = await editor.send('changeImage', { params, body: { title: 'Second' } }, seen);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { title: 'First' } },
    });
  });
});

test('an image has no address among the videos, nor the other way round', async () => {
  const params = { mediaId: world.media.image.id };
  expect((await admin.send('getVideo', { params })).status).toBe(404);
  expect((await admin.send('deleteVideo', { params })).status).toBe(404);
  const video = { mediaId: world.media.video.id };
  expect((await admin.send('getImage', { params: video })).status).toBe(404);
  expect((await admin.send('cropImage', { params: video, body: {} })).status).not.toBe(201);
});

test('an account that has stored all it may stores no more until there is room again', async () => {
  const file = await makePicture({ width: 8, height: 8 });
  const { id } = await uploaded(file);
  const resize = (bytes: number) =>
    server.db.updateTable('media').set({ bytes }).where('id', '=', id).execute();
  await resize(100_000_000_000);
  const answer = await upload(editor, file);
  expect(answer).toMatchObject({
    status: 413,
    body: {
      message:
        'The files of this account take all of its 100 GB. Please delete what is no longer used.',
    },
  });
  await resize(1);
  expect((await upload(editor, file)).status).toBe(201);
});
