import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { admin, editor, server } from '../../testing/scene.ts';
import type { Answer } from '../../testing/test-client.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import { sweepUnused } from '../media/index.ts';

setWholeScene();

const on = (campaignId = world.formCampaign.id) => ({ params: { campaignId } });
const onTemplate = (templateId = world.formTemplate.id) => ({ params: { templateId } });
const get = async (id?: string) => (await admin.call('getLeadForm', on(id))).body;
const save = (body: object, { id, version }: { id?: string; version?: number } = {}) =>
  admin.send(
    'saveLeadForm',
    { ...on(id), body },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );
const saveTemplate = (body: object, templateId?: string) =>
  admin.send('saveTemplateLeadForm', { ...onTemplate(templateId), body });
const problem = (answer: Answer<unknown>) => {
  const { message, findings } = answer.body as ErrorBody;
  return [answer.status, message, findings?.[0]?.path];
};
const full = {
  name: 'Nurses',
  introHeadline: 'Work with us',
  introDescription: 'Nights and days',
  privacyTitle: 'Privacy statement',
  privacyUrl: 'https://care.test/privacy',
  completionHeadline: 'Thank you',
  completionDescription: 'We call you tomorrow',
  completionButtonUrl: 'https://care.test',
};
const fullTemplate = {
  name: 'Nurses',
  intro_headline: 'Work in %%city%% at %%company%%',
  intro_description: 'Nights and days',
  privacy_title: 'Privacy statement',
  privacy_url: 'https://care.test/privacy',
  completion_headline: 'Thank you',
  completion_description: 'We call you tomorrow',
  completion_button_url: 'https://care.test',
};
const choice = { type: 'CUSTOM', label: 'Which shift?', options: ['Day', 'Night'] };
const aPlace = () => {
  const { id, name, type, country_name: country } = world.place;
  return { id, name, type, country };
};
const newCampaign = async (templateId: string) =>
  (
    await admin.call('createCampaign', {
      body: {
        type: 'leadform',
        slug: world.workspace.slug,
        accountId: world.account.id,
        templateId,
      },
    })
  ).body;

describe('the form of a campaign', () => {
  test('is there before it is written, and says what it needs', async () => {
    const form = await get();
    expect(form).toMatchObject({
      name: world.formCampaign.title,
      introHeadline: '',
      media: null,
      completionButtonText: 'Visit website',
      isComplete: false,
      isLocked: false,
      version: 1,
    });
    expect(form.questions).toContainEqual({ type: 'EMAIL', label: 'E-mail address', options: [] });
    const { body: status } = await admin.call('getLeadFormStatus', on());
    expect(status.isComplete).toBe(false);
    expect(status.missing.map(({ path }) => path)).toContain('privacyUrl');
  });

  test('is called as its campaign is, until a person calls it something else', async () => {
    const { id } = world.formCampaign;
    const rename = (title: string) =>
      server.db.updateTable('campaign').set({ title }).where('id', '=', id).execute();
    await save({ introHeadline: 'Work with us' });
    await rename('Night nurse');
    expect((await get()).name).toBe('Night nurse');
    await save({ name: 'Night nurse' });
    await rename('Nurse');
    expect((await get()).name).toBe('Nurse');
    await save({ name: 'Spring' });
    await rename('Doctor');
    expect((await get()).name).toBe('Spring');
    await save({ name: ' ' });
    expect((await get()).name).toBe('Doctor');
  });

  test('is saved field by field, and becomes finished', async () => {
    const first = await save({ introHeadline: ' Work with us ' });
    expect(first.body).toMatchObject({ introHeadline: 'Work with us', version: 2 });
    await save({ ...full, questions: [{ type: 'EMAIL' }, choice] });
    expect(await get()).toMatchObject({
      ...full,
      isComplete: true,
      questions: [{ type: 'EMAIL', label: 'E-mail address', options: [] }, choice],
    });
    const { body } = await admin.call('getCampaign', on());
    expect(body.isLeadformComplete).toBe(true);
  });

  test('may be unfinished, but not too long', async () => {
    expect((await save({ privacyUrl: 'https://ca', questions: [] })).status).toBe(200);
    expect(problem(await save({ introHeadline: 'x'.repeat(61) }))).toEqual([
      422,
      'This field is max 60 characters',
      'introHeadline',
    ]);
    expect((await save({ completionDescription: 'x'.repeat(120) })).status).toBe(200);
    expect((await save({ completionDescription: 'x'.repeat(121) })).status).toBe(422);
    expect((await save({ questions: [{ type: 'GENDER' }] })).status).toBe(422);
  });

  test('is not overwritten by an older page', async () => {
    const { version } = await get();
    await save({ introHeadline: 'One' }, { version });
    const late = await save({ introHeadline: 'Two' }, { version });
    expect(late.status).toBe(409);
    expect((late.body as ErrorBody).current).toMatchObject({ introHeadline: 'One' });
    expect((await get()).introHeadline).toBe('One');
  });

  test('two people at once leave one form, with the words of both', async () => {
    const body = (field: string) => ({ ...on(), body: { [field]: 'Said' } });
    await Promise.all([
      admin.call('saveLeadForm', body('introHeadline')),
      editor.call('saveLeadForm', body('completionHeadline')),
    ]);
    expect(await get()).toMatchObject({ introHeadline: 'Said', completionHeadline: 'Said' });
  });

  test('what follows each other is one entry in the log; what changes nothing is none', async () => {
    const messages = async () =>
      (await admin.call('getActivityLog', on())).body.map(({ message }) => message);
    const before = (await messages()).length;
    await save({ introHeadline: 'One' });
    await save({ introHeadline: 'Two' });
    await save({ introHeadline: 'Two' });
    expect(await messages()).toHaveLength(before + 1);
    expect((await messages())[0]).toBe('changed the form');
  });

  test.each(['active', 'paused', 'stopped', 'finished', 'failed'] as const)(
    'can not be edited once the campaign is %s',
    async (status) => {
      await save(full);
      await server.db
        .updateTable('campaign')
        .set({ status })
        .where('id', '=', world.formCampaign.id)
        .execute();
      expect(problem(await save({ introHeadline: 'Late' })).slice(0, 2)).toEqual([
        409,
        "Leadform can't be edited in the deployed campaign",
      ]);
      expect(await get()).toMatchObject({ isLocked: true, introHeadline: 'Work with us' });
    },
  );

  test('is there for fast apply campaigns alone, and found again when the type comes back', async () => {
    await save(full);
    const changeType = (type: string) =>
      admin.call('changeType', { ...on(), body: { type } as never });
    await changeType('consideration');
    expect((await admin.send('getLeadForm', on())).status).toBe(404);
    expect((await admin.send('getLeadFormStatus', on())).status).toBe(404);
    expect(problem(await save({ name: 'Late' })).slice(0, 2)).toEqual([
      409,
      'Only fast apply campaigns and templates have a form',
    ]);
    await changeType('leadform');
    expect(await get()).toMatchObject(full);
  });

  test('has an image of the right shape, of its own account, that the library can not lose', async () => {
    const image = await builders.makeMedia(server.db, {
      account_id: world.account.id,
      width: 2400,
      height: 1256,
    });
    const square = await builders.makeMedia(server.db, {
      account_id: world.account.id,
      width: 800,
      height: 800,
    });
    expect(problem(await save({ mediaId: square.id }))).toEqual([
      422,
      'The image must have the shape of 1200x628: please crop it',
      'mediaId',
    ]);
    expect((await save({ mediaId: world.otherMedia.image.id })).status).toBe(422);
    expect((await save({ mediaId: world.media.video.id })).status).toBe(422);
    await save({ mediaId: image.id });
    expect((await get()).media).toMatchObject({ id: image.id, masterId: image.id });
    const params = { mediaId: image.id };
    const templateId = world.formTemplate.id;
    await admin.call('saveTemplateLeadForm', {
      params: { templateId },
      body: { media_id: image.id },
    });
    const { body: uses } = await admin.call('listImageUses', { params });
    expect(uses).toMatchObject([
      { ad: null, campaignId: world.formCampaign.id, title: world.formCampaign.title },
      { ad: null, campaignId: null, templateId, title: world.formTemplate.title },
    ]);
    await admin.call('deleteImage', { params });
    await sweepUnused(server.db);
    expect((await get()).media).toMatchObject({ id: image.id });
    await save({ mediaId: null });
    expect((await get()).media).toBeNull();
    await sweepUnused(server.db);
    expect((await admin.send('getImage', { params })).status).toBe(200);
    // With the last form that shows it, it goes for good.
    await admin.call('saveTemplateLeadForm', { params: { templateId }, body: { media_id: null } });
    await sweepUnused(server.db);
    expect((await admin.send('getImage', { params })).status).toBe(404);
  });

  test('comes along when the campaign is duplicated', async () => {
    await save({ ...full, questions: [{ type: 'EMAIL' }, choice] });
    const { body } = await admin.call('duplicateCampaign', on());
    expect(await get(body.campaign_id)).toMatchObject({ ...full, isComplete: true });
  });
});

describe('the form of a template', () => {
  const getTemplate = async (templateId = world.formTemplate.id) =>
    (
      await admin.call('getCustomTemplate', {
        params: { accountId: world.account.id, templateId },
      })
    ).body;

  test('is saved under its own names, and makes the template complete', async () => {
    expect((await getTemplate()).isLeadformComplete).toBe(false);
    await saveTemplate({ ...fullTemplate, questions: [{ type: 'PHONE' }] });
    const { body } = await admin.call('getTemplateLeadForm', onTemplate());
    expect(body).toMatchObject({ ...fullTemplate, completion_button_text: 'Visit website' });
    expect((await getTemplate()).isLeadformComplete).toBe(true);
  });

  test('is there for fast apply templates alone', async () => {
    const other = onTemplate(world.template.id);
    expect((await admin.send('getTemplateLeadForm', other)).status).toBe(404);
    expect((await saveTemplate({ name: 'x' }, world.template.id)).status).toBe(409);
  });

  test('comes along when the template is duplicated', async () => {
    await saveTemplate(fullTemplate);
    const { body } = await admin.call('duplicateTemplate', {
      params: { owner: 'customTemplates', templateId: world.formTemplate.id },
    });
    expect((await getTemplate(body.id)).isLeadformComplete).toBe(true);
  });

  test('becomes the form of a campaign, which names its places wherever the tag was left', async () => {
    await saveTemplate(fullTemplate);
    const { id } = await newCampaign(world.formTemplate.id);
    const { introHeadline } = await get(id);
    expect(introHeadline).toBe(`Work in %%city%% at ${world.account.name}`);
    expect((await admin.call('getLeadFormStatus', on(id))).body.missing).toMatchObject([
      { code: 'leadForm.tagLeft', path: 'introHeadline' },
    ]);
    await admin.call('addLocation', { ...on(id), body: aPlace() });
    const filled = await get(id);
    expect(filled.introHeadline).toBe(`Work in ${world.place.name} at ${world.account.name}`);
    expect(filled.isComplete).toBe(true);
    // Sent back as it was shown, it keeps its tag.
    await save({ introHeadline: filled.introHeadline, name: 'Own' }, { id });
    const stored = await server.db
      .selectFrom('lead_form')
      .select('intro_headline')
      .where('campaign_id', '=', id)
      .executeTakeFirst();
    expect(stored?.intro_headline).toContain('%%city%%');
  });

  test('a campaign saved as a template has tags again', async () => {
    await admin.call('addLocation', { ...on(), body: aPlace() });
    await save({ ...full, introHeadline: `Work in ${world.place.name}` });
    const { body } = await admin.call('saveAsTemplate', {
      ...on(),
      body: { title: 'Again', purpose: '' },
    });
    const form = await admin.call('getTemplateLeadForm', onTemplate(body.id));
    expect(form.body.intro_headline).toBe('Work in %%city%%');
  });

  test('takes the place of another, as shown beforehand, and can be taken back', async () => {
    await saveTemplate(fullTemplate);
    await save({ ...full, name: 'My own' });
    const params = { ...on().params, templateId: world.formTemplate.id };
    const preview = await admin.call('previewChangeTemplate', { params });
    expect(preview.body.changes).toContainEqual({
      field: 'leadForm',
      before: 'My own (3 questions)',
      after: 'Nurses (3 questions)',
    });
    await admin.call('changeTemplate', { params });
    const taken = await get();
    expect(taken.name).toBe('Nurses');
    expect((await admin.call('getCampaign', on())).body.canUndoTemplate).toBe(true);
    await admin.call('undoChangeTemplate', on());
    const back = await get();
    expect(back.name).toBe('My own');
    expect(back.version).toBeGreaterThan(taken.version);
  });

  test('a form that was edited since can not be taken back unasked', async () => {
    await saveTemplate(fullTemplate);
    const params = { ...on().params, templateId: world.formTemplate.id };
    await admin.call('changeTemplate', { params });
    await save({ name: 'Edited' });
    expect((await admin.call('getCampaign', on())).body.canUndoTemplate).toBe(false);
    expect((await admin.send('undoChangeTemplate', on())).status).toBe(409);
  });

  test('campaigns are brought up to date; what a person wrote is kept, and said', async () => {
    await saveTemplate(fullTemplate);
    const untouched = (await newCampaign(world.formTemplate.id)).id;
    const edited = (await newCampaign(world.formTemplate.id)).id;
    await save({ completionHeadline: 'My thanks' }, { id: edited });
    await saveTemplate({ completion_headline: 'Many thanks' });
    expect((await admin.call('getCampaign', on(untouched))).body.isBehindTemplate).toBe(true);
    for (const id of [untouched, edited]) await admin.call('updateFromTemplate', on(id));
    expect((await get(untouched)).completionHeadline).toBe('Many thanks');
    expect((await get(edited)).completionHeadline).toBe('My thanks');
  });
});
