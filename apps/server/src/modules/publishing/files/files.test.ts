import { type Asset, middleSquareOf } from '@posthorn/connectors';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { makePicture } from '../../../testing/make-media.ts';
import { server, setScene, world } from '../../../testing/scene.ts';
import { readAssets } from './read-asset.ts';
import { bannerKey, bannerName, noSources, stillName } from './sources.ts';

setScene();

const asset = (key: string, bytes = 0): Asset => ({
  key,
  kind: 'image',
  contentType: 'image/png',
  bytes,
  width: 1,
  height: 1,
  poster: null,
});
const reading = (sources = noSources()) =>
  readAssets({ db: server.db, storage: server.deps.storage })(world.account.id, sources);

describe('files of the library', () => {
  const film = Buffer.from('0123456789');
  beforeEach(() => server.deps.storage.put('media/film.mp4', film));

  test('are read whole, or in pieces', async () => {
    const read = reading();
    const whole = asset('media/film.mp4', film.length);
    expect(String(await read(whole))).toBe('0123456789');
    expect(String(await read(whole, 0, 4))).toBe('0123');
    expect(String(await read(whole, 4, 8))).toBe('4567');
    expect(String(await read(whole, 8))).toBe('89');
    expect(String(await read(whole, 8, 99))).toBe('89');
  });

  test('that are gone are said to be', async () => {
    await expect(reading()(asset('media/gone.png'))).rejects.toMatchObject({
      failure: { kind: 'invalid', code: 'file_missing' },
    });
  });
});

test('the middle square of a picture is cut when it is read', async () => {
  const tall = await makePicture({ width: 90, height: 160 });
  await server.deps.storage.put('media/tall.png', tall);
  const square = middleSquareOf({ ...asset('media/tall.png'), width: 90, height: 160 });
  expect(square).toMatchObject({ width: 90, height: 90 });
  const { width, height, format } = await sharp(await reading()(square)).metadata();
  expect({ width, height, format }).toEqual({ width: 90, height: 90, format: 'jpeg' });
});

test('the still of a film is a jpeg, and is waited for', async () => {
  const { video } = world.media;
  const poster = asset(stillName(video.id));
  await server.deps.storage.put(
    video.preview_key ?? '',
    await sharp(await makePicture({ width: 40, height: 40 }))
      .webp()
      .toBuffer(),
  );
  expect((await sharp(await reading()(poster)).metadata()).format).toBe('jpeg');
  await server.db
    .updateTable('media')
    .set({ preview_key: null })
    .where('id', '=', video.id)
    .execute();
  await expect(reading()(poster)).rejects.toMatchObject({ failure: { kind: 'transient' } });
});

test('banners are drawn from what was frozen, each under the name of its content', async () => {
  await server.deps.storage.put('media/logo.png', await makePicture({ width: 80, height: 40 }));
  const source = {
    words: {
      type: 'We are hiring',
      subtitle: 'Work near home',
      title: 'Nurses wanted',
      tags: ['Full time'],
      callToAction: 'Apply now',
      primaryColor: '#1D4ED8',
    },
    logoKey: 'media/logo.png',
  };
  const name = bannerName('ad', source);
  const read = reading({ ...noSources(), banners: { [name]: source } });
  const drawn = await sharp(await read(asset(bannerKey(name, 'mediumRectangle')))).metadata();
  expect(drawn).toMatchObject({ format: 'png', width: 300, height: 250 });
  const other = { ...source, words: { ...source.words, title: 'Cooks wanted' } };
  expect(bannerName('ad', other)).not.toBe(name);
});

test('an uploaded banner is packed into the same bytes every time', async () => {
  const { storage } = server.deps;
  await storage.put('media/page.html', Buffer.from('<p>Nurses</p>'));
  await storage.put('media/style.css', Buffer.from('p { color: red }'));
  const files = [
    { path: 'index.html', key: 'media/page.html' },
    { path: 'css/style.css', key: 'media/style.css' },
  ];
  const packed = (order: typeof files) =>
    reading({ ...noSources(), bundles: { 'bundle:b': { files: order } } })(asset('bundle:b'));
  const first = await packed(files);
  expect(await packed(files.toReversed())).toEqual(first);
  const { entries } = await openArchive(first);
  expect(entries).toEqual(['css/style.css', 'index.html']);
});

async function openArchive(archive: Buffer): Promise<{ entries: string[] }> {
  const entries: string[] = [];
  for await (const { fileName } of (await fromBufferPromise(archive)).eachEntry()) {
    entries.push(fileName);
  }
  return { entries };
}
