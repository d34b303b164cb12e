import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCampaign,
  aCreative,
  anAd,
  anAdSet,
  aStory,
  blamed,
  MetaByHand,
  targeting,
} from './testing.ts';

let meta: MetaByHand;
beforeEach(async () => {
  meta = await MetaByHand.open();
});
afterEach(() => meta.close());

const onInstagram = (positions: string[]) =>
  targeting({
    publisher_platforms: ['instagram'],
    facebook_positions: undefined,
    instagram_positions: positions,
  });

test('a parameter that no one knows is ignored, and named in a header', async () => {
  const made = await meta.post(`${meta.account}/campaigns`, aCampaign({ colour: 'red' }));
  expect(made.status).toBe(200);
  expect(made.headers.get('x-sandbox-ignored')).toBe('colour');
  const read = await meta.get(`${meta.account}/campaigns`, { fields: 'id', smell: 'none' });
  expect(read.status).toBe(200);
  expect(read.headers.get('x-sandbox-ignored')).toBe('smell');
  const known = await meta.get(`${meta.account}/campaigns`, { fields: 'id' });
  expect(known.headers.get('x-sandbox-ignored')).toBeNull();
});

test('ads may be shown in every place that Meta has', async () => {
  const campaign = await meta.make('campaigns', aCampaign());
  const facebook = ['feed', 'profile_feed', 'video_feeds', 'biz_disco_feed', 'notification'];
  await meta.make(
    'adsets',
    anAdSet(campaign, { targeting: targeting({ facebook_positions: facebook }) }),
  );
  const instagram = onInstagram(['stream', 'ig_search', 'profile_reels']);
  await meta.make('adsets', anAdSet(campaign, { targeting: instagram }));
});

test('a message may be long on Facebook, and is shorter on Instagram', async () => {
  const campaign = await meta.make('campaigns', aCampaign());
  const hash = await meta.image();
  const story = { ...aStory(hash, { message: 'x'.repeat(2_201) }), instagram_user_id: '2001' };
  const look = await meta.make('adcreatives', { name: 'Look', object_story_spec: story });
  const feed = await meta.make('adsets', anAdSet(campaign));
  await meta.make('ads', anAd(feed, look));
  const set = anAdSet(campaign, { targeting: onInstagram(['stream']) });
  const stream = await meta.make('adsets', set);
  const { body } = await meta.post(`${meta.account}/ads`, anAd(stream, look));
  expect(blamed(body)).toBe('message');
});

describe('a page without an account on Instagram', () => {
  const edge = '1001/page_backed_instagram_accounts';

  test('gets one from Meta, once, and speaks with it', async () => {
    expect((await meta.get(edge)).body.data).toEqual([]);
    const { id } = (await meta.post(edge, {})).body;
    expect((await meta.post(edge, {})).body.id).toBe(id);
    expect((await meta.get(edge, { fields: 'id' })).body.data).toEqual([{ id }]);
    const campaign = await meta.make('campaigns', aCampaign());
    const set = anAdSet(campaign, { targeting: onInstagram(['stream']) });
    const adSet = await meta.make('adsets', set);
    const story = { ...aStory(await meta.image()), instagram_user_id: id };
    const look = await meta.make('adcreatives', { name: 'Look', object_story_spec: story });
    await meta.make('ads', anAd(adSet, look));
  });

  test('does not speak with that of a stranger', async () => {
    const story = { ...aStory(await meta.image()), instagram_user_id: '5' };
    const { body } = await meta.post(`${meta.account}/adcreatives`, {
      name: 'Look',
      object_story_spec: story,
    });
    expect(blamed(body)).toBe('object_story_spec.instagram_user_id');
  });
});

describe('a preview', () => {
  const frame = /^<iframe src="http/;
  const ad_format = 'MOBILE_FEED_STANDARD';

  test('is shown of an ad, of a creative, and of one that is not made', async () => {
    const { ad, creative } = await meta.tree();
    for (const id of [ad, creative]) {
      const { body } = await meta.get(`${id}/previews`, { ad_format });
      expect(body.data).toEqual([{ body: expect.stringMatching(frame) }]);
    }
    const look = { creative: aCreative(await meta.image()), ad_format };
    const { body } = await meta.get(`${meta.account}/generatepreviews`, look);
    expect(body.data[0].body).toMatch(frame);
  });

  test('of something that would be refused is refused', async () => {
    const look = { creative: aCreative('no picture'), ad_format };
    const { body } = await meta.get(`${meta.account}/generatepreviews`, look);
    expect(blamed(body)).toBe('image_hash');
    const { ad } = await meta.tree();
    const other = await meta.get(`${ad}/previews`, { ad_format: 'HOLOGRAM' });
    expect(blamed(other.body)).toBe('ad_format');
  });
});

test('creatives of an account can not be chosen from: all are listed', async () => {
  const looks = ['one', 'two'].map(async (name) =>
    meta.make('adcreatives', { ...aCreative(await meta.image()), name }),
  );
  await Promise.all(looks);
  const filtering = [{ field: 'name', operator: 'CONTAIN', value: 'one' }];
  const { body } = await meta.get(`${meta.account}/adcreatives`, { fields: 'name', filtering });
  expect(body.data).toHaveLength(2);
});
