import { readFile } from 'node:fs/promises';
import type { Plan } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import { columnsToPublish } from '@posthorn/db';
import { adTypeSpecs } from '@posthorn/domain';
import { type NotNull, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  kit,
  launch,
  makeCampaign,
  postBody,
  rewordPost,
  sandbox,
  server,
  setSandboxScene,
  today,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { keepReviews } from './follow/keep-reviews.ts';

setSandboxScene();

const OLD = 'https://work.example/nurse';
const NEW = 'https://work.example/repaired';

let admin: TestClient;
let campaignId: string;
let adId: string;
/** A running campaign with an ad that the reviewers of its network have refused. */
beforeEach(async () => {
  const campaign = await makeLaunchable(server.db, kit, { today, ads: ['FacebookPostAd'] });
  campaignId = campaign.id;
  await launch(campaignId);
  admin = await server.client(kit.admin.id);
  const { id } = await server.db
    .selectFrom('ad')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  adId = id;
  await review('rejected');
});

const publication = () =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .$narrowType<{ campaign_id: NotNull }>()
    .executeTakeFirstOrThrow();

async function review(state: 'rejected' | 'delivering'): Promise<void> {
  const row = await publication();
  const ads = [{ adId, state, reasons: [] }];
  await server.db.transaction().execute((tx) => keepReviews(tx, row, ads));
}

const read = async () =>
  (await admin.call('getCampaign', { params: { campaignId } }))
    .body as OperationAnswer<'getCampaign'>;

/** The same campaign in a list, which the database writes. */
async function row() {
  const params = { accountId: kit.account.id, slug: kit.workspace.slug };
  const { body } = await admin.call('listCampaigns', { params, query: {} });
  return body.data.find(({ id }) => id === campaignId);
}

async function detailsOf(target_url: string) {
  const { title, poNumber: po_number, referenceNumber, language } = await read();
  return { title, po_number, reference_number: referenceNumber, language, target_url };
}

const lead = async (target_url: string) =>
  admin.send('updateCampaign', { params: { campaignId }, body: await detailsOf(target_url) });

const log = async () => (await admin.call('getActivityLog', { params: { campaignId } })).body;

/** Rises with every wish for the networks. */
const wanted = async () => ({ version_at_networks: (await publication()).wanted_version });

const redeploy = () => admin.send('redeployCampaign', { params: { campaignId } });

/** The ad as Meta shows it. */
async function shown(): Promise<string> {
  await workOff();
  const { marker } = (await publication()).reached_plan as Plan;
  const { meta } = sandbox.ledger;
  const [ad] = meta.list({ kind: 'ad' }).filter(({ name }) => name.includes(marker));
  return JSON.stringify(meta.get(String(ad?.fields.creative_id))?.fields);
}

test('a repair is published although the error went away by itself', async () => {
  expect((await read()).unpublishedChanges).toEqual([]);
  expect((await lead(NEW)).status).toBe(200);
  await review('delivering');
  const waiting = await read();
  expect(waiting).toMatchObject({ errors: [], unpublishedChanges: ['targetUrl'] });
  expect(waiting.abilities).toContain('redeploy');
  const { abilities } = waiting;
  expect(await row()).toMatchObject({ hasErrors: false, hasUnpublishedChanges: true, abilities });
  expect(await shown()).toContain(OLD);

  expect(waiting.unsettledChannels).toEqual([]);

  expect((await redeploy()).status).toBe(200);
  // Until the network has it, the campaign says so.
  const unsettledChannels = [{ channel: 'facebook', state: 'waiting', isThere: true, tries: 0 }];
  expect(await read()).toMatchObject({ unsettledChannels });
  expect(await row()).toMatchObject({ unsettledChannels });
  expect(await shown()).toContain(NEW);
  const after = await read();
  expect(after.unpublishedChanges).toEqual([]);
  expect(after.unsettledChannels).toEqual([]);
  expect(after.abilities).not.toContain('redeploy');
  expect(await row()).toMatchObject({
    hasUnpublishedChanges: false,
    abilities: after.abilities,
  });
  expect((await redeploy()).status).toBe(409);
});

test('an ad that is changed takes no unfinished repair along', async () => {
  await lead(NEW);
  await rewordPost(adId, 'Other words');
  const ad = await shown();
  expect(ad).toContain('Other words');
  expect(ad).toContain(OLD);
  expect(ad).not.toContain(NEW);
  expect((await read()).unpublishedChanges).toEqual(['targetUrl']);
});

test('an ad that is saved, copied or deleted is published alone', async () => {
  const campaign = await makeCampaign(['FacebookPostAd', 'FacebookPostAd', 'LinkedinPostAd']);
  await launch(campaign.id);
  const rows = () =>
    server.db
      .selectFrom('publication')
      .select(['channel', 'wanted_version', 'reached_plan'])
      .where('campaign_id', '=', campaign.id)
      .orderBy('channel')
      .execute();
  const facebookPlan = async () =>
    (await rows()).find(({ channel }) => channel === 'facebook')?.reached_plan as unknown as Plan;
  const creatives = async () => {
    const { marker } = await facebookPlan();
    const ads = sandbox.ledger.meta.list({ kind: 'ad' });
    return ads
      .filter(({ name, fields }) => name.includes(marker) && fields.status !== 'DELETED')
      .map(({ fields }) => String(fields.creative_id));
  };
  const [, linkedIn] = await rows();
  const [first, second] = (await facebookPlan()).ads.map(({ id }) => id);
  const before = await creatives();
  const resource = adTypeSpecs.FacebookPostAd.resource.campaign;

  await admin.call('updateAd', {
    params: { resource, adId: first ?? '' },
    body: postBody('Other words'),
  });
  await workOff();
  const saved = await creatives();
  expect(saved).toHaveLength(2);
  expect(saved.filter((creative) => before.includes(creative))).toHaveLength(1);

  await admin.call('createAd', {
    params: { campaignId: campaign.id, resource },
    body: postBody('Other words'),
  });
  await workOff();
  const copied = await creatives();
  expect(copied).toEqual(expect.arrayContaining(saved));
  expect(copied).toHaveLength(3);

  await admin.send('deleteAd', { params: { resource, adId: second ?? '' } });
  await workOff();
  const left = await creatives();
  expect(left).toHaveLength(2);
  expect(copied).toEqual(expect.arrayContaining(left));
  // The other channel was never asked for anything.
  expect((await rows())[1]).toEqual(linkedIn);
});

test('a change that waits can be changed further and put back; then nothing waits', async () => {
  await lead(NEW);
  await review('delivering');
  expect((await lead(`${NEW}/better`)).status).toBe(200);
  expect((await lead(OLD)).status).toBe(200);
  const after = await read();
  expect(after.unpublishedChanges).toEqual([]);
  expect(after.abilities).not.toContain('redeploy');
  expect((await lead(NEW)).status).toBe(409);
});

test('changes that wait are put back with one press, and the networks keep what they show', async () => {
  const before = await read();
  await lead(NEW);
  await admin.call('updateCampaign', {
    params: { campaignId },
    body: { ...(await detailsOf(NEW)), title: 'Repaired', po_number: 'PO 7' },
  });
  await review('delivering');
  const putBack = () => admin.call('putBackChanges', { params: { campaignId } });
  const { body } = await putBack();
  // What the networks never get is none of the changes that waited.
  expect(body).toMatchObject({
    title: before.title,
    targetUrl: OLD,
    poNumber: 'PO 7',
    unpublishedChanges: [],
    unsettledChannels: [],
  });
  const { version_at_networks } = await wanted();
  expect(await shown()).toContain(OLD);
  const said = JSON.stringify((await log())[0]);
  expect(said).toContain('put back the changes that were not published');
  expect(said).toContain(`to '${OLD}'`);

  // Pressed again it does nothing, and leaves no line.
  const lines = (await log()).length;
  expect((await putBack()).body).toEqual(body);
  expect((await log()).length).toBe(lines);
  expect(await wanted()).toEqual({ version_at_networks });
});

test('changes are put back as they were seen, not those of a colleague after that', async () => {
  await lead(NEW);
  const { version } = await read();
  await lead(`${NEW}/better`);
  const answer = await admin.send(
    'putBackChanges',
    { params: { campaignId } },
    { 'if-match': `"${version}"` },
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await read()).targetUrl).toBe(`${NEW}/better`);
});

test('an extension leaves changes waiting, and they can be put back after it', async () => {
  await lead(NEW);
  const { endDate } = await read();
  await admin.call('boostCampaign', {
    params: { campaignId },
    body: { additionalBudget: { amount: 500_00 } },
  });
  await workOff();
  expect((await read()).unpublishedChanges).toEqual(['targetUrl']);
  const { body } = await admin.call('putBackChanges', { params: { campaignId } });
  expect(body).toMatchObject({ targetUrl: OLD, endDate, unpublishedChanges: [] });
  const { budget } = (await publication()).reached_plan as Plan;
  expect(body.customChannelBudget.facebook).toBe(budget);
  expect(body.customTotalGrossBudget).toBe(budget);
});

test('what the networks never get does not wait for them, and what is over waits for nothing', async () => {
  const { title, language } = await read();
  const body = { title, language, target_url: OLD, po_number: 'PO 7', reference_number: '' };
  await admin.call('updateCampaign', { params: { campaignId }, body });
  expect((await read()).unpublishedChanges).toEqual([]);
  await lead(NEW);
  await admin.call('stopCampaign', { params: { campaignId } });
  expect((await read()).unpublishedChanges).toEqual([]);
  expect(await row()).toMatchObject({ status: 'stopped', hasUnpublishedChanges: false });
  await workOff();
});

test('a campaign launched before this was written down knows what its first change changed', async () => {
  await server.db
    .updateTable('campaign')
    .set({ published: sql<string>`null` })
    .where('id', '=', campaignId)
    .execute();
  await lead(NEW);
  expect((await read()).unpublishedChanges).toEqual(['targetUrl']);
});

describe('of a campaign from before it was written down', () => {
  const setCampaign = (values: object) =>
    server.db.updateTable('campaign').set(values).where('id', '=', campaignId).execute();
  const publishedNow = () =>
    server.db
      .selectFrom('campaign')
      .select('published')
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
  const migrate = async () => {
    const path = '../../../../../packages/db/migrations/0023_published_before.sql';
    await sql.raw(await readFile(new URL(path, import.meta.url), 'utf8')).execute(server.db);
  };

  test.each([
    ['nothing was kept', sql<string>`null`],
    ['the repair was kept as published', columnsToPublish()],
  ])('a repair waits: %s', async (_, published) => {
    await setCampaign({ target_url: NEW, title: 'Repaired' });
    await setCampaign({ published });
    expect((await read()).unpublishedChanges).toEqual([]);
    await migrate();
    expect((await read()).unpublishedChanges).toEqual(['title', 'targetUrl']);
    expect((await redeploy()).status).toBe(200);
    expect(await shown()).toContain(NEW);
    const kept = await publishedNow();
    await setCampaign({ published: sql<string>`null` });
    await migrate();
    // Later migrations fill in the columns that came with them.
    expect(kept).toMatchObject(await publishedNow());
    expect(kept.published).toMatchObject({ beneficiary: null, payer: null });
  });

  test('its ads are changed on Meta with the goal they run for, which is not changed', async () => {
    // Applications without a pixel were published for visits.
    const old = sql<string>`'{"goal": "MAXIMISE_CONVERSIONS", "pixelId": null}'`;
    await setCampaign({ type: 'custom', goal: 'MAXIMISE_CONVERSIONS' });
    await setCampaign({ published: columnsToPublish() });
    await sql`update publication set reached_plan = reached_plan || ${old}
      where campaign_id = ${campaignId}`.execute(server.db);
    await sql`update publication_plan set plan = plan || ${old}
      where publication_id = ${(await publication()).id}`.execute(server.db);
    await migrate();
    await rewordPost(adId, 'Other words');
    expect(await shown()).toContain('Other words');
    await review('rejected');
    const waiting = await read();
    expect(waiting.goalsOnNetworks).toEqual({ facebook: 'MAXIMISE_CLICKS' });
    expect(await redeploy()).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('was published with the goal Traffic') },
    });
  });
});

test('a goal that Meta keeps is not changed by a repair', async () => {
  await server.db
    .updateTable('campaign')
    .set({ type: 'custom', goal: 'MAXIMISE_CLICKS', published: columnsToPublish() })
    .where('id', '=', campaignId)
    .execute();
  const choose = (goal: string) =>
    admin.send('setGoal', { params: { campaignId }, body: { goal } });
  expect(await choose('MAXIMISE_IMPRESSIONS')).toMatchObject({
    status: 422,
    body: { findings: [{ code: 'launch.goalKept', path: 'goal' }] },
  });
  expect((await choose('MAXIMISE_CLICKS')).status).toBe(200);
});
