import { randomUUID } from 'node:crypto';
import { adTextMax } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { admin, editor, server, world } from '../../../testing/scene.ts';
import { listAds } from '../../../testing/social-ad.ts';
import {
  addAd,
  campaignId,
  change,
  changeAd,
  changeTemplateAd,
  codeOf,
  edit,
  get,
  messages,
  newCampaign,
  on,
  owner,
  setTemplatedScene,
  templateId,
} from '../../../testing/templated-campaign.ts';
import { updateCampaigns } from '../commands/update-from-template.ts';

setTemplatedScene();

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
        updating: [{ id: two?.id, text: 'New 1', before: 'Two' }],
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

test('what was shown of another revision is not done', async () => {
  await edit({ title: 'Carers' });
  const { revision } = (await admin.call('previewTemplateUpdate', on())).body;
  await edit({ title: 'Others' });
  const query = { revision };
  expect(codeOf(await admin.send('updateFromTemplate', { ...on(), query }))).toEqual([
    409,
    'template.changedSinceShown',
  ]);
  expect(codeOf(await change(templateId, {}, query))).toEqual([409, 'template.changedSinceShown']);
  const together = await admin.call('updateCampaignsFromTemplate', {
    params: owner(),
    query,
    body: { campaignIds: [campaignId] },
  });
  expect(together.body).toMatchObject([
    { outcome: 'refused', findings: [{ code: 'template.changedSinceShown' }] },
  ]);
  expect((await get()).title).toBe('Nurses');
  const again = (await admin.call('previewTemplateUpdate', on())).body;
  await admin.call('updateFromTemplate', { ...on(), query: { revision: again.revision } });
  expect((await get()).title).toBe('Others');
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

  test('one that is deleted meanwhile does not keep the others', async () => {
    await edit({ title: 'Carers' });
    const caller = {
      accountId: world.account.id,
      personId: world.admin.id,
      role: 'admin',
    } as const;
    const campaignIds = [randomUUID(), campaignId];
    const wanted = { templateId, campaignIds, revision: undefined };
    expect(
      await updateCampaigns(server.deps, { ...caller, requestId: 'test' }, wanted),
    ).toMatchObject([
      { outcome: 'refused', findings: [{ code: 'template.campaignGone' }] },
      { campaignId, outcome: 'updated' },
    ]);
  });
});

describe('a campaign saved as a template', () => {
  test('becomes a custom one, with names as tags again; once for a double click', async () => {
    const { id, name, type, country_name: country } = world.place;
    await admin.call('addLocation', { ...on(), body: { id, name, type, country } });
    const [one] = await listAds('FacebookPostAd', campaignId);
    await changeAd(one?.id ?? '', `Work at ${world.account.name} in ${name}`);
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

  test('keeps a placement off, also once another channel is switched on', async () => {
    const { db } = server.deps.connection;
    await db
      .updateTable('campaign')
      .set({ channels_off: ['instagramStory', 'linkedIn'] })
      .where('id', '=', campaignId)
      .execute();
    const body = { title: 'Without stories', purpose: '' };
    const saved = (await admin.call('saveAsTemplate', { ...on(), body })).body;
    expect(saved.enabledChannels).toContain('instagram');
    expect(saved.channelsOff).toEqual(['instagramStory', 'linkedIn']);
    const enabledChannels = [...saved.enabledChannels, 'linkedIn' as const];
    const params = owner(saved.id);
    const wider = await admin.call('setTemplateChannels', { params, body: { enabledChannels } });
    expect(wider.body.channelsOff).toEqual(['instagramStory']);
  });

  test('says what it could not take', async () => {
    const [one] = await listAds('FacebookPostAd', campaignId);
    // No room is left for a tag that is longer than the name of the company.
    const { db } = server.deps.connection;
    const { id: accountId } = world.account;
    await db.updateTable('account').set({ name: 'North' }).where('id', '=', accountId).execute();
    const full = 'North '.padEnd(adTextMax('FacebookPostAd', 'message'), 'x');
    await changeAd(one?.id ?? '', full);
    await db
      .updateTable('campaign')
      .set({
        target_url: `https://jobs.example/${'x'.repeat(200)}`,
        facebook_page_id: randomUUID(),
        runtime: 90,
      })
      .where('id', '=', campaignId)
      .execute();
    const body = { title: 'Too much', purpose: '' };
    const saved = (await admin.call('saveAsTemplate', { ...on(), body })).body;
    expect(saved.notCarriedOver.map(({ code }) => code)).toEqual([
      'template.urlTooLong',
      'template.runtimeTooLong',
      'template.campaignPageGone',
      'template.tagWithoutRoom',
    ]);
    expect(saved).toMatchObject({ targetUrl: '', runtime: null, facebookPageId: null });
    const ads = await admin.call('listAllTemplateAds', { params: owner(saved.id) });
    expect(ads.body.map((ad) => 'message' in ad && ad.message)).toContain(full);
  });

  test('needs a title', async () => {
    const body = { title: ' ', purpose: '' };
    const answer = await admin.send('saveAsTemplate', { ...on(), body });
    expect(codeOf(answer)).toEqual([422, 'field.required']);
  });
});
