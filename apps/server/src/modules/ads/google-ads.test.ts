import {
  makeBannerAd,
  makeCampaign,
  makeMedia,
  makeSearchAd,
  makeTemplate,
} from '@posthorn/db/builders';
import { DEFAULT_PRIMARY_COLOR, LOGO_NOT_FOUND } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import {
  type BannerAd,
  bannerBody,
  createBannerAd,
  createSearchAd,
  listAllAds,
  logoUrl,
  type SearchAd,
  searchBody,
} from '../../testing/google-ad.ts';
import { admin, editor, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const account = () => ({ account_id: world.account.id });
const ofTemplate = () => ({ owner: 'customTemplates' as const, templateId: world.template.id });
const campaignThatIs = (status: 'active' | 'stopped') =>
  makeCampaign(server.db, { ...account(), workspace_id: world.workspace.id, status });

describe('a generated ad', () => {
  test('is made, listed, changed and deleted', async () => {
    const made = await createBannerAd({ ...bannerBody(), tags: [' Full time ', '', 'Near home'] });
    expect(made.status).toBe(201);
    const ad = made.body as BannerAd;
    expect(ad).toMatchObject({
      adType: 'GoogleDisplayGeneratedAd',
      subtitle: 'Work where people matter',
      tags: ['Full time', 'Near home'],
      primaryColor: '#1D4ED8',
      logoUrl: logoUrl(),
      logo: { id: world.media.logo.id },
      error: null,
      version: 1,
    });
    const params = { campaignId: world.campaign.id, resource: 'google-banner-ads' };
    expect((await editor.call('listAds', { params })).body).toContainEqual(ad);
    expect(await listAllAds()).toContainEqual(ad);

    const at = { resource: 'google-banner-ads', adId: ad.id };
    const body = { ...bannerBody(), title: 'Bakers wanted', tags: ['Early'] };
    const changed = await admin.call('updateBannerAd', { params: at, body });
    expect(changed.body).toMatchObject({ title: 'Bakers wanted', tags: ['Early'], version: 2 });
    expect((await admin.call('deleteAd', { params: at })).status).toBe(204);
    expect(await listAllAds()).not.toContainEqual(expect.objectContaining({ id: ad.id }));
  });

  test('says what is missing, as the form does', async () => {
    const answer = await createBannerAd({});
    expect(answer.status).toBe(422);
    const { findings } = answer.body as { findings: { path: string }[] };
    expect(findings.map(({ path }) => path)).toEqual([
      'type',
      'subtitle',
      'title',
      'callToAction',
      'tags',
      'logo',
    ]);
  });

  test('of a template needs neither button nor logo, and has a colour of its own', async () => {
    const { type, intro, title, tags } = bannerBody();
    const made = await admin.call('createTemplateBannerAd', {
      params: ofTemplate(),
      body: { type, intro, title, tags },
    });
    expect(made.body).toMatchObject({ primaryColor: '#2E395D', logoUrl: null, error: null });
    const kept = { resource: 'google-banner-templates', adId: made.body.id };
    const body = { type, intro, title, tags, background_color: '#abcdef' };
    const changed = await admin.call('updateBannerAd', { params: kept, body });
    expect(changed.body.primaryColor).toBe('#abcdef');
  });

  test.each([
    ['an image', () => logoUrl(world.media.image.id)],
    ['a logo of another account', () => logoUrl(world.otherMedia.logo.id)],
    ['an address elsewhere', () => `https://evil.test${logoUrl()}`],
    ['another form of the address', () => logoUrl().replace('/file', '/preview')],
    ['nothing we know', () => 'data:image/png;base64,AAAA'],
  ])('with %s for a logo: refused', async (_name, url) => {
    const answer = await createBannerAd({ ...bannerBody(), logo_url: url() });
    expect(answer).toMatchObject({ status: 422, body: { findings: [{ path: 'logo' }] } });
  });

  test('keeps its logo when that leaves the library', async () => {
    const { body } = await createBannerAd(bannerBody());
    const params = { mediaId: world.media.logo.id };
    expect((await admin.call('deleteImage', { params })).status).toBe(204);
    expect(await listAllAds()).toContainEqual(body);
  });

  test('without a logo says so in a campaign', async () => {
    const { id } = await makeBannerAd(
      server.db,
      { ...account(), campaign_id: world.campaign.id },
      { primary_color: null },
    );
    const ad = (await listAllAds()).find((one) => one.id === id);
    expect(ad).toMatchObject({
      logoUrl: null,
      primaryColor: DEFAULT_PRIMARY_COLOR,
      error: {
        code: LOGO_NOT_FOUND,
        userMessage:
          'Unable to find logo. Please edit the Google Display ad to upload the logo manually.',
      },
    });
  });
});

describe('a search ad', () => {
  test('is made without its empty lines, changed and deleted', async () => {
    const { headlines, descriptions } = searchBody();
    const made = await createSearchAd({ headlines: [...headlines, ' '], descriptions });
    expect(made.status).toBe(201);
    const ad = made.body as SearchAd;
    expect(ad).toMatchObject({ adType: 'GoogleSearchAd', headlines, descriptions, version: 1 });
    expect(await listAllAds()).toContainEqual(ad);
    const params = { resource: 'google-search-ads', adId: ad.id };
    const body = { ...searchBody(), descriptions: ['One', 'Two'], id: ad.id };
    const changed = await admin.call('updateSearchAd', { params, body });
    expect(changed.body).toMatchObject({ descriptions: ['One', 'Two'], version: 2 });
    const other = { ...body, id: world.searchAd.id };
    expect((await admin.send('updateSearchAd', { params, body: other })).status).toBe(422);
    expect((await admin.call('deleteAd', { params })).status).toBe(204);
  });

  test('has no place in a template of a type without its channel', async () => {
    const template = await makeTemplate(server.db, {
      account_id: world.account.id,
      kind: 'custom',
      type: 'awareness',
    });
    const answer = await admin.send('createTemplateSearchAd', {
      params: { owner: 'customTemplates', templateId: template.id },
      body: searchBody(),
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Campaigns of this type have no ads on Google Search' },
    });
  });

  test('says which line is too long', async () => {
    const headlines = ['Nurses wanted', 'x'.repeat(31), 'Apply in a minute'];
    const answer = await createSearchAd({ ...searchBody(), headlines });
    expect(answer).toMatchObject({
      status: 422,
      body: { findings: [{ path: 'headlines.1', params: { max: 30 } }] },
    });
  });
});

describe('rules of the campaign', () => {
  test('a running campaign takes one kind of banner for the other, and keeps its last', async () => {
    const { id: campaign_id } = await campaignThatIs('active');
    expect((await createBannerAd(bannerBody(), campaign_id)).status).toBe(409);
    const first = await makeBannerAd(server.db, { ...account(), campaign_id });
    const second = (await createBannerAd(bannerBody(), campaign_id)).body as BannerAd;
    expect((await createSearchAd(searchBody(), campaign_id)).status).toBe(409);
    const remove = (adId: string) =>
      admin.send('deleteAd', { params: { resource: 'google-banner-ads', adId } });
    expect((await remove(first.id)).status).toBe(204);
    expect(await remove(second.id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('a stopped campaign keeps its ads as they were', async () => {
    const { id: campaign_id } = await campaignThatIs('stopped');
    const { id: adId } = await makeSearchAd(server.db, { ...account(), campaign_id });
    const params = { resource: 'google-search-ads', adId };
    expect((await createSearchAd(searchBody(), campaign_id)).status).toBe(409);
    expect((await admin.send('updateSearchAd', { params, body: searchBody() })).status).toBe(409);
    expect((await admin.send('deleteAd', { params })).status).toBe(409);
  });

  test('search ads have no place in an awareness campaign', async () => {
    const row = { ...account(), workspace_id: world.workspace.id, type: 'awareness' as const };
    const { id } = await makeCampaign(server.db, row);
    expect((await createSearchAd(searchBody(), id)).status).toBe(409);
    expect((await createBannerAd(bannerBody(), id)).status).toBe(201);
  });
});

test('an address of one kind does not reach another', async () => {
  const { bannerAd, searchAd } = world;
  const crossed = { resource: 'google-banner-ads', adId: searchAd.id };
  const sent = { params: crossed, body: bannerBody() };
  expect((await admin.send('updateBannerAd', sent)).status).toBe(404);
  const template = { resource: 'google-banner-templates', adId: bannerAd.id };
  expect((await admin.send('updateBannerAd', { ...sent, params: template })).status).toBe(404);
  expect((await admin.send('deleteAd', { params: template })).status).toBe(404);
});

test('saving what banners and lines already say makes no version', async () => {
  const banner = (await createBannerAd(bannerBody())).body as BannerAd;
  const search = (await createSearchAd(searchBody())).body as SearchAd;
  const banners = await admin.call('updateBannerAd', {
    params: { resource: 'google-banner-ads', adId: banner.id },
    body: bannerBody(),
  });
  const lines = await admin.call('updateSearchAd', {
    params: { resource: 'google-search-ads', adId: search.id },
    body: { ...searchBody(), id: search.id },
  });
  expect([banners.body, lines.body]).toEqual([banner, search]);
});

test('a stale version neither changes nor deletes', async () => {
  const made = (await createSearchAd(searchBody())).body as SearchAd;
  const params = { resource: 'google-search-ads', adId: made.id };
  const seen = { 'if-match': '"1"' };
  const body = { ...searchBody(), descriptions: ['One', 'Two'] };
  expect((await admin.send('updateSearchAd', { params, body }, seen)).status).toBe(200);
  for (const id of ['updateSearchAd', 'deleteAd'] as const) {
    const late = await editor.send(id, { params, body }, seen);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { version: 2 } } });
  }
  expect((await admin.send('deleteAd', { params }, { 'if-match': '"2"' })).status).toBe(204);
});

test('a duplicated campaign has the same Google ads', async () => {
  const { id: campaignId } = world.pausedCampaign;
  const { body } = await admin.call('duplicateCampaign', { params: { campaignId } });
  const contents = async (id: string) =>
    (await listAllAds(id)).map(({ id: _, createdAt, version, ...content }) => content);
  expect(await contents(body.campaign_id)).toEqual(await contents(campaignId));
  expect(await contents(campaignId)).toHaveLength(2);
});

test('a campaign fills in the tags of its template, also where it gets too long', async () => {
  const owner = { ...account(), template_id: world.template.id };
  const company = 'A company with quite a long name';
  await server.db
    .updateTable('account')
    .set({ name: company })
    .where('id', '=', world.account.id)
    .execute();
  await makeSearchAd(server.db, owner, { headlines: ['Work at %%company%%', 'Two', 'Three'] });
  await makeBannerAd(server.db, owner, { title: '%%company%%', tags: ['%%city%%', '%%company%%'] });
  const { body } = await admin.call('createCampaign', {
    body: {
      type: 'consideration',
      slug: world.workspace.slug,
      accountId: world.account.id,
      templateId: world.template.id,
    },
  });
  expect(await listAllAds(body.id)).toMatchObject([
    { headlines: [`Work at ${company}`, 'Two', 'Three'] },
    { title: company, tags: ['%%city%%', company], logo: null, error: { code: LOGO_NOT_FOUND } },
  ]);
  const made = await admin.call('getCampaign', { params: { campaignId: body.id } });
  expect(made.body.googleBannerError).toBe(LOGO_NOT_FOUND);
  const whole = await admin.call('getCampaign', {
    params: { campaignId: world.pausedCampaign.id },
  });
  expect(whole.body.googleBannerError).toBeNull();
});

test('a removed logo can not be swept away under an ad', async () => {
  const logo = await makeMedia(server.db, { ...account(), type: 'logo' });
  const body = { ...bannerBody(), logo_url: logoUrl(logo.id) };
  expect((await createBannerAd(body)).status).toBe(201);
  const gone = server.db.deleteFrom('media').where('id', '=', logo.id).execute();
  await expect(gone).rejects.toThrow();
});
