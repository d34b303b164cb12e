import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import {
  budgetChannels,
  type CampaignStatus,
  campaignStatuses,
  campaignTypes,
  moveOf,
} from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordChange } from '../../platform/record.ts';
import { admin, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();
beforeEach(() => {
  server.clock.now = new Date('2027-03-10T12:00:00Z');
});

const error = (answer: { body: unknown }) => answer.body as ErrorBody;
const get = async (campaignId: string) =>
  (await admin.call('getCampaign', { params: { campaignId } })).body;
const log = async (campaignId: string) => {
  const { body } = await admin.call('getActivityLog', { params: { campaignId } });
  return body.map(({ message }) => message);
};
const campaignIn = (status: CampaignStatus) =>
  builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    status,
  });
const place = (name: string) => ({ id: name, name, type: 'city', country: 'Netherlands' });
const basics = () => ({ slug: world.workspace.slug, accountId: world.account.id });

describe('a new campaign', () => {
  test.each(campaignTypes)('of type %s is an empty draft', async (type) => {
    const { status, body } = await admin.call('createCampaign', { body: { type, ...basics() } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type,
      status: 'draft',
      title: '',
      startDate: null,
      spend: { amount: 0, currency: 'EUR' },
      workspaceSlug: world.workspace.slug,
      // the only connected page of the account
      facebookPageId: world.page.id,
      instagramPageId: null,
      packageId: null,
      usedTemplate: null,
      customChannelStatuses: { facebook: { status: true }, linkedIn: { status: true } },
      enabledChannels: { facebook: true, instagram: true },
    });
    expect(await log(body.id)).toEqual(['created the campaign']);
  });

  test('has no channels that its type does not have', async () => {
    const { body } = await admin.call('createCampaign', {
      body: { type: 'leadform', ...basics() },
    });
    expect(body.enabledChannels).toEqual({
      facebook: true,
      instagram: true,
      linkedIn: false,
      googleDisplay: false,
      googleSearch: false,
    });
  });

  test('takes channels and money of a package', async () => {
    const chosen = await builders.makePackage(server.db, {
      account_id: world.account.id,
      name: 'Basic',
      runtime: 14,
      custom_total_gross_budget: 250_000,
      facebook_budget: 150_000,
      google_search_budget: 100_000,
      channels_off: ['instagramStory', 'googleDisplay', 'linkedIn'],
    });
    const { body } = await admin.call('createCampaign', {
      body: { type: 'conversions', packageId: chosen.id, ...basics() },
    });
    expect(body).toMatchObject({
      status: 'draft',
      packageId: chosen.id,
      runtime: 14,
      customTotalGrossBudget: 250_000,
      customChannelBudget: { facebook: 150_000, googleSearch: 100_000, linkedIn: 0 },
      customChannelStatuses: { instagramStory: { status: false }, instagramFeed: { status: true } },
      enabledChannels: { instagram: true, googleDisplay: false, linkedIn: false },
    });
    expect(await log(body.id)).toEqual(["created the campaign from the package 'Basic'"]);
  });

  test('gets no money of a package for channels its type can not use', async () => {
    const { id: packageId } = await builders.makePackage(server.db, {
      account_id: world.account.id,
      custom_total_gross_budget: 250_000,
      facebook_budget: 150_000,
      google_search_budget: 100_000,
    });
    const { body } = await admin.call('createCampaign', {
      body: { type: 'leadform', packageId, ...basics() },
    });
    expect(body).toMatchObject({
      customTotalGrossBudget: 150_000,
      customChannelBudget: { facebook: 150_000, googleSearch: 0 },
    });
  });

  test('is not made with a package that is not active', async () => {
    for (const status of ['inactive', 'archived'] as const) {
      const { id } = await builders.makePackage(server.db, {
        account_id: world.account.id,
        status,
      });
      const answer = await admin.call('createCampaign', {
        body: { type: 'conversions', packageId: id, ...basics() },
      });
      expect([answer.status, error(answer).findings[0]?.path]).toEqual([422, 'packageId']);
    }
  });

  test('takes over a template and waits for approval', async () => {
    const template = await builders.makeTemplate(server.db, {
      account_id: world.account.id,
      type: 'conversions',
      title: 'Evergreen nurse',
      target_url: 'https://care.example',
      profiles: JSON.stringify([{ id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' }]),
      language: 'de',
      runtime: 20,
      custom_total_gross_budget: 90_000,
      channels_off: ['linkedIn'],
    });
    const { body } = await admin.call('createCampaign', {
      body: { type: 'conversions', templateId: template.id, ...basics() },
    });
    expect(body).toMatchObject({
      status: 'to_approve',
      title: 'Evergreen nurse',
      usedTemplate: 'Evergreen nurse',
      targetUrl: 'https://care.example',
      profiles: [{ id: 'nurse' }],
      language: 'de',
      runtime: 20,
      customTotalGrossBudget: 90_000,
      enabledChannels: { linkedIn: false },
    });
    expect(await log(body.id)).toEqual([
      "created the campaign from the template 'Evergreen nurse'",
    ]);
  });

  test('is of the template’s type, and never custom', async () => {
    const create = async (type: 'conversions' | 'custom') => {
      const body = { type, templateId: world.template.id, ...basics() };
      return error(await admin.call('createCampaign', { body })).message;
    };
    expect(await create('conversions')).toBe('This template is for another type of campaign');
    expect(await create('custom')).toBe('A custom campaign can not be made from a template');
  });

  test('speaks the account’s language', async () => {
    await server.db
      .updateTable('account')
      .set({ primary_language: 'nl' })
      .where('id', '=', world.account.id)
      .execute();
    const { body } = await admin.call('createCampaign', { body: { type: 'custom', ...basics() } });
    expect(body.language).toBe('nl');
  });

  test('appears on the open screens of its workspace', async () => {
    const heard: unknown[] = [];
    const stop = server.deps.events.subscribe((news) => void heard.push(news));
    const { body } = await admin.call('createCampaign', { body: { type: 'custom', ...basics() } });
    await expect
      .poll(() => heard)
      .toContainEqual({
        accountId: world.account.id,
        audience: { workspaceId: world.workspace.id },
        event: { kind: 'campaign', id: body.id, action: 'created', by: world.admin.id },
      });
    stop();
  });
});

describe('another template', () => {
  test('overwrites what it sets and leaves the rest', async () => {
    const campaignId = world.campaign.id;
    await admin.call('updateCampaign', {
      params: { campaignId },
      body: {
        title: 'Mine',
        target_url: 'https://mine.example',
        po_number: 'PO',
        reference_number: 'R',
        language: 'en',
      },
    });
    const template = await builders.makeTemplate(server.db, {
      account_id: world.account.id,
      type: 'leadform',
      title: 'Theirs',
    });
    const params = { campaignId, templateId: template.id };
    const { body } = await admin.call('changeTemplate', { params });
    expect(body).toMatchObject({
      type: 'leadform',
      status: 'draft',
      title: 'Theirs',
      usedTemplate: 'Theirs',
      targetUrl: '',
      poNumber: 'PO',
      referenceNumber: 'R',
    });
    expect((await log(campaignId))[0]).toBe(
      "applied the template 'Theirs', changed the campaign type from 'Vacancy visits' to 'Fast apply form', changed the title from 'Mine' to 'Theirs', removed the landing page 'https://mine.example'",
    );
  });

  test('of a function group leaves type, people and a package’s channels alone', async () => {
    const { id: packageId } = await builders.makePackage(server.db, {
      account_id: world.account.id,
      custom_total_gross_budget: 50_000,
      channels_off: ['linkedIn'],
    });
    const made = await admin.call('createCampaign', {
      body: { type: 'conversions', packageId, ...basics() },
    });
    const campaignId = made.body.id;
    await admin.call('addProfile', { params: { campaignId }, body: { id: world.profile.id } });
    const template = await builders.makeTemplate(server.db, {
      account_id: world.account.id,
      kind: 'default',
      title: '',
      function_group: world.profile.function_group,
      language: 'fr',
      custom_total_gross_budget: 90_000,
    });
    const params = { campaignId, templateId: template.id };
    const { body } = await admin.call('changeTemplate', { params });
    expect(body).toMatchObject({
      type: 'conversions',
      profiles: [{ id: world.profile.id }],
      language: 'fr',
      customTotalGrossBudget: 50_000,
      enabledChannels: { linkedIn: false },
    });
  });

  test('that differs in its channels only is applied all the same', async () => {
    const params = { campaignId: world.campaign.id, templateId: world.template.id };
    const first = await admin.call('changeTemplate', { params });
    await server.db
      .updateTable('template')
      .set({ channels_off: ['linkedIn'] })
      .where('id', '=', world.template.id)
      .execute();
    const { body } = await admin.call('changeTemplate', { params });
    expect(body.enabledChannels.linkedIn).toBe(false);
    expect(body.version).toBe(first.body.version + 1);
    expect((await log(world.campaign.id))[0]).toBe("removed the channel 'LinkedIn'");
  });

  test('not after the launch', async () => {
    const params = { campaignId: world.activeCampaign.id, templateId: world.template.id };
    const answer = await admin.call('changeTemplate', { params });
    expect([answer.status, error(answer).message]).toEqual([
      409,
      'A campaign that is active does not allow this',
    ]);
  });
});

describe.each(['pause', 'resume', 'stop'] as const)('%s', (action) => {
  const operation = `${action}Campaign` as const;

  test.each(campaignStatuses)('of a campaign that is %s', async (status) => {
    const { id: campaignId } = await campaignIn(status);
    const { abilities } = await get(campaignId);
    const answer = await admin.call(operation, { params: { campaignId } });
    expect(abilities.includes(action)).toBe(answer.status === 200);
    const after = await get(campaignId);
    const to = moveOf(action, { status })?.to;
    if (to) {
      expect(answer.body).toEqual(after);
      expect(after).toMatchObject({
        status: to,
        pausedAt: to === 'paused' ? '2027-03-10T12:00:00.000Z' : null,
      });
      expect(await log(campaignId)).toHaveLength(1);
    } else {
      expect([answer.status, error(answer).code]).toEqual([409, 'conflict']);
      expect(after.status).toBe(status);
      expect(await log(campaignId)).toEqual([]);
    }
  });
});

test('of many clicks on pause one counts', async () => {
  const params = { campaignId: world.activeCampaign.id };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.call('pauseCampaign', { params })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await log(params.campaignId)).toEqual(['paused the campaign']);
});

describe.each(campaignStatuses)('a campaign that is %s', (status) => {
  const isDeletable = moveOf('delete', { status }) !== undefined;
  test(isDeletable ? 'can be deleted' : 'can not be deleted', async () => {
    const { id: campaignId } = await campaignIn(status);
    const answer = await admin.call('deleteCampaign', { params: { campaignId } });
    const left = await admin.call('getCampaign', { params: { campaignId } });
    expect([answer.status, left.status]).toEqual(isDeletable ? [204, 404] : [409, 200]);
  });

  test('can be duplicated: a draft without dates that are over', async () => {
    const original = await builders.makeCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
      status,
      title: 'Baker',
      po_number: 'PO-1',
      ...{ reference_number: 'R-2', target_url: 'https://care.example/baker' },
      profiles: JSON.stringify([{ id: 'baker', name: 'Baker', functionGroup: 'catering' }]),
      locations: JSON.stringify([place('Rotterdam'), place('Delft')]),
      start_date: '2027-01-01',
      end_date: '2027-02-01',
      facebook_budget: 5_000,
      custom_total_gross_budget: 5_000,
    });
    const params = { campaignId: original.id };
    const { body } = await admin.call('duplicateCampaign', { params });
    const copy = await get(body.campaign_id);
    expect(copy).toMatchObject({
      status: 'draft',
      title: 'Baker (copy)',
      poNumber: 'PO-1',
      ...{ referenceNumber: 'R-2', targetUrl: 'https://care.example/baker' },
      profiles: [{ id: 'baker', name: 'Baker' }],
      locations: [place('Rotterdam'), place('Delft')],
      startDate: null,
      endDate: null,
      customTotalGrossBudget: 5_000,
      customChannelBudget: { facebook: 5_000 },
      workspaceId: original.workspace_id,
      errors: [],
    });
    expect(copy.hash).not.toBe(original.hash);
    expect(await log(copy.id)).toEqual(["duplicated the campaign from 'Baker'"]);
  });
});

test('a copy keeps dates that still lie ahead', async () => {
  const original = await builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    start_date: '2027-04-01',
    end_date: '2027-05-01',
  });
  const { body } = await admin.call('duplicateCampaign', { params: { campaignId: original.id } });
  expect(await get(body.campaign_id)).toMatchObject({
    startDate: '2027-04-01',
    endDate: '2027-05-01',
  });
});

test('the activity log names who did what, newest first', async () => {
  const campaignId = world.campaign.id;
  const editor = await server.client(world.editor.id);
  const title = world.campaign.title;
  const details = { target_url: '', po_number: '', reference_number: '', language: 'en' } as const;
  await admin.call('updateCampaign', { params: { campaignId }, body: { title: 'A', ...details } });
  await editor.call('scheduleCampaign', {
    params: { campaignId },
    body: { start_date: '2027-04-01', end_date: '2027-05-01' },
  });
  const { body } = await editor.call('getActivityLog', { params: { campaignId } });
  expect(body).toEqual([
    {
      id: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-/),
      user: `Person ${world.editor.last_name}`,
      message: "set the dates to '01-04-2027 – 01-05-2027'",
    },
    {
      id: expect.any(Number),
      date: expect.stringMatching(/^\d{4}-/),
      user: `Person ${world.admin.last_name}`,
      message: `changed the title from '${title}' to 'A'`,
    },
  ]);
});

test('the log says whether a person who is gone did something, or the product', async () => {
  const { account, workspace, campaign } = world;
  const gone = await builders.makePerson(server.db);
  const change = {
    accountId: account.id,
    workspaceId: workspace.id,
    kind: 'campaign',
    entityId: campaign.id,
    campaignId: campaign.id,
    action: 'changed',
    tells: { workspaceId: workspace.id },
  } as const;
  await server.db.transaction().execute(async (tx) => {
    await recordChange(tx, { ...change, personId: gone.id, after: { status: 'paused' } });
    await recordChange(tx, { ...change, personId: null, after: { status: 'active' } });
  });
  await server.db.deleteFrom('person').where('id', '=', gone.id).execute();
  const { body } = await admin.call('getActivityLog', { params: { campaignId: campaign.id } });
  expect(body.slice(0, 2)).toMatchObject([
    { user: 'Posthorn', message: 'activated the campaign' },
    { user: 'A removed user', message: 'paused the campaign' },
  ]);
});

test('long values are cut in the log, and none can pretend to be more entries', async () => {
  const params = { campaignId: world.campaign.id };
  const details = { target_url: '', po_number: '', reference_number: '', language: 'en' } as const;
  await admin.call('updateCampaign', {
    params,
    body: { title: `A', paused the campaign ${'x'.repeat(200)}`, ...details },
  });
  const [message = ''] = await log(world.campaign.id);
  expect(message.length).toBeLessThan(300);
  expect(message).toContain("to 'A’, paused");
});

test('the account says how its campaigns are counted and dated', async () => {
  const { body } = await admin.call('getAccount', { params: { accountId: world.account.id } });
  expect(body).toMatchObject({
    id: world.account.id,
    name: world.account.name,
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    today: '2027-03-10',
    primary_language: 'en',
    city: null,
    hasConversionId: false,
    unconnected: [],
    uncounted: [...budgetChannels],
    lost: [],
    otherCurrency: [],
    utm: {},
    beneficiary: null,
    payer: null,
  });
});

test('templates and packages are listed for the account', async () => {
  const params = { accountId: world.account.id };
  const { function_group } = world.profile;
  await builders.makeTemplate(server.db, {
    account_id: world.account.id,
    kind: 'default',
    title: '',
    function_group,
    runtime: 30,
  });
  await builders.makePackage(server.db, {
    account_id: world.account.id,
    name: 'Basic',
    runtime: 14,
    channels_off: ['instagramStory'],
    linkedin_budget: 100,
  });
  const [defaults, customs, packages] = await Promise.all([
    admin.call('listDefaultTemplates', { params }),
    admin.call('listCustomTemplates', { params }),
    admin.call('listPackages', { params }),
  ]);
  expect(defaults.body).toMatchObject([
    { functionGroup: function_group, runtime: 30 },
    { id: world.defaultTemplate.id },
  ]);
  expect(defaults.body[0]?.enabledChannels).toEqual([
    'facebook',
    'instagram',
    'linkedIn',
    'google_display',
    'google_search',
  ]);
  // By title, and of two numbers in a title either may come first.
  const types = new Map(customs.body.map(({ title, type }) => [title, type]));
  expect(types).toEqual(
    new Map([
      [world.template.title, 'consideration'],
      [world.formTemplate.title, 'leadform'],
    ]),
  );
  expect(packages.body).toMatchObject([
    {
      name: 'Basic',
      runtime: 14,
      status: 'active',
      channelsActivation: { facebook: true, instagramStories: false, linkedIn: true },
      channelsBudget: { facebook: 0, linkedIn: 100 },
    },
    { id: world.packageCampaign.package_id },
  ]);
});
