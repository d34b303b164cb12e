import { makeAd, makeCampaign, makeCroppedImage, makeMedia } from '@posthorn/db/builders';
import { adTypeSpecs, type CampaignStatus, socialAdTypes } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { makePicture } from '../../testing/make-media.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import {
  type Ad,
  bodyFor,
  chosen,
  createAd as create,
  listAds as list,
  resourceOf,
} from '../../testing/social-ad.ts';
import { sweepUnused } from '../media/index.ts';

setScene();

const campaignThatIs = (status: CampaignStatus) =>
  makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    status,
  });

describe.each(socialAdTypes)('%s', (adType) => {
  test('is made, listed, changed and deleted', async () => {
    const made = await create(adType, bodyFor(adType));
    expect(made.status).toBe(201);
    const ad = made.body as Ad;
    expect(ad).toMatchObject({ adType, status: 'active', callToAction: 'SIGN_UP' });
    const hasTexts = 'message' in adTypeSpecs[adType].texts;
    expect(ad.message).toBe(hasTexts ? 'Come and work with us' : '');
    expect(await list(adType)).toContainEqual(ad);

    const params = { resource: resourceOf(adType), adId: ad.id };
    const body = { ...bodyFor(adType), message: '  Changed ', call_to_action: 'LEARN_MORE' };
    const changed = await admin.send('updateAd', { params, body });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ callToAction: 'LEARN_MORE', version: 2 });
    expect((changed.body as Ad).message).toBe(hasTexts ? 'Changed' : '');

    expect((await admin.call('deleteAd', { params })).status).toBe(204);
    expect((await list(adType)).map(({ id }) => id)).not.toContain(ad.id);
  });

  test('says what is missing, as the form does', async () => {
    const answer = await create(adType, { media: [] });
    expect(answer.status).toBe(422);
    const { findings } = answer.body as { findings: { path: string }[] };
    const texts = Object.keys(adTypeSpecs[adType].texts);
    expect(findings.map(({ path }) => path)).toEqual(['media', ...texts, 'callToAction']);
  });
});

test('saving what an ad already says makes no version, no log line and no event', async () => {
  const body = { ...bodyFor('FacebookPostAd'), display_url: 'posthorn.test' };
  const ad = (await create('FacebookPostAd', body)).body as Ad;
  const params = { resource: resourceOf('FacebookPostAd'), adId: ad.id };
  const recorded = async () => {
    const rows = server.db.selectFrom('activity').select(['id', 'at']).orderBy('id');
    return rows.where('entity_id', '=', world.campaign.id).execute();
  };
  const before = await recorded();
  const again = { ...bodyFor('FacebookPostAd'), message: ' Come and work with us ' };
  const same = await admin.send('updateAd', { params, body: again });
  expect(same).toMatchObject({ status: 200, body: ad });
  expect(await recorded()).toEqual(before);

  await admin.call('updateAd', { params, body: { ...again, message: 'Other words' } });
  expect(await recorded()).toHaveLength(before.length + 1);
});

describe('pictures', () => {
  const account = () => ({ account_id: world.account.id });

  test('come as they are, with what speaks against them', async () => {
    const { body } = await create('FacebookPostAd', bodyFor('FacebookPostAd'));
    const { image } = world.media;
    expect((body as Ad).media).toMatchObject([
      { id: image.id, masterId: image.id, mediaErrors: [], crop: null, altText: '' },
    ]);
  });

  test('that were cut lead back to the original', async () => {
    const { image, cropped } = world.media;
    const body = { ...bodyFor('FacebookPostAd'), media: chosen(cropped.id) };
    const ad = (await create('FacebookPostAd', body)).body as Ad;
    expect(ad.media).toMatchObject([{ id: cropped.id, masterId: image.id }]);
    expect(ad.media[0]?.masterUrl).toBe(`/api/master-images/${image.id}/file`);
  });

  test('that were cut change with the ad only', async () => {
    const { id: media_id, file_key } = await makeMedia(server.db, account());
    await server.deps.storage.put(file_key, await makePicture({ width: 1200, height: 1200 }));
    const cut = await makeCroppedImage(server.db, { ...account(), media_id });
    const body = { ...bodyFor('FacebookPostAd'), media: chosen(cut.id) };
    const ad = (await create('FacebookPostAd', body)).body as Ad;
    const again = await editor.call('recropImage', {
      params: { croppedId: cut.id },
      body: { crop: { x: 0, y: 0, width: 10, height: 10 } },
    });
    expect(again.body.id).not.toBe(cut.id);
    expect(await list('FacebookPostAd')).toContainEqual(ad);
  });

  test.each([
    ['too small', { width: 499 }, 'Image should be at least 500px wide'],
    ['a logo', { type: 'logo' as const }, 'This value is not known here'],
  ])('%s: refused', async (_name, row, message) => {
    const item = await makeMedia(server.db, { ...account(), ...row });
    const body = { ...bodyFor('FacebookPostAd'), media: chosen(item.id) };
    expect(await create('FacebookPostAd', body)).toMatchObject({ status: 422, body: { message } });
  });

  test('a cut that is too small does not become large by its original', async () => {
    const { id: media_id } = world.media.image;
    const cut = await makeCroppedImage(server.db, { ...account(), media_id, width: 300 });
    const body = { ...bodyFor('FacebookPostAd'), media: chosen(cut.id) };
    expect((await create('FacebookPostAd', body)).status).toBe(422);
  });

  test('a carousel wants two to ten', async () => {
    for (const n of [1, 11]) {
      const media = Array.from({ length: n }, () => chosen());
      const answer = await create('InstagramCarouselAd', {
        ...bodyFor('InstagramCarouselAd'),
        media,
      });
      expect(answer.body).toMatchObject({
        message: 'Instagram carousels should be between 2 and 10 images.',
      });
    }
  });

  test('in an ad leave the library but not the ad; with the last ad they go for good', async () => {
    const { image } = world.media;
    const ad = (await create('FacebookPostAd', bodyFor('FacebookPostAd'))).body as Ad;
    const uses = await editor.call('listImageUses', { params: { mediaId: image.id } });
    expect(uses.body).toMatchObject([
      { ad: { id: ad.id, type: 'FacebookPostAd' }, campaignId: world.campaign.id },
    ]);
    expect((await admin.call('deleteImage', { params: { mediaId: image.id } })).status).toBe(204);
    const images = await admin.call('listImages', { params: { accountId: world.account.id } });
    expect(images.body.map(({ id }) => id)).not.toContain(image.id);
    expect((await list('FacebookPostAd')).find(({ id }) => id === ad.id)?.media).toHaveLength(1);
    expect((await admin.send('deleteImage', { params: { mediaId: image.id } })).status).toBe(404);

    await sweepUnused(server.db);
    expect((await admin.send('getImage', { params: { mediaId: image.id } })).status).toBe(200);
    await admin.call('deleteAd', { params: { resource: 'facebook-post-ads', adId: ad.id } });
    await sweepUnused(server.db);
    expect((await admin.send('getImage', { params: { mediaId: image.id } })).status).toBe(404);
  });

  test('leave the library together, and the ads that show any of them are named before', async () => {
    const { image, video, logo } = world.media;
    const { image: foreign } = world.otherMedia;
    const ad = (await create('FacebookPostAd', bodyFor('FacebookPostAd'))).body as Ad;
    const params = { accountId: world.account.id };
    const ids = [image.id, video.id, logo.id, foreign.id];
    const { body: uses } = await editor.call('findMediaUses', { params, body: { ids } });
    expect(uses.uses).toContainEqual(
      expect.objectContaining({
        ad: { id: ad.id, type: 'FacebookPostAd' },
        campaignId: world.campaign.id,
      }),
    );
    expect(uses.total).toBe(uses.uses.length);
    const remove = async () =>
      (await editor.call('deleteMediaItems', { params, body: { ids } })).body.deleted;
    expect(await remove()).toEqual([image.id, video.id, logo.id].sort());
    expect(await remove()).toEqual([]);
    expect((await list('FacebookPostAd')).find(({ id }) => id === ad.id)?.media).toHaveLength(1);
    const left = await server.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', ids)
      .where('removed_at', 'is', null)
      .execute();
    expect(left).toEqual([{ id: foreign.id }]);
  });

  test('of a campaign an editor does not see are used somewhere, no more is said', async () => {
    const hidden = await makeCampaign(server.db, {
      ...account(),
      workspace_id: world.emptyWorkspace.id,
      title: 'Secret',
    });
    await create('FacebookPostAd', bodyFor('FacebookPostAd'), hidden.id);
    const params = { mediaId: world.media.image.id };
    const [seen] = (await editor.call('listImageUses', { params })).body;
    expect(seen).toMatchObject({ campaignId: null, title: '' });
    const [known] = (await admin.call('listImageUses', { params })).body;
    expect(known).toMatchObject({ campaignId: hidden.id, title: 'Secret' });
  });
});

describe('rules of the campaign', () => {
  const post = () => bodyFor('FacebookPostAd');
  const over = 'This campaign is over, so its ads can not be changed any more';

  test.each(['stopped', 'finished'] as const)('%s: nothing changes any more', async (status) => {
    const { id: campaign_id } = await campaignThatIs(status);
    const answer = await create('FacebookPostAd', post(), campaign_id);
    expect(answer).toMatchObject({ status: 409, body: { message: over } });
    const ad = await makeAd(server.db, { account_id: world.account.id, campaign_id });
    const params = { resource: 'facebook-post-ads', adId: ad.id };
    expect((await admin.send('updateAd', { params, body: post() })).status).toBe(409);
    expect((await admin.send('deleteAd', { params })).status).toBe(409);
  });

  test('a running campaign gets only more of what it has, and keeps its last ad', async () => {
    const { id: campaign_id } = await campaignThatIs('active');
    expect(await create('FacebookPostAd', post(), campaign_id)).toMatchObject({
      status: 409,
      body: {
        message: "You can't add this type of ad to the active campaign. Use feed or create new.",
      },
    });
    const first = await makeAd(server.db, { account_id: world.account.id, campaign_id });
    const second = (await create('FacebookPostAd', post(), campaign_id)).body as Ad;
    const remove = (adId: string) =>
      admin.send('deleteAd', { params: { resource: 'facebook-post-ads', adId } });
    expect((await remove(first.id)).status).toBe(204);
    expect(await remove(second.id)).toMatchObject({
      status: 409,
      body: {
        message:
          'This action is forbidden! It is not permitted to delete the last ad of this type.',
      },
    });
    expect(await list('FacebookPostAd', campaign_id)).toHaveLength(1);
  });

  test('two deletions at once leave one ad', async () => {
    const { id: campaign_id } = await campaignThatIs('active');
    const row = { account_id: world.account.id, campaign_id };
    const ads = [await makeAd(server.db, row), await makeAd(server.db, row)];
    const answers = await Promise.all(
      ads.map(({ id: adId }) =>
        admin.send('deleteAd', { params: { resource: 'facebook-post-ads', adId } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('several are deleted at once, and each that stays says why', async () => {
    const { id: campaign_id } = await campaignThatIs('active');
    const row = { account_id: world.account.id, campaign_id };
    const first = await makeAd(server.db, row);
    const second = await makeAd(server.db, row);
    const third = await makeAd(server.db, row);
    const foreign = await makeAd(server.db, {
      account_id: world.account.id,
      campaign_id: world.campaign.id,
    });
    const remove = (...ads: { id: string; version?: number }[]) =>
      admin.call('deleteAds', {
        params: { campaignId: campaign_id },
        body: { ads: ads.map(({ id, version = 1 }) => ({ id, version })) },
      });
    const { body } = await remove({ id: first.id, version: 9 }, second, foreign);
    expect(body).toEqual([
      { adId: first.id, isDeleted: false, reason: expect.stringContaining('Another person') },
      { adId: second.id, isDeleted: true, reason: null },
      { adId: foreign.id, isDeleted: true, reason: null },
    ]);
    expect(await list('FacebookPostAd')).toContainEqual(
      expect.objectContaining({ id: foreign.id }),
    );
    // A second press finds them gone; the last one of its kind stays.
    expect((await remove(second, first, third)).body).toMatchObject([
      { isDeleted: true },
      { isDeleted: true },
      { isDeleted: false, reason: expect.stringContaining('the last ad of this type') },
    ]);
    expect(await list('FacebookPostAd', campaign_id)).toMatchObject([{ id: third.id }]);
    const { id: draft } = await campaignThatIs('to_approve');
    const none = await admin.call('deleteAds', {
      params: { campaignId: draft },
      body: { ads: [{ id: second.id, version: 1 }] },
    });
    expect(none.body).toEqual([{ adId: second.id, isDeleted: true, reason: null }]);
    const { id: ended } = await campaignThatIs('stopped');
    const params = { campaignId: ended };
    const ads = [{ id: third.id, version: 1 }];
    expect((await admin.send('deleteAds', { params, body: { ads } })).status).toBe(409);
  });

  test('channels a type does not have stay closed', async () => {
    const form = await makeCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
      type: 'leadform',
    });
    const linkedin = { ...bodyFor('LinkedinPostAd'), call_to_action: 'APPLY' };
    expect((await create('LinkedinPostAd', linkedin, form.id)).status).toBe(409);
    expect((await create('FacebookPostAd', post(), form.id)).status).toBe(422);
    const contact = { ...post(), call_to_action: 'CONTACT_US' };
    expect((await create('FacebookPostAd', contact, form.id)).status).toBe(201);
  });

  test('the log tells of it', async () => {
    const ad = (await create('FacebookPostAd', post())).body as Ad;
    await admin.call('deleteAd', { params: { resource: 'facebook-post-ads', adId: ad.id } });
    const params = { campaignId: world.campaign.id };
    const log = await admin.call('getActivityLog', { params });
    expect(log.body.map(({ message }) => message)).toEqual([
      'deleted an ad: Facebook post',
      'added an ad: Facebook post',
    ]);
  });
});

test('an ad has one address: that of its kind', async () => {
  const params = { resource: 'instagram-post-ads', adId: world.ad.id };
  expect((await admin.send('deleteAd', { params })).status).toBe(404);
  const unknown = { campaignId: world.campaign.id, resource: 'pinterest-ads' };
  expect((await admin.send('listAds', { params: unknown })).status).toBe(404);
});

test('a duplicated campaign has the same ads; cutting one anew leaves the other alone', async () => {
  const { image, cropped } = world.media;
  await server.deps.storage.put(image.file_key, await makePicture({ width: 1200, height: 900 }));
  const body = { ...bodyFor('FacebookPostAd'), media: chosen(cropped.id) };
  await create('FacebookPostAd', body);
  const params = { campaignId: world.campaign.id };
  const { campaign_id: copyId } = (await admin.call('duplicateCampaign', { params })).body;
  const shown = async (campaignId: string) =>
    (await list('FacebookPostAd', campaignId)).map(({ message, media }) => [
      message,
      media[0]?.url,
    ]);
  expect(await shown(copyId)).toEqual(await shown(world.campaign.id));

  const before = await shown(world.campaign.id);
  const crop = { x: 0, y: 0, width: 600, height: 600 };
  const recut = await admin.send('recropImage', {
    params: { croppedId: cropped.id },
    body: { crop },
  });
  expect((recut.body as { id: string }).id).not.toBe(cropped.id);
  expect(await shown(world.campaign.id)).toEqual(before);
});

test('another person’s newer version is not overwritten', async () => {
  const params = { resource: 'facebook-post-ads', adId: world.ad.id };
  const seen = { 'if-match': '"1"' };
  const body = bodyFor('FacebookPostAd');
  expect((await admin.send('updateAd', { params, body }, seen)).status).toBe(200);
  const late = await editor.send('updateAd', { params, body }, seen);
  expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { version: 2 } } });
});
