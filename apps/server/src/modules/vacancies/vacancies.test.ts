import type { ErrorBody, OperationInput } from '@posthorn/contract';
import { makeMedia, makeProfile } from '@posthorn/db/builders';
import { beforeEach, expect, test } from 'vitest';
import { writeVacancyPage } from '../../demo/career-site/write-page.ts';
import { feedHost } from '../../testing/feed-host.ts';
import { makePicture } from '../../testing/make-media.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';

setScene();
const host = feedHost();
const day = '2026-11-18';

/** A site with the vacancies of the demo, and a picture for each. */
beforeEach(async () => {
  const picture = await makePicture({ width: 1200, height: 800, format: 'jpeg' });
  host.answer = ({ url = '' }, reply) => {
    if (url.endsWith('.jpg')) return void reply.end(picture);
    const place = { publicUrl: new URL(host.url()).origin, day };
    const page = writeVacancyPage(url.slice(1), place);
    reply.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  const { id: place_id, country_code } = world.place;
  await server.db.deleteFrom('place_name').where('term', '=', 'groningen').execute();
  const named = { term: 'groningen', place_id, country_code, weight: 1 };
  await server.db.insertInto('place_name').values(named).execute();
});

const params = () => ({ accountId: world.account.id });
const read = async (url: string) =>
  (await admin.call('readVacancy', { params: params(), body: { url } })).body;
const refused = async (url: string) => {
  const { status, body } = await admin.send('readVacancy', { params: params(), body: { url } });
  return { status, code: (body as ErrorBody).findings[0]?.code };
};

const counts = async () => ({
  media: await server.db.selectFrom('media').select(server.db.fn.countAll().as('n')).execute(),
  campaigns: await server.db
    .selectFrom('campaign')
    .select(server.db.fn.countAll().as('n'))
    .execute(),
});

test('a page becomes a proposal, and nothing is stored', async () => {
  const profile = await makeProfile(server.db, { name: 'Verpleegkundige IC', synonyms: [] });
  const before = await counts();
  const proposal = await read(host.url('/verpleegkundige-ic'));
  expect(proposal).toMatchObject({
    source: 'jobPosting',
    title: 'Verpleegkundige IC',
    company: 'Noorderzorg Groep',
    language: 'nl',
    targetUrl: 'https://werkenbij.noorderzorg.example/vacatures/verpleegkundige-ic',
    referenceNumber: 'NZ-2041',
    profiles: [{ id: profile.id }],
    locations: [{ id: world.place.id }],
    image: { from: 'page', width: 1200, height: 800 },
    logo: { from: 'library', item: { id: world.media.logo.id } },
    facebookPageId: world.page.id,
    gaps: [],
  });
  expect(proposal.image?.from === 'page' && proposal.image.preview).toMatch(/^data:image\/webp;/);
  expect(proposal.ads.map(({ adType }) => adType)).toEqual([
    'FacebookPostAd',
    'FacebookStoryAd',
    'InstagramPostAd',
    'InstagramStoryAd',
    'LinkedinPostAd',
    'GoogleDisplayGeneratedAd',
    'GoogleSearchAd',
  ]);
  expect(await counts()).toEqual(before);
});

test('of several logos none is taken: each may be of another employer', async () => {
  await makeMedia(server.db, { account_id: world.account.id, type: 'logo' });
  const { logo, gaps } = await read(host.url('/verpleegkundige-ic'));
  expect({ logo, gaps }).toEqual({ logo: null, gaps: ['logo'] });
});

test('an address without its beginning is also asked without encryption', async () => {
  const address = host.url('/verpleegkundige-ic');
  const { url, title } = await read(address.replace('http://', ''));
  expect({ url, title }).toEqual({ url: address, title: 'Verpleegkundige IC' });
  // Who writes https means it.
  expect(await refused(address.replace('http:', 'https:'))).toMatchObject({
    code: 'vacancyPage.unreachable',
  });
});

test('what can not be found is said', async () => {
  const proposal = await read(host.url('/receptionist'));
  expect(proposal).toMatchObject({ locations: [], profiles: [] });
  expect(proposal.gaps).toEqual(expect.arrayContaining(['closed', 'placeUnknown', 'profile']));
});

test('why a page can not be read is told', async () => {
  expect(await refused(host.url('/nowhere'))).toEqual({
    status: 422,
    code: 'vacancyPage.notFound',
  });
  expect(await refused('http://10.0.0.1/')).toMatchObject({ code: 'vacancyPage.noPublicHost' });
  expect(await refused('ftp://example.com')).toMatchObject({ code: 'vacancyPage.badAddress' });
  expect(await refused(' ')).toMatchObject({ code: 'field.required' });
  const answers = (status: number, type: string, content: string) => {
    host.answer = (_, reply) => void reply.writeHead(status, { 'content-type': type }).end(content);
  };
  answers(403, 'text/html', 'no');
  expect(await refused(host.url('/'))).toMatchObject({ code: 'vacancyPage.blocked' });
  answers(503, 'text/html', 'later');
  expect(await refused(host.url('/'))).toMatchObject({ code: 'vacancyPage.status' });
  answers(200, 'application/pdf', '%PDF');
  expect(await refused(host.url('/'))).toMatchObject({ code: 'vacancyPage.notHtml' });
  answers(200, 'text/html', '<h1>Welcome</h1><p>We make bread.');
  expect(await refused(host.url('/'))).toMatchObject({ code: 'vacancyPage.notAVacancy' });
  answers(200, 'text/html', 'x'.repeat(4 * 1024 * 1024));
  expect(await refused(host.url('/'))).toMatchObject({ code: 'vacancyPage.tooLarge' });
  host.answer = (_, reply) => void reply.writeHead(302, { location: 'http://10.0.0.1/' }).end();
  expect(await refused(host.url('/'))).toMatchObject({ code: 'vacancyPage.noPublicHost' });
});

type Body = OperationInput<'createFromVacancy'>['body'];

/** The proposal as it is taken over without a change. */
async function taken(over: Partial<Body> = {}): Promise<Body> {
  const proposal = await read(host.url('/verpleegkundige-ic'));
  const { url, title, targetUrl, language, referenceNumber, ads, image, logo } = proposal;
  const chosen = (picture: typeof image) =>
    picture &&
    (picture.from === 'page'
      ? { from: picture.from, url: picture.url }
      : { from: picture.from, id: picture.item.id });
  const today = server.deps.now().getTime();
  const inDays = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  return {
    accountId: world.account.id,
    slug: world.workspace.slug,
    ...{ url, type: 'consideration', title, targetUrl, language, referenceNumber, ads },
    profileIds: [world.profile.id],
    locations: proposal.locations.map(({ id }) => ({ id, radiusKm: null })),
    startDate: inDays(10),
    endDate: inDays(40),
    channels: ['facebook', 'instagram', 'googleSearch'],
    total: 2_000_00,
    image: chosen(image),
    logo: chosen(logo),
    ...over,
  };
}

const create = (body: Body, key?: string) =>
  admin.call('createFromVacancy', { body }, key ? { 'idempotency-key': key } : {});
const refusal = async (body: Body) => {
  const { status, body: answer } = await admin.send('createFromVacancy', { body });
  return [status, ...(answer as ErrorBody).findings.map(({ code, path }) => `${path} ${code}`)];
};
const adsOf = async (campaignId: string) =>
  (await admin.call('listAllAds', { params: { campaignId } })).body;

test('a proposal becomes a campaign with its money and ads', async () => {
  const { status, body: campaign } = await create(await taken());
  expect(status).toBe(201);
  expect(campaign).toMatchObject({
    title: 'Verpleegkundige IC',
    language: 'nl',
    referenceNumber: 'NZ-2041',
    profiles: [{ id: world.profile.id }],
    locations: [{ id: world.place.id }],
    customTotalGrossBudget: 2_000_00,
  });
  const ads = await adsOf(campaign.id);
  expect(new Set(ads.map(({ adType }) => adType))).toEqual(
    new Set([
      'FacebookPostAd',
      'FacebookStoryAd',
      'InstagramPostAd',
      'InstagramStoryAd',
      'GoogleSearchAd',
    ]),
  );
  const pictures = ads.flatMap((ad) => ('media' in ad ? ad.media : []));
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(1);
  const { body: log } = await admin.call('getActivityLog', { params: { campaignId: campaign.id } });
  expect(JSON.stringify(log)).toContain('created the campaign from the vacancy at');
});

test('what is estimated before is what the campaign is advised', async () => {
  const { id } = await makeProfile(server.db, { function_group: 'healthcare' });
  const body = await taken({ profileIds: [id] });
  const [place] = body.locations;
  for (const radiusKm of [null, 25] as const) {
    const { body: campaign } = await create({
      ...body,
      locations: [{ id: place?.id ?? '', radiusKm }],
    });
    expect(campaign.locations[0]?.radiusKm ?? null).toBe(radiusKm);
    const { body: estimate } = await admin.call('estimateCampaign', {
      params: { accountId: world.account.id },
      query: {
        type: 'consideration',
        profiles: body.profileIds.join(),
        locations: radiusKm ? `${place?.id}~${radiusKm}` : (place?.id ?? ''),
        start_date: body.startDate ?? '',
        end_date: body.endDate ?? '',
      },
    });
    const { reach, suggestedTotalGrossBudget } = campaign;
    expect(reach).toBeGreaterThan(0);
    expect(estimate).toMatchObject({ reach, suggestedTotalGrossBudget });
    expect(estimate.channels?.facebook.cpc).toBeGreaterThan(0);
  }
});

test('without people or places nothing is estimated', async () => {
  const ask = async (query: { profiles: string; locations: string }) =>
    (
      await admin.call('estimateCampaign', {
        params: { accountId: world.account.id },
        query: { type: 'consideration', ...query },
      })
    ).body;
  const unknown = { reach: null, suggestedTotalGrossBudget: null, channels: null };
  expect(await ask({ profiles: '', locations: '' })).toEqual(unknown);
  // A campaign can no longer be aimed at a profile that was retired.
  const retired = await makeProfile(server.db, { function_group: 'healthcare', retired: true });
  const [place] = (await taken()).locations;
  expect(await ask({ profiles: retired.id, locations: place?.id ?? '' })).toMatchObject({
    ...{ reach: null, suggestedTotalGrossBudget: null },
  });
  expect(await ask({ profiles: 'nothing', locations: 'nowhere~25' })).toEqual(unknown);
});

test('a picture comes into the library once, however many campaigns show it', async () => {
  const body = await taken();
  const one = await create(body);
  const { media: kept } = await counts();
  const other = await create(body);
  expect((await counts()).media).toEqual(kept);
  const idsIn = async (id: string) =>
    (await adsOf(id)).flatMap((ad) =>
      'media' in ad ? ad.media.map(({ masterId }) => masterId) : [],
    );
  const shown = await idsIn(one.body.id);
  expect(shown.length).toBeGreaterThan(0);
  expect(await idsIn(other.body.id)).toEqual(shown);
});

test('a call with the same key makes nothing twice', async () => {
  const body = await taken();
  const [one, again] = [await create(body, 'once-1'), await create(body, 'once-1')];
  expect(again.body.id).toBe(one.body.id);
  expect(await adsOf(one.body.id)).toHaveLength(5);
});

test('what is wrong is refused as a whole', async () => {
  const body = await taken();
  const before = await counts();
  const [facebook, ...others] = body.ads;
  const tooLong = { ...facebook, headline: 'x'.repeat(81) } as (typeof body.ads)[number];
  expect(await refusal({ ...body, ads: [tooLong, ...others] })).toEqual([
    422,
    'FacebookPostAd.headline field.maxLength',
  ]);
  expect(await refusal({ ...body, image: null })).toEqual([
    422,
    'FacebookPostAd.media ad.mediaMissing',
  ]);
  expect(await refusal({ ...body, type: 'leadform' })).toEqual([422, 'type field.unknown']);
  expect(await refusal({ ...body, total: 10_00 })).toContain('budget budget.notEnough');
  expect(await refusal({ ...body, endDate: null })).toEqual([422, 'schedule field.required']);
  expect(await refusal({ ...body, startDate: '2020-01-01' })).toContain(
    'schedule campaign.datesPast',
  );
  expect(await refusal({ ...body, profileIds: ['nothing'] })).toEqual([422, 'id field.unknown']);
  expect(await refusal({ ...body, targetUrl: 'http://a.example' })).toContain(
    'targetUrl campaign.urlNotSecure',
  );
  expect(await refusal({ ...body, type: 'awareness' })).toContain(
    'channels campaign.channelsNotInType',
  );
  expect(await refusal({ ...body, image: { from: 'page', url: host.url('/gone') } })).toEqual([
    422,
    'image vacancyPage.picture',
  ]);
  expect(await refusal({ ...body, image: { from: 'page', url: 'file:///etc/passwd' } })).toEqual([
    422,
    'image vacancyPage.picture',
  ]);
  expect(await counts()).toEqual(before);
});

test('what is wrong is refused before a picture is fetched', async () => {
  const body = await taken();
  expect(body.image).toMatchObject({ from: 'page' });
  host.asked = 0;
  expect(await refusal({ ...body, targetUrl: 'http://a.example' })).toContain(
    'targetUrl campaign.urlNotSecure',
  );
  expect(await refusal({ ...body, total: 10_00 })).toContain('budget budget.notEnough');
  expect(host.asked).toBe(0);
});

test('a picture of the page finds no place in an account that is full', async () => {
  const body = await taken();
  await makeMedia(server.db, { account_id: world.account.id, bytes: 100_000_000_000 });
  host.asked = 0;
  expect(await refusal(body)).toEqual([413, 'file media.accountFull']);
  expect(host.asked).toBe(0);
  expect(await refusal({ ...body, image: null })).toEqual([
    422,
    'FacebookPostAd.media ad.mediaMissing',
  ]);
});

test('a campaign with a picture of the page counts as a reading of it', async () => {
  const body = await taken();
  const key = `vacancyReading:${world.admin.id}`;
  const counted = async () =>
    (await server.db.selectFrom('rate_counter').select('count').where('key', '=', key).execute())[0]
      ?.count;
  expect(await counted()).toBe(1);
  await create(body);
  expect(await counted()).toBe(2);
});

test('without dates and money it is a draft to go on with', async () => {
  const body = await taken({ startDate: null, endDate: null, total: null, channels: ['linkedIn'] });
  const { body: campaign } = await create(body);
  expect(campaign.startDate).toBeNull();
  expect((await adsOf(campaign.id)).map(({ adType }) => adType)).toEqual(['LinkedinPostAd']);
});
