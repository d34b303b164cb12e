import { randomUUID } from 'node:crypto';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { admin, server, world } from '../../../testing/scene.ts';
import { listAds } from '../../../testing/social-ad.ts';
import {
  addAd,
  campaignId,
  change,
  changeAd,
  codeOf,
  edit,
  get,
  messages,
  newCampaign,
  newTemplate,
  on,
  setTemplatedScene,
  templateId,
} from '../../../testing/templated-campaign.ts';

setTemplatedScene();

describe('a campaign made from a template', () => {
  test('knows the revision, and says what it could not take over, until it is mended', async () => {
    await addAd('Work in %%city%%');
    const campaign = await newCampaign(templateId);
    expect(campaign).toMatchObject({
      status: 'to_approve',
      templateRevision: 5,
      isBehindTemplate: false,
      canUndoTemplate: false,
      notCarriedOver: [{ code: 'template.tagWaitsForPlace', params: { n: 1, tag: 'City' } }],
    });
    expect(await get(campaign.id)).toEqual(campaign);
    const { id, name, type, country_name: country } = world.place;
    const body = { id, name, type, country };
    const there = await admin.call('addLocation', { ...on(campaign.id), body });
    expect(there.body.notCarriedOver).toEqual([]);
  });

  test('keeps its own page where that of the template is gone', async () => {
    await server.db
      .updateTable('template')
      .set({ facebook_page_id: randomUUID() })
      .where('id', '=', templateId)
      .execute();
    expect(await newCampaign(templateId)).toMatchObject({
      facebookPageId: world.page.id,
      notCarriedOver: [{ code: 'template.pageGone' }],
    });
  });
});

describe('another template', () => {
  test('is shown beforehand, and then does exactly that', async () => {
    const [one] = await listAds('FacebookPostAd', campaignId);
    await changeAd(one?.id ?? '', 'One, edited');
    const other = await newTemplate('Carers', ['Three']);
    const preview = await admin.call('previewChangeTemplate', {
      params: { campaignId, templateId: other },
    });
    expect(preview.body).toMatchObject({
      templateName: 'Carers',
      changes: [{ field: 'title', before: 'Nurses', after: 'Carers' }],
      ads: {
        coming: [{ text: 'Three' }],
        leaving: [{ text: 'Two' }],
        staying: [{ text: 'One, edited' }],
        updating: [],
      },
      blockers: [],
      channelsInTheWay: [],
    });
    expect(preview.body.kept.map(({ field }) => field)).toContain('language');
    const { body } = await change(other, { 'if-match': `"${preview.body.version}"` });
    expect(body).toMatchObject({ title: 'Carers', templateId: other, canUndoTemplate: true });
    expect(await messages()).toEqual(['One, edited', 'Three']);
    const log = await admin.call('getActivityLog', on());
    expect(log.body.map(({ message }) => message)).toContain(
      'removed an ad of the former template, took over the ad of the template',
    );
  });

  test('names its ads as the campaign will, not by placeholders', async () => {
    const other = await newTemplate('Carers', ['%%company%% in %%city%%']);
    const params = { campaignId, templateId: other };
    const coming = async () =>
      (await admin.call('previewChangeTemplate', { params })).body.ads.coming[0]?.text;
    expect(await coming()).toBe(`${world.account.name} in [City]`);
    const { id, name, type, country_name: country } = world.place;
    await admin.call('addLocation', { ...on(), body: { id, name, type, country } });
    expect(await coming()).toBe(`${world.account.name} in ${name}`);
  });

  test('the same one again changes nothing and brings nothing twice', async () => {
    const before = await get();
    const { body } = await change(templateId);
    expect(body).toEqual(before);
    expect(await messages()).toEqual(['One', 'Two']);
  });

  test('two at once: one after the other, with the ads of the later one', async () => {
    const other = await newTemplate('Carers', ['Three']);
    const third = await newTemplate('Others', ['Four', 'Five']);
    const answers = await Promise.all([
      change(other),
      change(third),
      edit({ title: 'Late' }, third),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const isThird = (await get()).templateId === third;
    expect(await messages()).toEqual(isThird ? ['Four', 'Five'] : ['Three']);
  });

  test('that was deleted meanwhile is not found', async () => {
    const other = await newTemplate('Carers', []);
    await admin.call('deleteCustomTemplate', { params: { templateId: other } });
    expect((await change(other)).status).toBe(404);
    const params = { campaignId, templateId: other };
    expect((await admin.send('previewChangeTemplate', { params })).status).toBe(404);
  });

  test('is refused where an ad that stays has no place', async () => {
    const made = await admin.call('createCustomTemplate', {
      params: { accountId: world.account.id },
      body: { type: 'leadform' },
    });
    await builders.makeAd(server.db, {
      account_id: world.account.id,
      campaign_id: campaignId,
      type: 'GoogleSearchAd',
    });
    const params = { campaignId, templateId: made.body.id };
    const preview = await admin.call('previewChangeTemplate', { params });
    expect(preview.body.blockers[0]?.code).toBe('campaign.channelsNotInType');
    expect(preview.body.channelsInTheWay).toEqual(['googleSearch']);
    expect(codeOf(await change(made.body.id))).toEqual([409, 'campaign.channelsNotInType']);
  });
});

describe('undo', () => {
  const undo = (headers = {}) => admin.send('undoChangeTemplate', on(), headers);

  test('puts configuration and ads back, once for a double click', async () => {
    const before = await get();
    const adsBefore = await listAds('FacebookPostAd', campaignId);
    await change(await newTemplate('Carers', ['Three']));
    expect((await get()).canUndoTemplate).toBe(true);
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = await Promise.all([undo(headers), undo(headers)]);
    expect([one.status, other.body]).toEqual([200, one.body]);
    expect(await get()).toEqual({ ...before, version: before.version + 2 });
    expect(await listAds('FacebookPostAd', campaignId)).toEqual(adsBefore);
    expect(codeOf(await undo())).toEqual([409, 'template.changedSince']);

    // The ads are those of the template again: the next change takes them with it.
    await change(await newTemplate('Others', []));
    expect(await messages()).toEqual([]);
  });

  test('is refused once the campaign or one of its ads was changed', async () => {
    await change(await newTemplate('Carers', ['Three']));
    const [three] = await listAds('FacebookPostAd', campaignId);
    await changeAd(three?.id ?? '', 'Three, edited');
    expect((await get()).canUndoTemplate).toBe(false);
    expect(codeOf(await undo())).toEqual([409, 'template.changedSince']);
    await change(await newTemplate('Others', []));
    await admin.call('addProfile', { ...on(), body: { id: world.profile.id } });
    expect(codeOf(await undo())).toEqual([409, 'template.changedSince']);
  });

  test('works when the former template was deleted; the campaign keeps its name', async () => {
    const other = await newTemplate('Carers', ['Three']);
    await change(other);
    await admin.call('deleteCustomTemplate', { params: { templateId } });
    const { status, body } = await undo();
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Nurses', templateId: null, usedTemplate: 'Nurses' });
    expect(await messages()).toEqual(['One', 'Two']);
  });

  test('is refused when a picture of the former ads was deleted for good', async () => {
    await change(await newTemplate('Carers', []));
    await admin.call('deleteCustomTemplate', { params: { templateId } });
    const { id } = world.media.image;
    await server.db.deleteFrom('ad_media').where('media_id', '=', id).execute();
    await server.db.deleteFrom('cropped_image').where('media_id', '=', id).execute();
    await server.db.deleteFrom('media').where('id', '=', id).execute();
    const before = await get();
    expect(codeOf(await undo())).toEqual([409, 'template.formerAdsGone']);
    expect(await get()).toEqual(before);
  });
});
