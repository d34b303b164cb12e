import { makeBannerAd } from '@posthorn/db/builders';
import { type BannerSize, bannerSizeSpecs } from '@posthorn/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { bannerBody } from '../../testing/google-ad.ts';
import { makePicture } from '../../testing/make-media.ts';
import { admin, editor, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const at = (adId = world.bannerAd.id) => ({ resource: 'google-banner-ads', adId });
const keepLogo = async () => {
  const picture = await makePicture({ width: 200, height: 80 });
  await server.deps.storage.put(world.media.logo.file_key, picture);
};
const draw = (size: BannerSize, adId?: string, headers = {}) =>
  editor.send('getBannerPicture', { params: { ...at(adId), size } }, headers);

test('each banner has its own size', async () => {
  await keepLogo();
  for (const size of ['smallBanner', 'halfPage'] as const) {
    const { status, bytes, headers } = await draw(size);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    const { width, height } = bannerSizeSpecs[size];
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  }
});

test('all nine come together', async () => {
  const { bytes, headers } = await editor.send('getBannerPictures', { params: at() });
  expect(headers['content-disposition']).toBe('attachment; filename="banners.zip"');
  const names: string[] = [];
  const zip = await fromBufferPromise(bytes);
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  expect(names).toHaveLength(9);
  expect(names).toContain('banner-728x90.png');
});

test('what a browser has is not drawn again, until the ad changes', async () => {
  const { headers } = await draw('banner');
  const known = { 'if-none-match': String(headers.etag) };
  expect((await draw('banner', undefined, known)).status).toBe(304);
  await admin.call('updateBannerAd', { params: at(), body: bannerBody() });
  expect((await draw('banner', undefined, known)).status).toBe(200);
});

test('a banner without a logo is drawn without one', async () => {
  const owner = { account_id: world.account.id, template_id: world.template.id };
  const { id: adId } = await makeBannerAd(server.db, owner);
  const params = { resource: 'google-banner-templates', adId, size: 'halfPage' };
  expect((await editor.send('getBannerPicture', { params })).status).toBe(200);
  expect((await draw('halfPage', adId)).status).toBe(404);
});
