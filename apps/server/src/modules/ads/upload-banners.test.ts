import { readdir } from 'node:fs/promises';
import { makeCampaign } from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { incomingFolder } from '../../platform/api/receive-upload.ts';
import {
  bannerBody,
  createBannerAd,
  listAllAds,
  type UploadedBanner,
  uploadBanners,
} from '../../testing/google-ad.ts';
import { bannerPage, forgeArchive, makeArchive } from '../../testing/make-archive.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { sweepBanners } from './sweep-banners.ts';

setScene();

const page = bannerPage();
const upload = async (files: Record<string, string | Buffer>) =>
  uploadBanners(await makeArchive(files));
const bundles = async () =>
  (await server.db.selectFrom('banner_bundle').selectAll().execute()).length;
const file = (url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:4400', ...headers } });

describe('an archive with banners', () => {
  test('makes an ad of each', async () => {
    const answer = await upload({
      'spring/300x250/index.html': page,
      'spring/300x250/img/a b.png': 'png',
      'spring/728x90/index.html': bannerPage({ size: '728x90' }),
      '__MACOSX/spring/._index.html': 'clutter',
    });
    expect(answer.status).toBe(201);
    const banners = answer.body as UploadedBanner[];
    expect(banners).toMatchObject([
      { adType: 'GoogleDisplayCustomAd', name: '300x250', width: 300, height: 250, version: 1 },
      {
        adType: 'GoogleDisplayCustomAd',
        name: '728x90',
        bannerName: '728x90',
        width: 728,
        height: 90,
      },
    ]);
    expect(await listAllAds()).toEqual(expect.arrayContaining(banners));
    const [first] = banners;
    const shown = await file(first?.html_url ?? '');
    expect(shown.body).toBe(page);
    const picture = await file(new URL('img/a%20b.png', `http://x${first?.html_url}`).pathname);
    expect(picture).toMatchObject({ statusCode: 200, body: 'png' });
    expect(picture.headers['content-type']).toBe('image/png');
    const log = await admin.call('getActivityLog', { params: { campaignId: world.campaign.id } });
    expect(log.body[0]?.message).toBe('uploaded 2 banners');
  });

  test('may hold one archive for each, as agencies send them', async () => {
    const inner = await makeArchive({ 'index.html': page, 'a.css': 'a{}' });
    const answer = await upload({ 'one.zip': inner, 'two.zip': inner });
    expect(answer.body).toMatchObject([{ name: 'one' }, { name: 'two' }]);
  });

  test('is called like itself when it is one banner', async () => {
    expect((await upload({ 'banner.html': page })).body).toMatchObject([{ name: 'banners' }]);
  });

  test.each([
    ['UTF-8, said so', 'größe.png', { flags: 0x800 }],
    ['UTF-8, not said', 'größe.png', {}],
    ['letters of old PCs', Buffer.from([0x67, 0x72, 0x94, 0xe1, 0x65, 0x2e, 0x70, 0x6e, 0x67]), {}],
    ['apart', 'größe.png'.normalize('NFD'), { flags: 0x800 }],
  ] as const)('has names in %s', async (_name, name, given) => {
    const archive = forgeArchive([
      { name: 'index.html', data: page },
      { name, data: 'x', ...given },
    ]);
    const [banner] = (await uploadBanners(archive)).body as UploadedBanner[];
    const at = `${banner?.html_url.replace('index.html', '')}${encodeURIComponent('größe.png')}`;
    expect((await file(at)).statusCode).toBe(200);
  });

  test('may come from a template, and is copied without its files', async () => {
    const form = new FormData();
    form.append(
      'zip',
      new Blob([new Uint8Array(await makeArchive({ 'index.html': page }))]),
      'a.zip',
    );
    const params = { owner: 'customTemplates', templateId: world.template.id };
    const made = await admin.send('uploadTemplateBanners', { params, body: form });
    expect(made).toMatchObject({ status: 201, body: [{ width: 300, height: 250 }] });
    const before = await bundles();
    const { body } = await admin.call('createCampaign', {
      body: {
        type: 'consideration',
        slug: world.workspace.slug,
        accountId: world.account.id,
        templateId: world.template.id,
      },
    });
    const [ad] = made.body as UploadedBanner[];
    expect(await listAllAds(body.id)).toMatchObject([{ html_url: ad?.html_url }]);
    expect(await bundles()).toBe(before);
    const at = { resource: 'google-display-templates', adId: ad?.id ?? '' };
    await admin.call('deleteAd', { params: at });
    await sweepBanners(server.db);
    expect((await file(ad?.html_url ?? '')).statusCode).toBe(200);
    await admin.call('deleteCampaign', { params: { campaignId: body.id } });
    await sweepBanners(server.db);
    expect((await file(ad?.html_url ?? '')).statusCode).toBe(404);
    expect(await server.db.selectFrom('loose_file').selectAll().execute()).not.toEqual([]);
  });
});

describe('an archive in the place of another', () => {
  const first = async () => {
    const files = {
      '300x250/index.html': page,
      '728x90/index.html': bannerPage({ size: '728x90' }),
    };
    return (await upload(files)).body as UploadedBanner[];
  };
  const idsOfUploads = async () =>
    (await listAllAds())
      .filter(({ adType }) => adType === 'GoogleDisplayCustomAd')
      .map(({ id }) => id);

  test('has its banners there when those of the other go', async () => {
    const old = await first();
    const before = (await idsOfUploads()).length;
    const answer = await uploadBanners(
      await makeArchive({ 'index.html': page }),
      undefined,
      {},
      old,
    );
    const [made] = answer.body as UploadedBanner[];
    const left = await idsOfUploads();
    expect(left).toContain(made?.id);
    expect(left).toHaveLength(before - 1);
    const log = await admin.call('getActivityLog', { params: { campaignId: world.campaign.id } });
    expect(log.body[0]?.message).toBe('uploaded a banner, which took the place of 2');
  });

  test('leaves them where they are when it is refused', async () => {
    const old = await first();
    const before = await idsOfUploads();
    const broken = await makeArchive({ 'index.html': '<html></html>' });
    expect((await uploadBanners(broken, undefined, {}, old)).status).toBe(422);
    expect(await idsOfUploads()).toEqual(before);
  });

  test('takes away nothing but uploaded banners of the same campaign', async () => {
    const { body: generated } = await createBannerAd(bannerBody());
    const other = await makeCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
    });
    const elsewhere = await uploadBanners(await makeArchive({ 'index.html': page }), other.id);
    const named = [generated as { id: string }, ...(elsewhere.body as UploadedBanner[])];
    const archive = await makeArchive({ 'index.html': page });
    expect((await uploadBanners(archive, undefined, {}, named)).status).toBe(201);
    expect(await listAllAds()).toEqual(expect.arrayContaining([generated]));
    expect(await listAllAds(other.id)).toHaveLength(1);
  });
});

test('a banner that is refused is named, and its neighbours become ads', async () => {
  const answer = await upload({
    'good/index.html': page,
    'sizeless/index.html': '<html></html>',
    'filmed/index.html': page,
    'filmed/film.mp4': 'x',
  });
  expect(answer.status).toBe(206);
  expect(answer.body).toMatchObject({
    message: '2 banners of this file were left out',
    banners: [{ name: 'good', width: 300 }],
    refused: [
      { name: 'sizeless', findings: [{ code: 'zip.noSize', params: { name: 'sizeless' } }] },
      { name: 'filmed', findings: [{ code: 'zip.fileType', params: { name: 'filmed/film.mp4' } }] },
    ],
  });
});

describe('an archive that is refused', () => {
  const loose = () => server.db.selectFrom('loose_file').selectAll().execute();

  test('says why, and leaves nothing behind', async () => {
    const before = [await bundles(), await loose()];
    const answer = await upload({ 'index.html': page, 'setup.exe': 'x' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: 'Failed to upload zip file',
        findings: [{ code: 'zip.fileType', path: 'zip', params: { name: 'setup.exe' } }],
      },
    });
    expect([await bundles(), await loose()]).toEqual(before);
    expect(await readdir(incomingFolder(server.deps.config.dataDir))).toEqual([]);
  });

  test('is not even looked at when it is too large', async () => {
    expect((await uploadBanners(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

test('a campaign without a place for it refuses before anything is read', async () => {
  const row = { account_id: world.account.id, workspace_id: world.workspace.id };
  const stopped = await makeCampaign(server.db, { ...row, status: 'stopped' });
  const form = await makeCampaign(server.db, { ...row, type: 'leadform' });
  for (const { id } of [stopped, form]) {
    expect((await uploadBanners(Buffer.from('hello'), id)).status).toBe(409);
  }
});

test('an uploaded banner is deleted, and never changed', async () => {
  const [ad] = (await upload({ 'index.html': page })).body as UploadedBanner[];
  const params = { resource: 'google-display-ads', adId: ad?.id ?? '' };
  const changed = await admin.request('PUT', `/api/google-display-ads/${ad?.id}`, { body: {} }, {});
  expect(changed.status).toBe(404);
  expect((await editor.call('deleteAd', { params })).status).toBe(204);
});

describe('the files of a banner', () => {
  const made = async () => {
    const [ad] = (await upload({ 'index.html': page, 'a.svg': '<svg/>' })).body as UploadedBanner[];
    return ad?.html_url ?? '';
  };

  test('are shut in', async () => {
    const url = await made();
    for (const at of [url, url.replace('index.html', 'a.svg')]) {
      const { headers, statusCode } = await file(at);
      expect(statusCode).toBe(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /);
      expect(policy).toContain("connect-src 'none'; form-action 'none'");
      const folder = `http://localhost:4400${url.replace('index.html', '')}`;
      expect(policy).toContain(`script-src ${folder} 'unsafe-inline'`);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'connection-allowlist': '(response-origin)',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['origin-agent-cluster']).toBeUndefined();
    }
  });

  test('opened on their own, stand in a frame that leads nowhere else', async () => {
    const url = await made();
    for (const at of [url, url.replace('index.html', 'a.svg')]) {
      const { body, headers } = await file(at, { 'sec-fetch-dest': 'document' });
      expect(body).toContain('sandbox="allow-scripts"');
      expect(body).not.toContain('ad.size');
      expect(headers['content-security-policy']).toContain(
        `frame-src http://localhost:4400/banners/`,
      );
    }
  });

  test('are nowhere else', async () => {
    const url = await made();
    for (const at of [
      url.replace('index.html', 'missing.html'),
      url.replace('index.html', '..%2Findex.html'),
      url.replace('index.html', 'index.html%00'),
      url.replace(/banners\/.{4}/, 'banners/xxxx'),
    ]) {
      expect((await file(at)).statusCode).toBe(404);
    }
    expect((await file(url, { 'service-worker': 'script' })).statusCode).toBe(404);
  });
});
