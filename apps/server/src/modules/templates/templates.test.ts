import { randomUUID } from 'node:crypto';
import type { ErrorBody, OperationId } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { admin, editor, server } from '../../testing/scene.ts';
import { bodyFor } from '../../testing/social-ad.ts';
import type { Answer } from '../../testing/test-client.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const inAccount = () => ({ accountId: world.account.id });
const custom = (templateId = world.template.id) => ({
  owner: 'customTemplates' as const,
  templateId,
});
const byGroup = (templateId = world.defaultTemplate.id) => ({
  owner: 'templates' as const,
  templateId,
});
const getCustom = async (templateId = world.template.id) =>
  (await admin.call('getCustomTemplate', { params: { ...inAccount(), templateId } })).body;
const problem = (answer: Answer<unknown>) => {
  const { message, findings } = answer.body as ErrorBody;
  return [answer.status, message, findings?.[0]?.code];
};
const update = async (body: object, templateId = world.template.id) =>
  admin.send('updateCustomTemplate', { params: { templateId }, body });

describe('a new template', () => {
  test('of a function group is empty and can be read', async () => {
    const { status, body } = await admin.call('createDefaultTemplate', { params: inAccount() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'default',
      functionGroup: null,
      runtime: null,
      customTotalGrossBudget: null,
      language: 'en',
      enabledChannels: ['facebook', 'instagram', 'google_display', 'google_search'],
      adsCount: 0,
      channelsWithAds: [],
      campaignsCount: 0,
      version: 1,
    });
    const params = { ...inAccount(), templateId: body.id };
    expect((await editor.call('getDefaultTemplate', { params })).body).toEqual(body);
    expect((await editor.send('getCustomTemplate', { params })).status).toBe(404);
  });

  test.each([
    ['awareness', 'MAXIMISE_IMPRESSIONS'],
    ['consideration', 'MAXIMISE_CLICKS'],
    ['conversions', 'MAXIMISE_CONVERSIONS'],
    ['leadform', 'MAXIMISE_CONVERSIONS'],
    ['custom', null],
  ] as const)('of the type %s has the goal %s', async (type, goal) => {
    const { body } = await admin.call('createCustomTemplate', {
      params: inAccount(),
      body: { type },
    });
    expect(body).toMatchObject({ kind: 'custom', type, goal, title: '' });
    expect(body.enabledChannels).not.toContain('linkedIn');
  });

  test('is made once, however often the button is pressed', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const press = () =>
      admin.call(
        'createCustomTemplate',
        { params: inAccount(), body: { type: 'custom' } },
        headers,
      );
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.body.id).toBe(other.body.id);
    const { body } = await admin.call('listCustomTemplates', { params: inAccount() });
    expect(body.filter(({ type }) => type === 'custom')).toHaveLength(1);
  });
});

test('lists count ads, and campaigns that the caller may see', async () => {
  const account_id = world.account.id;
  const { id: template_id } = await builders.makeTemplate(server.db, { account_id });
  await builders.makeAd(server.db, { account_id, template_id, type: 'GoogleSearchAd' });
  await builders.makeAd(server.db, { account_id, template_id, type: 'FacebookPostAd' });
  for (const workspace_id of [world.workspace.id, world.emptyWorkspace.id]) {
    await builders.makeCampaign(server.db, { account_id, workspace_id, template_id });
  }
  const seenBy = async (client: typeof admin) => {
    const { body } = await client.call('listCustomTemplates', { params: inAccount() });
    return body.find(({ id }) => id === template_id);
  };
  expect(await seenBy(admin)).toMatchObject({
    adsCount: 2,
    channelsWithAds: ['facebook', 'googleSearch'],
    campaignsCount: 2,
  });
  expect((await seenBy(editor))?.campaignsCount).toBe(1);
});

describe('the function group', () => {
  const set = (functionGroup: string, params: object, client = admin) =>
    client.send('setTemplateFunctionGroup', {
      params: params as Record<string, string>,
      body: { functionGroup },
    });

  test('is that of one default template only', async () => {
    const group = world.profile.function_group;
    expect((await set(group, byGroup())).status).toBe(200);
    expect((await set(group, byGroup())).status).toBe(200);
    const { body } = await admin.call('createDefaultTemplate', { params: inAccount() });
    expect(problem(await set(group, byGroup(body.id)))).toEqual([
      409,
      expect.stringContaining('There is already a default template for'),
      'template.functionGroupTaken',
    ]);
    expect((await set(group, custom())).status).toBe(200);

    await admin.call('clearTemplateFunctionGroup', { params: byGroup() });
    expect((await set(group, byGroup(body.id))).status).toBe(200);
  });

  test('goes to one of two who want it at once', async () => {
    const { body } = await admin.call('createDefaultTemplate', { params: inAccount() });
    const group = world.profile.function_group;
    const answers = await Promise.all([
      set(group, byGroup()),
      set(group, byGroup(body.id), editor),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && problem(refused)[2]).toBe('template.functionGroupTaken');
  });

  test('has to be known, and takes the place of job profiles', async () => {
    expect(problem(await set('no such group', custom()))).toEqual([
      422,
      'This value is not known here',
      'field.unknown',
    ]);
    const params = { templateId: world.template.id };
    await admin.call('addTemplateProfile', { params, body: { id: world.profile.id } });
    await set(world.profile.function_group, custom());
    expect(await getCustom()).toMatchObject({
      functionGroup: world.profile.function_group,
      profiles: [],
    });
  });
});

test('keywords are suggested by the jobs of a template, chosen, and begin its campaigns', async () => {
  const params = { templateId: world.template.id };
  await admin.call('addTemplateProfile', { params, body: { id: world.profile.id } });
  const read = async () => (await admin.call('getTemplateKeywords', { params: custom() })).body;
  const choose = (body: unknown) => admin.send('setTemplateKeywords', { params: custom(), body });
  const first = await read();
  expect(first.chosen).toBeNull();
  expect(first.suggested.length).toBeGreaterThan(0);

  const own = {
    wanted: [{ text: 'ICU  nurse', match: 'exact' }],
    excluded: [{ text: 'stage', match: 'phrase' }],
  };
  const kept = { ...own, wanted: [{ text: 'icu nurse', match: 'exact' }] };
  expect((await choose(own)).body).toMatchObject({ keywords: kept });
  expect(await read()).toEqual({ chosen: kept, suggested: first.suggested });
  const wrong = { wanted: [{ text: 'nurse!', match: 'exact' }], excluded: [] };
  expect((await choose(wrong)).status).toBe(422);
  const made = await admin.call('createCampaign', {
    body: {
      type: 'consideration',
      slug: world.workspace.slug,
      accountId: world.account.id,
      templateId: world.template.id,
    },
  });
  const { body } = await admin.call('getCampaign', { params: { campaignId: made.body.id } });
  expect(body.keywords).toEqual(kept);
  expect((await choose({ wanted: null, excluded: [] })).body).toMatchObject({ keywords: null });
});

test('settings of both kinds of template are saved one by one', async () => {
  for (const params of [custom(), byGroup()]) {
    const save = (id: OperationId, body: object) => admin.send(id, { params, body });
    await save('setTemplateLanguage', { language: 'nl' });
    await save('setTemplateRuntime', { runtime: 30 });
    await save('setTemplateBudget', { budget: 900_00 });
    await save('setTemplatePage', { pageId: world.page.id, channel: 'facebook' });
    const { body } = await save('setTemplateChannels', {
      enabledChannels: ['linkedIn', 'facebook'],
    });
    expect(body).toMatchObject({
      language: 'nl',
      runtime: 30,
      customTotalGrossBudget: 900_00,
      facebookPageId: world.page.id,
      enabledChannels: ['facebook', 'linkedIn'],
      version: 6,
    });
    expect((await save('setTemplateBudget', { budget: 0 })).body).toMatchObject({
      customTotalGrossBudget: null,
    });
  }
  const { db } = server;
  const row = await db
    .selectFrom('template')
    .select('revision')
    .where('id', '=', world.template.id)
    .executeTakeFirstOrThrow();
  expect(row.revision).toBe(7);
});

test.each<[OperationId, object, string]>([
  ['setTemplateRuntime', { runtime: 0 }, 'Must be between 1 and 60'],
  ['setTemplateRuntime', { runtime: 61 }, 'Must be between 1 and 60'],
  ['setTemplateBudget', { budget: 99_99 }, 'Provided amount has invalid format'],
])('%s refuses %j', async (id, body, message) => {
  for (const params of [custom(), byGroup()]) {
    const answer = await admin.send(id, { params, body });
    expect(problem(answer).slice(0, 2)).toEqual([422, message]);
  }
});

describe('a copy', () => {
  test('has the ads and a title of its own; once for a double click', async () => {
    await admin.call('createTemplateAd', {
      params: { ...custom(), resource: 'facebook-post-templates' },
      body: bodyFor('FacebookPostAd'),
    });
    const headers = { 'idempotency-key': randomUUID() };
    const press = () => admin.call('duplicateTemplate', { params: custom() }, headers);
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.body).toEqual(other.body);
    expect(one.body).toMatchObject({ title: `${world.template.title} (copy)`, adsCount: 1 });
  });

  test('of a default template has no function group', async () => {
    const body = { functionGroup: world.profile.function_group };
    await admin.call('setTemplateFunctionGroup', { params: byGroup(), body });
    const copy = await admin.call('duplicateTemplate', { params: byGroup() });
    expect([copy.status, copy.body.functionGroup]).toEqual([201, null]);
  });
});

describe('two people', () => {
  test('do not overwrite each other: the later one gets the current template', async () => {
    const { version } = await getCustom();
    const headers = { 'if-match': `"${version}"` };
    const body = { language: 'nl' } as const;
    const first = await admin.call('setTemplateLanguage', { params: custom(), body }, headers);
    const late = await editor.send(
      'updateCustomTemplate',
      { params: { templateId: world.template.id }, body: { title: 'Late' } },
      headers,
    );
    expect(late.status).toBe(409);
    expect((late.body as ErrorBody).current).toEqual(first.body);
    const gone = await editor.send(
      'deleteCustomTemplate',
      { params: { templateId: world.template.id } },
      headers,
    );
    expect(gone.status).toBe(409);
  });

  test('one of whom deletes it: the other is told that it is gone', async () => {
    const params = { templateId: world.template.id };
    const campaign = await builders.makeCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
      template_id: world.template.id,
      used_template: 'Nurses',
    });
    await admin.call('deleteCustomTemplate', { params });
    expect((await update({ title: 'Late' })).status).toBe(404);
    expect((await admin.send('deleteCustomTemplate', { params })).status).toBe(404);
    const { body } = await admin.call('getCampaign', { params: { campaignId: campaign.id } });
    expect(body).toMatchObject({ templateId: null, usedTemplate: 'Nurses' });
  });

  test('hear of each change once; what changes nothing leaves no trace', async () => {
    await update({ title: 'Nurses' });
    await update({ title: 'Nurses' });
    const recorded = await server.db
      .selectFrom('activity')
      .select(['kind', 'action', 'before', 'after', 'workspace_id'])
      .where('entity_id', '=', world.template.id)
      .execute();
    expect(recorded).toEqual([
      {
        kind: 'template',
        action: 'changed',
        workspace_id: null,
        before: { title: world.template.title },
        after: { title: 'Nurses' },
      },
    ]);
  });
});
