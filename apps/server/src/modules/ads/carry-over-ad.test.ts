import { randomUUID } from 'node:crypto';
import type { OperationAnswer } from '@posthorn/contract';
import { makeCampaign } from '@posthorn/db/builders';
import type { AdType } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { makePicture } from '../../testing/make-media.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import { type Ad, bodyFor, createAd } from '../../testing/social-ad.ts';

setScene();

type Made = OperationAnswer<'carryOverAd'>;

/** A campaign in Groningen with one post, whose picture is wide. */
async function campaignWithPost() {
  const { id: campaignId } = await makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    type: 'consideration',
    title: 'Verpleegkundige IC',
    language: 'nl',
    locations: JSON.stringify([
      { id: '1', name: 'Groningen, Netherlands', type: 'city', country: 'NL' },
    ]),
  });
  const picture = await makePicture({ width: 1600, height: 1200 });
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)]), 'ward.png');
  const params = { accountId: world.account.id };
  const { body } = await admin.send('uploadImage', { params, body: form });
  const { id } = body as { id: string };
  const post = {
    ...bodyFor('FacebookPostAd'),
    media: { id, type: 'image' as const },
    call_to_action: 'APPLY_NOW',
  };
  const ad = (await createAd('FacebookPostAd', post, campaignId)).body as Ad;
  return { campaignId, ad, mediaId: id };
}

const carry = (
  campaignId: string,
  ad: Pick<Ad, 'id' | 'version'>,
  adTypes: AdType[],
  more: { logoId?: string; key?: string } = {},
) => {
  const { key, ...rest } = more;
  const body = { adId: ad.id, adVersion: ad.version, adTypes, ...rest };
  return admin.send(
    'carryOverAd',
    { params: { campaignId }, body },
    key ? { 'idempotency-key': key } : {},
  );
};

const typesIn = async (campaignId: string) =>
  (await admin.call('listAllAds', { params: { campaignId } })).body.map(({ adType }) => adType);

test('makes an ad of every kind that is asked for, each within its limits', async () => {
  const { campaignId, ad, mediaId } = await campaignWithPost();
  const kinds = [
    'InstagramPostAd',
    'InstagramStoryAd',
    'LinkedinPostAd',
    'GoogleDisplayGeneratedAd',
    'GoogleSearchAd',
  ] as const;
  const { logo } = world.media;
  const answer = await carry(campaignId, ad, [...kinds], { logoId: logo.id });
  expect(answer.status).toBe(201);
  const made = answer.body as Made;
  expect(made.map(({ adType }) => adType).sort()).toEqual([...kinds].sort());
  const of = (type: AdType) => made.find(({ adType }) => adType === type);
  expect(of('InstagramPostAd')).toMatchObject({
    message: 'Come and work with us',
    headline: '',
    callToAction: 'APPLY_NOW',
    media: [{ id: mediaId, crop: null }],
  });
  expect(of('InstagramStoryAd')).toMatchObject({
    callToAction: 'LEARN_MORE',
    media: [{ masterId: mediaId, crop: { x: 463, y: 0, width: 675, height: 1200 } }],
  });
  expect(of('LinkedinPostAd')).toMatchObject({ headline: 'Nurses wanted', callToAction: 'APPLY' });
  expect(of('GoogleDisplayGeneratedAd')).toMatchObject({
    callToAction: 'Solliciteer nu',
    logo: { id: logo.id },
  });
  expect(of('GoogleSearchAd')).toMatchObject({
    headlines: expect.arrayContaining(['Verpleegkundige IC', 'Nurses wanted']),
  });
});

test('is done once, however often it is pressed and by however many', async () => {
  const { campaignId, ad } = await campaignWithPost();
  const kinds: AdType[] = ['InstagramPostAd', 'GoogleSearchAd'];
  const key = randomUUID();
  const [one, same] = await Promise.all([
    carry(campaignId, ad, kinds, { key }),
    carry(campaignId, ad, kinds, { key }),
  ]);
  expect(same.body).toEqual(one.body);
  const colleague = await carry(campaignId, ad, kinds);
  expect(colleague).toMatchObject({ status: 201, body: [] });
  expect(await typesIn(campaignId)).toEqual(['FacebookPostAd', ...kinds]);
});

test('makes nothing where one of them lacks something, or the ad was changed since', async () => {
  const { campaignId, ad } = await campaignWithPost();
  const withoutLogo = await carry(campaignId, ad, ['InstagramPostAd', 'GoogleDisplayGeneratedAd']);
  expect(withoutLogo).toMatchObject({
    status: 422,
    body: { findings: [{ code: 'banner.logoMissing' }] },
  });
  const stale = await carry(campaignId, { ...ad, version: 7 }, ['InstagramPostAd']);
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
  const closed = await carry(world.campaign.id, ad, ['InstagramPostAd']);
  expect(closed.status).toBe(404);
  expect(await typesIn(campaignId)).toEqual(['FacebookPostAd']);
});

test('makes no banner that is uploaded: it has no words', async () => {
  const { campaignId, ad } = await campaignWithPost();
  const answer = await carry(campaignId, ad, ['GoogleDisplayCustomAd']);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ findings: [{ code: 'field.unknown', path: 'adTypes' }] });
  expect(await typesIn(campaignId)).toEqual(['FacebookPostAd']);
});
