import { makeAd, makePlace, makeTemplate } from '@posthorn/db/builders';
import type { AdType } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { type Ad, bodyFor, chosen, createAd, listAds } from '../../testing/social-ad.ts';

setScene();

const ofTemplate = (templateId = world.template.id) => ({
  owner: 'customTemplates' as const,
  templateId,
  resource: 'facebook-post-templates',
});
const makeTemplateAd = (type: AdType, template_id = world.template.id, message = '') =>
  makeAd(server.db, { account_id: world.account.id, template_id, type, message });
const fromTemplate = async (templateId = world.template.id) => {
  const { body } = await admin.call('createCampaign', {
    body: {
      type: 'consideration',
      slug: world.workspace.slug,
      accountId: world.account.id,
      templateId,
    },
  });
  return body;
};
const logOf = async (campaignId: string) =>
  (await admin.call('getActivityLog', { params: { campaignId } })).body.map(
    (entry) => entry.message,
  );

describe('a campaign made from a template', () => {
  test('has its ads, with the same cut-outs and its own words', async () => {
    const message = 'Work at %%company%% in %%city%%';
    const body = { ...bodyFor('FacebookPostAd'), message, media: chosen(world.media.cropped.id) };
    const params = ofTemplate();
    await admin.call('createTemplateAd', { params, body });
    const campaign = await fromTemplate();
    expect(campaign.channelsWithAds).toEqual(['facebook']);
    const [copy, ...rest] = await listAds('FacebookPostAd', campaign.id);
    expect(rest).toEqual([]);
    expect(copy).toMatchObject({
      message: `Work at ${world.account.name} in %%city%%`,
      headline: 'Nurses wanted',
    });
    expect(copy?.media[0]?.id).toBe(world.media.cropped.id);
    expect((await logOf(campaign.id))[0]).toBe('took over the ad of the template');

    const at = { resource: 'facebook-post-ads', adId: copy?.id ?? '' };
    await editor.call('deleteAd', { params: at });
    expect((await editor.call('listTemplateAds', { params })).body).toHaveLength(1);
  });

  test('names the places of the campaign in texts that were left alone', async () => {
    const { id: template_id } = world.template;
    const texts = { message: 'Come to %%city%%', headline: 'Work in %%city%%' };
    await makeAd(server.db, {
      account_id: world.account.id,
      template_id,
      type: 'FacebookPostAd',
      ...texts,
      call_to_action: 'APPLY_NOW',
    });
    await admin.call('createTemplateSearchAd', {
      params: { owner: 'customTemplates', templateId: template_id },
      body: {
        headlines: ['Work in %%city%%', 'Nurses wanted', 'Apply today'],
        descriptions: ['In %%city%%', 'In a team'],
      },
    });
    const { id } = await fromTemplate();
    const shown = async () => {
      const { body } = await admin.call('listAllAds', { params: { campaignId: id } });
      return body.map((ad) =>
        'headlines' in ad ? ad.headlines[0] : 'message' in ad && [ad.message, ad.headline],
      );
    };
    expect(await shown()).toEqual([['Come to %%city%%', 'Work in %%city%%'], 'Work in %%city%%']);

    const groningen = await makePlace(server.db, { name: 'Groningen' });
    const places = (name: 'addLocation' | 'removeLocation', place = groningen) =>
      admin.call(name, {
        params: { campaignId: id },
        body: { id: place.id, name: place.name, type: 'city', country: 'Netherlands' },
      });
    await places('addLocation');
    expect(await shown()).toEqual([
      ['Come to Groningen', 'Work in Groningen'],
      'Work in Groningen',
    ]);

    const [ad] = await listAds('FacebookPostAd', id);
    const sent = { ...bodyFor('FacebookPostAd'), message: 'Move to Groningen' };
    await admin.call('updateAd', {
      params: { resource: 'facebook-post-ads', adId: ad?.id ?? '' },
      body: { ...sent, headline: ad?.headline ?? '' },
    });
    await places('removeLocation');
    await places('addLocation', await makePlace(server.db, { name: 'Assen' }));
    expect(await shown()).toEqual([['Move to Groningen', 'Work in Assen'], 'Work in Assen']);
  });

  test('leaves behind what it has no place for', async () => {
    const { id } = await makeTemplate(server.db, {
      account_id: world.account.id,
      channels_off: ['instagramFeed'],
    });
    for (const type of ['FacebookPostAd', 'InstagramPostAd', 'InstagramStoryAd'] as const) {
      await makeTemplateAd(type, id);
    }
    const campaign = await fromTemplate(id);
    expect(await listAds('InstagramPostAd', campaign.id)).toEqual([]);
    expect(campaign.channelsWithAds).toEqual(['facebook', 'instagram']);
  });

  test('has them in the same order', async () => {
    const messages = Array.from({ length: 30 }, (_, n) => `Message ${n}`);
    for (const message of messages) await makeTemplateAd('FacebookPostAd', undefined, message);
    const { id } = await fromTemplate();
    const ads = await listAds('FacebookPostAd', id);
    expect(ads.map(({ message }) => message)).toEqual(messages);
  });
});

describe('another template', () => {
  const change = (campaignId: string) =>
    admin.call('changeTemplate', { params: { campaignId, templateId: world.template.id } });

  test('brings its ads where there are none', async () => {
    await makeTemplateAd('FacebookPostAd');
    await makeTemplateAd('LinkedinPostAd');
    const { id } = world.customCampaign;
    expect((await change(id)).body.channelsWithAds).toEqual(['facebook', 'linkedIn']);
    expect(await logOf(id)).toContain('took over 2 ads of the template');
    await change(id);
    expect(await listAds('FacebookPostAd', id)).toHaveLength(1);
  });

  test('leaves alone what a person made', async () => {
    await makeTemplateAd('LinkedinPostAd');
    const { id } = world.campaign;
    const mine = (await createAd('FacebookPostAd', bodyFor('FacebookPostAd'))).body as Ad;
    expect((await change(id)).body.channelsWithAds).toEqual(['facebook', 'linkedIn']);
    expect(await listAds('FacebookPostAd')).toContainEqual(mine);
  });
});

test('the ads of a template follow the rules of ads', async () => {
  const params = ofTemplate();
  const made = await admin.send('createTemplateAd', { params, body: bodyFor('FacebookPostAd') });
  expect(made.status).toBe(201);
  const { body } = await editor.call('listTemplateAds', { params });
  expect(body).toEqual([made.body]);
  const asDefault = { ...params, owner: 'templates' };
  const wrong = await admin.send('createTemplateAd', {
    params: asDefault,
    body: bodyFor('FacebookPostAd'),
  });
  expect(wrong.status).toBe(404);
  expect((await admin.send('listTemplateAds', { params: asDefault })).status).toBe(404);
  expect((await admin.send('createTemplateAd', { params, body: { media: [] } })).status).toBe(422);
});

test('every change of an ad of a template is recorded', async () => {
  const params = ofTemplate();
  const made = await admin.call('createTemplateAd', { params, body: bodyFor('FacebookPostAd') });
  const at = { resource: params.resource, adId: made.body.id };
  await admin.call('updateAd', {
    params: at,
    body: { ...bodyFor('FacebookPostAd'), message: 'Other words' },
  });
  await admin.call('deleteAd', { params: at });
  const recorded = await server.db
    .selectFrom('activity')
    .select(['kind', 'action', 'campaign_id', 'person_id', 'before', 'after'])
    .where('entity_id', '=', world.template.id)
    .orderBy('id')
    .execute();
  const change = {
    kind: 'template',
    action: 'changed',
    campaign_id: null,
    person_id: world.admin.id,
  };
  expect(recorded).toEqual([
    { ...change, before: null, after: { adAdded: 'FacebookPostAd' } },
    { ...change, before: null, after: { adChanged: 'FacebookPostAd' } },
    { ...change, before: { adRemoved: 'FacebookPostAd' }, after: null },
  ]);
});
