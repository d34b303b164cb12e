import { budgetsOf } from '@posthorn/db';
import { budgetChannels, campaignTypeSpecs, DEFAULT_TEMPLATE_TYPE } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { runPublication } from '../modules/publishing/index.ts';
import {
  kit,
  sandbox,
  server,
  setSandboxScene,
  today,
  tools,
} from '../testing/networks/sandbox-scene.ts';
import { demoAccounts } from './accounts.ts';
import { makeChance } from './chance.ts';
import { loadPresets } from './load-presets.ts';

setSandboxScene();

/** The pictures of the demo take long to draw; here one stands for all. */
const pictures = {
  get: (name: string) => ({
    mediaId: (/logo/.test(name) ? kit.media.logo : kit.media.image).id,
    croppedId: null,
  }),
} as ReadonlyMap<string, { mediaId: string; croppedId: string | null }>;

/** Of the reference data only what the templates are about. */
async function loadAllPresets() {
  const { place, profile } = kit;
  const { id, name, type, country_name: country } = place;
  const city = { id, name, type, country, countryCode: 'NL', population: 100_000 };
  const { function_group: functionGroup } = profile;
  const job = { id: profile.id, name: profile.name, functionGroup };
  const groups = demoAccounts.flatMap(({ groupTemplates, workspaces }) => [
    ...groupTemplates,
    ...workspaces.flatMap((workspace) => workspace.groups),
  ]);
  await server.db
    .insertInto('function_group')
    .values([...new Set(groups)].map((key) => ({ key, name: key })))
    .execute();
  await server.db.updateTable('social_page').set({ leadform_status: 'accepted' }).execute();
  await server.db.transaction().execute(async (tx) => {
    for (const demo of demoAccounts) {
      const chance = makeChance(demo.name.length);
      const context = {
        ...{ tx, today, chance, adChance: chance, pictures },
        reference: { city: () => city, profilesOf: () => [job], inDutch: () => 'Verpleegkundige' },
        account_id: kit.account.id,
        website: demo.website,
        pages: {
          facebook_page_id: kit.pages.facebook.id,
          instagram_page_id: kit.pages.instagram.id,
          linkedin_page_id: kit.pages.linkedin.id,
        },
        makers: [kit.admin.id],
        uploads: [],
        launchesDemo: false,
        publicUrl: 'http://localhost:4400',
        time_zone: 'Europe/Amsterdam',
        secrets: server.deps.secrets,
      };
      await loadPresets(context, demo);
    }
  });
  return server.db.selectFrom('template').selectAll().execute();
}

test('a campaign from each template needs what only its maker knows, and can be launched', async () => {
  const templates = await loadAllPresets();
  expect(templates).toHaveLength(13);
  const admin = await server.client(kit.admin.id);
  const refused: Record<string, string[]> = {};
  for (const template of templates) {
    const type = template.kind === 'default' ? DEFAULT_TEMPLATE_TYPE : template.type;
    const { body: made } = await admin.call('createCampaign', {
      body: {
        type,
        slug: kit.workspace.slug,
        accountId: kit.account.id,
        templateId: template.id,
      },
    });
    const params = { campaignId: made.id };
    const { title, targetUrl, poNumber, referenceNumber, language } = made;
    await admin.call('updateCampaign', {
      params,
      body: {
        title: title || 'Nurse',
        target_url: campaignTypeSpecs[type].needsForm ? '' : targetUrl || 'https://work.example',
        po_number: poNumber,
        reference_number: referenceNumber,
        language,
      },
    });
    if (made.profiles.length === 0 && !made.functionGroup) {
      await admin.call('addProfile', { params, body: { id: kit.profile.id } });
    }
    if (made.locations.length === 0) {
      const { id, name, type: kind, country_name: country } = kit.place;
      await admin.call('addLocation', { params, body: { id, name, type: kind, country } });
    }
    await admin.call('scheduleCampaign', { params, body: { start_date: '2027-01-08' } });
    const { status, body } = await admin.send('deployCampaign', { params });
    if (status !== 200) {
      const { findings } = body as { findings: { code: string }[] };
      refused[template.title] = findings.map(({ code }) => code);
    }
  }
  // Forms are still to come.
  expect(refused).toEqual({ 'Apply in a minute': ['launch.formUnfinished'] });

  const campaigns = await server.db
    .selectFrom('campaign')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  expect(campaigns).toHaveLength(11);
  for (const campaign of campaigns) {
    const budgets = budgetsOf(campaign);
    const funded = budgetChannels.filter((channel) => Number(budgets[channel]) > 0);
    const wanted = await publicationsOf(campaign.id);
    expect(wanted.map(({ channel }) => channel)).toEqual([...funded].sort());
  }

  // One for all: what is published of a plan is shown elsewhere.
  const [{ id: first } = { id: '' }] = campaigns;
  for (let round = 0; round < 10; round += 1) {
    for (const { id } of await publicationsOf(first)) await runPublication(tools, id);
    await sandbox.clock.advance(60_000);
  }
  const reached = await publicationsOf(first);
  expect(reached.map(({ state, failure }) => [state, failure])).toEqual(
    reached.map(() => ['live', null]),
  );
});

const publicationsOf = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .select(['id', 'channel', 'state', 'failure'])
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();
