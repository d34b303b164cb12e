import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
} from '../../testing/networks/sandbox-scene.ts';
import { runJob } from '../../testing/run-job.ts';
import { pullApplicationsJob, pullWorker } from '../applications/index.ts';

setSandboxScene();

const DAY_MS = 86_400_000;
const ads = ['FacebookPostAd', 'FacebookStoryAd', 'InstagramPostAd'] as const;
const makeFastApply = () => makeCampaign(ads, { type: 'leadform' });
const forms = () => sandbox.ledger.meta.list({ kind: 'leadForm' });
const statusOf = async (campaignId: string) => {
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getLaunch', { params: { campaignId } });
  return body.channels.map(({ state, reason, form }) => ({ state, reason, form }));
};
const published = { state: 'published', reason: null, form: { state: 'published', reason: null } };
const pull = (campaignId: string) => {
  const { secrets } = server.deps;
  const worker = pullWorker({ ...tools, secrets, publicUrl: 'http://posthorn.test' });
  return runJob(server, [worker], pullApplicationsJob, { campaignId });
};
const received = (campaignId: string) =>
  server.db
    .selectFrom('application')
    .select(['lead_hash', 'ad_id'])
    .where('campaign_id', '=', campaignId)
    .execute();
const toAsk = async () => {
  const { rows } = await sql<{ id: string }>`
    select j.payload ->> 'campaignId' as id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'pull-applications'`.execute(server.db);
  return rows.map(({ id }) => id);
};
const apply = (formId: string) =>
  fetch(`${sandbox.urls.meta}/instant-form/${formId}`, {
    method: 'POST',
    body: new URLSearchParams({
      'answer-full_name': 'Zoë 🦊',
      'answer-phone_number': '=1+1',
      'answer-do_you_have_a_licence': 'Yes',
      from: 'ad',
    }),
  });

describe('a fast apply campaign', () => {
  test('is launched with its form, people apply, and their applications arrive', async () => {
    const { id } = await makeFastApply();
    await launch(id);
    expect(await statusOf(id)).toEqual([published]);
    const [form] = forms();
    expect(form).toMatchObject({
      name: expect.stringContaining('Nurses'),
      fields: {
        page_id: kit.pages.facebook.external_id,
        locale: 'NL_NL',
        cover: { width: 1200, height: 1200 },
        questions: [
          { key: 'full_name' },
          { key: 'phone_number' },
          { key: 'do_you_have_a_licence', label: 'Do you have a licence?' },
        ],
      },
    });

    await sandbox.clock.advance(10 * DAY_MS);
    await pull(id);
    const before = await received(id);
    expect(before.length).toBeGreaterThan(2);
    expect(before.every(({ ad_id }) => ad_id !== null)).toBe(true);

    expect(await toAsk()).toEqual([]);
    expect((await apply(form?.id ?? '')).status).toBe(200);
    await sandbox.sendWebhooks();
    expect(await toAsk()).toEqual([id]);
    await pull(id);
    await pull(id);
    expect(await received(id)).toHaveLength(before.length + 1);
  });

  test('has one form, also when it is deployed again', async () => {
    const { id } = await makeFastApply();
    const before = forms().length;
    const match = { method: 'POST', path: 'adcreatives' };
    sandbox.faults.add({ network: 'meta', match, effect: 'policy' });
    await launch(id);
    sandbox.faults.clear();
    // The form stands; what failed are the ads.
    expect(await statusOf(id)).toMatchObject([{ state: 'failed', form: published.form }]);
    expect(forms()).toHaveLength(before + 1);
    await launch(id, 'redeployCampaign');
    expect(await statusOf(id)).toEqual([published]);
    expect(forms()).toHaveLength(before + 1);
  });

  test('whose form is refused says so of the form, and tells screens when the form is made', async () => {
    const { id } = await makeFastApply();
    const match = { method: 'POST', path: 'leadgen_forms' };
    sandbox.faults.add({ network: 'meta', match, effect: 'policy' });
    await launch(id);
    sandbox.faults.clear();
    const [refused] = await statusOf(id);
    expect(refused).toMatchObject({ state: 'failed', form: { state: 'missing' } });
    expect(refused?.form?.reason).toBe(refused?.reason);

    let told = 0;
    const stop = server.deps.events.subscribe((event) => {
      if (event !== 'resync' && 'event' in event && event.event.kind === 'launch') told += 1;
    });
    await launch(id, 'redeployCampaign');
    expect(await statusOf(id)).toEqual([published]);
    // Begun, the form and three ads made, ended.
    await expect.poll(() => told).toBe(6);
    stop();
  });

  test('of a page that lost its terms says so, and nothing is published', async () => {
    const { id } = await makeFastApply();
    const { ledger } = sandbox.world('meta');
    const key = `page:${kit.pages.facebook.external_id}`;
    const { name = '' } = ledger.get(key) ?? {};
    ledger.rename(key, `${name} [[no terms]]`);
    const before = forms().length;
    const admin = await server.client(kit.admin.id);
    const { body } = await admin.call('checkLaunch', { params: { campaignId: id } });
    const reason = expect.stringContaining('terms for forms');
    expect(body.channels).toMatchObject([
      { refusals: [{ adId: null, isAboutForm: true, reason }] },
    ]);
    await launch(id);
    ledger.rename(key, name);
    expect(await statusOf(id)).toEqual([
      { state: 'failed', reason, form: { state: 'missing', reason } },
    ]);
    expect(forms()).toHaveLength(before);
  });
});
