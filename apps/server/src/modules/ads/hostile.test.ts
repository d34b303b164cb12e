import type { ErrorBody } from '@posthorn/contract';
import { makeAd, makeCampaign, makeMedia } from '@posthorn/db/builders';
import { ADS_MAX, adTypeSpecs, type CampaignStatus, type SocialAdType } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import {
  type Ad,
  bodyFor,
  chosen,
  createAd,
  listAds,
  resourceOf,
} from '../../testing/social-ad.ts';

setScene();

const withBody = (adType: SocialAdType, more: object) =>
  createAd(adType, { ...bodyFor(adType), ...more });
const said = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as ErrorBody).message,
];
const campaignThatIs = (status: CampaignStatus) =>
  makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    status,
  });

describe('what is written', () => {
  const limits = Object.entries(adTypeSpecs).flatMap(([adType, { texts }]) =>
    Object.entries(texts).map(([field, { max }]) => [adType as SocialAdType, field, max] as const),
  );
  const wire = { message: 'message', headline: 'headline', linkDescription: 'link_description' };

  test.each(limits)('%s: %s has at most %d characters', async (adType, field, max) => {
    const key = wire[field as keyof typeof wire];
    const fits = { ...bodyFor(adType), [key]: '👩🏽‍⚕️'.repeat(max) };
    const call_to_action = adTypeSpecs[adType].callsToAction?.[0];
    expect((await createAd(adType, { ...fits, call_to_action })).status).toBe(201);
    const long = { [key]: 'x'.repeat(max + 1), call_to_action };
    expect(said(await withBody(adType, long))).toEqual([
      422,
      `This field is max ${max} characters`,
    ]);
  });

  test.each(['\u0000', 'a\u0007b', '\u001b[31m', 'half \ud800'])(
    'control characters are no text: %j',
    async (message) => {
      const answer = await withBody('FacebookPostAd', { message });
      expect(said(answer)).toEqual([422, 'This value has the wrong form']);
    },
  );

  test.each(['\v', '\f', '\r\n', '\u0085', '\u2028', '\u2029'])(
    'the line break %j of other programs is one: a space where there is one line',
    async (sign) => {
      const message = `One${sign}two`;
      const { body } = await withBody('FacebookPostAd', { message, headline: message });
      expect(body).toMatchObject({ message: 'One\ntwo', headline: 'One two' });
    },
  );

  test('is kept as it is, tags and all', async () => {
    const message = '<script>alert(1)</script> %%city%% \u202eabc';
    const { body } = await withBody('FacebookPostAd', { message });
    expect((body as Ad).message).toBe(message);
  });

  test('an unknown button is none', async () => {
    for (const call_to_action of ['Learn more', 'APPLY', '__proto__', 'x'.repeat(9_000)]) {
      expect((await withBody('FacebookPostAd', { call_to_action })).status).toBe(422);
    }
  });

  test('an address to read is one, and stays with Facebook’s feed', async () => {
    const shown = await withBody('FacebookPostAd', { display_url: ' noorderzorg.nl/zorg ' });
    expect((shown.body as Ad).displayUrl).toBe('noorderzorg.nl/zorg');
    const empty = await withBody('FacebookPostAd', { display_url: '  ' });
    expect((empty.body as Ad).displayUrl).toBeNull();
    const bad = await withBody('FacebookPostAd', { display_url: 'javascript:alert(1)' });
    expect(said(bad)).toEqual([422, 'Provided url is invalid']);
    const params = { resource: 'facebook-post-ads', adId: (shown.body as Ad).id };
    const unsaid = await admin.send('updateAd', { params, body: bodyFor('FacebookPostAd') });
    expect((unsaid.body as Ad).displayUrl).toBe('noorderzorg.nl/zorg');
    const elsewhere = await withBody('InstagramPostAd', { display_url: 'noorderzorg.nl' });
    expect((elsewhere.body as Ad).displayUrl).toBeNull();
  });
});

describe('what is shown', () => {
  test('belongs to the account, also where only one of many does not', async () => {
    const { image, cropped } = world.otherMedia;
    for (const foreign of [image.id, cropped.id]) {
      const one = await withBody('FacebookPostAd', { media: chosen(foreign) });
      expect(said(one)).toEqual([422, 'This value is not known here']);
      const media = [chosen(), chosen(foreign)];
      expect((await withBody('FacebookCarouselAd', { media })).status).toBe(422);
    }
  });

  test('is at most ten pictures in a carousel, one elsewhere, and no endless list', async () => {
    const many = (n: number) => Array.from({ length: n }, () => chosen());
    const ten = await withBody('FacebookCarouselAd', { media: many(10) });
    expect((ten.body as Ad).media).toHaveLength(10);
    expect(said(await withBody('FacebookCarouselAd', { media: many(11) }))).toEqual([
      422,
      'Facebook carousels should be between 2 and 10 images.',
    ]);
    expect((await withBody('FacebookPostAd', { media: many(2) })).status).toBe(422);
    expect((await withBody('FacebookCarouselAd', { media: many(5_000) })).status).toBe(422);
  });

  test('is what it is, whatever the caller says', async () => {
    const film = await makeMedia(server.db, {
      account_id: world.account.id,
      type: 'video',
      width: 1080,
      height: 1080,
    });
    const media = { id: film.id, type: 'image' };
    const answer = await withBody('FacebookStoryAd', { media });
    expect(said(answer)).toEqual([422, 'Video ratio should be 9:16']);
  });
});

describe('an ad keeps its place', () => {
  test('neither another kind’s address nor a template’s leads to it', async () => {
    for (const resource of ['instagram-post-ads', 'facebook-post-templates']) {
      const params = { resource, adId: world.ad.id };
      const body = bodyFor('InstagramPostAd');
      expect((await admin.send('updateAd', { params, body })).status).toBe(404);
      expect((await admin.send('deleteAd', { params })).status).toBe(404);
    }
    expect((await listAds('FacebookPostAd')).map(({ version }) => version)).toEqual([1]);
  });

  test('a template’s ad is not among the campaigns’', async () => {
    const ad = await makeAd(server.db, {
      account_id: world.account.id,
      template_id: world.template.id,
    });
    const at = (resource: string) => ({ params: { resource, adId: ad.id } });
    expect((await admin.send('deleteAd', at('facebook-post-ads'))).status).toBe(404);
    expect((await admin.send('deleteAd', at('facebook-post-templates'))).status).toBe(204);
  });

  test('an editor of another workspace does not see it', async () => {
    const client = await server.client(world.editorElsewhere.id);
    const params = { resource: resourceOf('FacebookPostAd'), adId: world.ad.id };
    const body = bodyFor('FacebookPostAd');
    expect((await client.send('updateAd', { params, body })).status).toBe(404);
    expect((await client.send('deleteAd', { params })).status).toBe(404);
    const list = { campaignId: world.campaign.id, resource: resourceOf('FacebookPostAd') };
    expect((await client.send('listAds', { params: list })).status).toBe(404);
    expect((await client.send('createAd', { params: list, body })).status).toBe(404);
  });
});

describe('while the campaign runs', () => {
  const image = () => ({ ...bodyFor('LinkedinPostAd'), call_to_action: 'APPLY' });
  const film = () => ({ ...image(), media: { id: world.media.video.id, type: 'video' } });

  test('the last LinkedIn ad with an image keeps an image', async () => {
    const { id } = await campaignThatIs('draft');
    const made = (await createAd('LinkedinPostAd', image(), id)).body as Ad;
    const second = (await createAd('LinkedinPostAd', image(), id)).body as Ad;
    await server.db
      .updateTable('campaign')
      .set({ status: 'active' })
      .where('id', '=', id)
      .execute();
    const toFilm = (adId: string) =>
      admin.send('updateAd', { params: { resource: 'linkedin-post-ads', adId }, body: film() });
    expect((await toFilm(second.id)).status).toBe(200);
    expect(said(await toFilm(made.id))).toEqual([
      409,
      'This is the last LinkedIn ad of the campaign with an image, so it has to keep an image.',
    ]);
    expect((await listAds('LinkedinPostAd', id)).map(({ media }) => media[0]?.type)).toEqual([
      'image',
      'video',
    ]);
  });
});

test('there are not more ads than anyone can look at', async () => {
  const { id } = await campaignThatIs('draft');
  const row = { account_id: world.account.id, campaign_id: id, type: 'FacebookPostAd' as const };
  const rows = Array.from({ length: ADS_MAX - 1 }, () => row);
  await server.db.insertInto('ad').values(rows).execute();
  const body = bodyFor('FacebookPostAd');
  const answers = await Promise.all([1, 2].map(() => createAd('FacebookPostAd', body, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(said(await createAd('FacebookPostAd', body, id))).toEqual([
    409,
    `There are ${ADS_MAX} ads already, and there can be no more`,
  ]);
});
