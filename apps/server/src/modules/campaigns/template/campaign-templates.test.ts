import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../../testing/scene.ts';
import { bodyFor, listAds } from '../../../testing/social-ad.ts';
import type { Answer } from '../../../testing/test-client.ts';

setScene();

let templateId: string;
let campaignId: string;

const owner = (id = templateId) => ({ owner: 'customTemplates' as const, templateId: id });
const on = (id = campaignId) => ({ params: { campaignId: id } });
const get = async (id = campaignId) => (await admin.call('getCampaign', on(id))).body;
const codeOf = (answer: Answer<unknown>) => [
  answer.status,
  (answer.body as ErrorBody).findings?.[0]?.code,
];
const edit = (body: object, id = templateId) =>
  admin.send('updateCustomTemplate', { params: { templateId: id }, body });
const addAd = async (message: string, id = templateId) => {
  const params = { ...owner(id), resource: 'facebook-post-templates' };
  const body = { ...bodyFor('FacebookPostAd'), message };
  return (await admin.call('createTemplateAd', { params, body })).body;
};
const changeTemplateAd = (adId: string, message: string) =>
  admin.call('updateAd', {
    params: { resource: 'facebook-post-templates', adId },
    body: { ...bodyFor('FacebookPostAd'), message },
  });
const changeAd = (adId: string, message: string) =>
  admin.call('updateAd', {
    params: { resource: 'facebook-post-ads', adId },
    body: { ...bodyFor('FacebookPostAd'), message },
  });
const messages = async (id = campaignId) =>
  (await listAds('FacebookPostAd', id)).map(({ message }) => message);
const newTemplate = async (title: string, texts: string[]) => {
  const made = await admin.call('createCustomTemplate', {
    params: { accountId: world.account.id },
    body: { type: 'consideration' },
  });
  await edit({ title }, made.body.id);
  for (const text of texts) await addAd(text, made.body.id);
  return made.body.id;
};
const newCampaign = async (id: string) => {
  const { body } = await admin.call('createCampaign', {
    body: {
      type: 'consideration',
      slug: world.workspace.slug,
      accountId: world.account.id,
      templateId: id,
    },
  });
  return body;
};
const change = (id: string, headers = {}) =>
  admin.call('changeTemplate', { params: { campaignId, templateId: id } }, headers);

beforeEach(async () => {
  templateId = await newTemplate('Nurses', ['One', 'Two']);
  campaignId = (await newCampaign(templateId)).id;
});

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

  test('the same one again changes nothing and brings nothing twice', async () => {
    const before = await get();
    const { body } = await change(templateId);
    expect(body).toEqual(before);
    expect(await messages()).toEqual(['One', 'Two']);
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
    expect(preview.body.blockers[0]?.code).toBe('campaign.channelNotInType');
    expect(codeOf(await change(made.body.id))).toEqual([409, 'campaign.channelNotInType']);
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

describe('a template that was changed', () => {
  const update = (headers = {}) => admin.send('updateFromTemplate', on(), headers);

  test('is brought to campaigns; what the person changed stays and is named', async () => {
    const [one, two] = await listAds('FacebookPostAd', campaignId);
    await changeAd(one?.id ?? '', 'One, edited');
    const { body } = await admin.call('updateCampaign', {
      ...on(),
      body: {
        title: 'My own',
        target_url: '',
        po_number: '',
        reference_number: 'R',
        language: 'en',
      },
    });
    expect(body.isBehindTemplate).toBe(false);
    const ads = await admin.call('listAllTemplateAds', { params: owner() });
    for (const [n, ad] of ads.body.entries()) await changeTemplateAd(ad.id, `New ${n}`);
    await addAd('Three');
    await edit({ title: 'Carers', targetUrl: 'https://jobs.example/new' });

    expect((await get()).isBehindTemplate).toBe(true);
    const preview = await admin.call('previewTemplateUpdate', on());
    expect(preview.body).toMatchObject({
      changes: [{ field: 'targetUrl', before: '', after: 'https://jobs.example/new' }],
      ads: {
        coming: [{ text: 'Three' }],
        leaving: [],
        updating: [{ id: two?.id, text: 'Two' }],
        staying: [{ id: one?.id, text: 'One, edited' }],
        kept: [one?.id],
      },
    });
    expect(preview.body.kept).toContainEqual({
      field: 'title',
      value: 'My own',
      offered: 'Carers',
    });
    const headers = { 'if-match': `"${preview.body.version}"` };
    const updated = await update(headers);
    expect(updated.body).toMatchObject({
      title: 'My own',
      targetUrl: 'https://jobs.example/new',
      referenceNumber: 'R',
      isBehindTemplate: false,
      canUndoTemplate: true,
    });
    expect(await messages()).toEqual(['One, edited', 'New 1', 'Three']);
    expect((await update(headers)).status).toBe(409);

    await admin.call('undoChangeTemplate', on());
    expect(await messages()).toEqual(['One, edited', 'Two']);
    expect(await get()).toMatchObject({ targetUrl: '', isBehindTemplate: true });
  });

  test('does not bring back ads that were deleted, and takes those it no longer has', async () => {
    const [one] = await listAds('FacebookPostAd', campaignId);
    await admin.call('deleteAd', {
      params: { resource: 'facebook-post-ads', adId: one?.id ?? '' },
    });
    const ads = await admin.call('listAllTemplateAds', { params: owner() });
    const params = { resource: 'facebook-post-templates', adId: ads.body[1]?.id ?? '' };
    await admin.call('deleteAd', { params });
    await update();
    expect(await messages()).toEqual([]);
    await edit({ purpose: 'Changes no campaign' });
    await update();
    expect(await messages()).toEqual([]);
    expect((await get()).isBehindTemplate).toBe(false);
  });

  test('a duplicated campaign follows it, too', async () => {
    const { body } = await admin.call('duplicateCampaign', on());
    const copy = body.campaign_id;
    await edit({ poNumber: 'PO 7' });
    expect((await get(copy)).isBehindTemplate).toBe(true);
    await addAd('Three');
    await admin.call('updateFromTemplate', on(copy));
    expect(await messages(copy)).toEqual(['One', 'Two', 'Three']);
    expect((await get(copy)).poNumber).toBe('PO 7');
  });

  test('is refused after the launch, without a template, and from an unknown revision', async () => {
    const { db } = server;
    await db
      .updateTable('campaign')
      .set({ status: 'active' })
      .where('id', '=', campaignId)
      .execute();
    expect(codeOf(await update())).toEqual([409, 'campaign.wrongStatus']);
    const none = await admin.send('updateFromTemplate', on(world.campaign.id));
    expect(codeOf(none)).toEqual([409, 'template.notFromTemplate']);
    await db.deleteFrom('template_use').where('campaign_id', '=', campaignId).execute();
    await db
      .updateTable('campaign')
      .set({ status: 'draft' })
      .where('id', '=', campaignId)
      .execute();
    expect(codeOf(await update())).toEqual([409, 'template.originUnknown']);
  });
});

describe('the campaigns of a template', () => {
  test('are listed as far as the caller may see them, with how far they are', async () => {
    const hidden = await newCampaign(templateId);
    await server.db
      .updateTable('campaign')
      .set({ workspace_id: world.emptyWorkspace.id })
      .where('id', '=', hidden.id)
      .execute();
    await edit({ title: 'Carers' });
    const now = await newCampaign(templateId);
    const list = async (client: typeof admin) =>
      (await client.call('listTemplateCampaigns', { params: owner() })).body;
    expect((await list(admin)).map(({ id }) => id)).toEqual([now.id, hidden.id, campaignId]);
    expect(await list(editor)).toMatchObject([
      { id: now.id, isUpToDate: true, canBeUpdated: false },
      {
        id: campaignId,
        title: 'Nurses',
        status: 'to_approve',
        workspace: { slug: world.workspace.slug },
        isUpToDate: false,
        canBeUpdated: true,
      },
    ]);

    const body = { campaignIds: [campaignId, hidden.id] };
    const unseen = await editor.send('updateCampaignsFromTemplate', { params: owner(), body });
    expect(codeOf(unseen)).toEqual([422, 'field.unknown']);
    expect((await get()).title).toBe('Nurses');
  });

  test('are brought up to date together, each by itself', async () => {
    const launched = await newCampaign(templateId);
    await server.db
      .updateTable('campaign')
      .set({ status: 'active' })
      .where('id', '=', launched.id)
      .execute();
    await edit({ title: 'Carers' });
    const current = await newCampaign(templateId);
    const body = { campaignIds: [launched.id, campaignId, current.id, campaignId] };
    const answer = await admin.call('updateCampaignsFromTemplate', { params: owner(), body });
    expect(answer.body).toMatchObject([
      { campaignId: launched.id, outcome: 'refused', findings: [{ code: 'campaign.wrongStatus' }] },
      { campaignId, outcome: 'updated', kept: [] },
      { campaignId: current.id, outcome: 'upToDate' },
    ]);
    expect((await get()).title).toBe('Carers');
  });
});

describe('a campaign saved as a template', () => {
  test('becomes a custom one, with names as tags again; once for a double click', async () => {
    const { id, name, type, country_name: country } = world.place;
    await admin.call('addLocation', { ...on(), body: { id, name, type, country } });
    const [one] = await listAds('FacebookPostAd', campaignId);
    await changeAd(one?.id ?? '', `Work at North in ${name}`);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { title: 'From a campaign', purpose: 'To do it again' };
    const save = () => editor.call('saveAsTemplate', { ...on(), body }, headers);
    const [made, again] = await Promise.all([save(), save()]);
    expect(made.status).toBe(201);
    expect(again.body).toEqual(made.body);
    expect(made.body).toMatchObject({
      ...body,
      kind: 'custom',
      type: 'consideration',
      locations: [{ id }],
      adsCount: 2,
      campaignsCount: 0,
    });
    const ads = await admin.call('listAllTemplateAds', { params: owner(made.body.id) });
    expect(ads.body.map((ad) => 'message' in ad && ad.message)).toEqual([
      'Work at %%company%% in %%city%%',
      'Two',
    ]);
  });

  test('needs a title', async () => {
    const body = { title: ' ', purpose: '' };
    const answer = await admin.send('saveAsTemplate', { ...on(), body });
    expect(codeOf(answer)).toEqual([422, 'field.required']);
  });
});
