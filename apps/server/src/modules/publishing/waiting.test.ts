import { AtWork, type Connector } from '@posthorn/connectors';
import type { OperationAnswer } from '@posthorn/contract';
import type { AdType } from '@posthorn/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectAccounts } from '../../platform/sandbox/connect-accounts.ts';
import { keepPages } from '../../platform/sandbox/keep-pages.ts';
import { makeKit, makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  dayThere,
  kit,
  sandbox,
  server,
  setSandboxScene,
  tools,
} from '../../testing/networks/sandbox-scene.ts';
import { listDue, runPublication, steerPublications } from './index.ts';

setSandboxScene();

const SECOND = 1_000;
/** Every third ad has a film. */
const withFilm = ['FacebookPostAd', 'FacebookPostAd', 'FacebookPostAd'] as const;

async function deploy(ads: readonly AdType[], by = kit): Promise<string> {
  const { id } = await makeLaunchable(server.db, by, { today: dayThere(), ads });
  const admin = await server.client(by.admin.id);
  await admin.call('deployCampaign', { params: { campaignId: id } });
  return id;
}

const publicationOf = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();

async function channelOf(campaignId: string) {
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getLaunch', { params: { campaignId } });
  return (body as OperationAnswer<'getLaunch'>).channels[0];
}

/** Nobody waits on it. */
const wakeful = () => ({
  ...tools,
  clock: { ...tools.clock, sleep: () => Promise.reject(new Error('It waited in its place')) },
});

const wakes = async (publicationId: string) => {
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker._private_jobs
    where key = ${`publish/${publicationId}`}`.execute(server.db);
  return rows.map(({ run_at }) => run_at.getTime());
};

test('a publication whose film is not ready gives its place back at once, and is woken when it is due', async () => {
  const campaignId = await deploy(withFilm);
  const began = sandbox.clock.now();
  const { id } = await publicationOf(campaignId);
  await runPublication(wakeful(), id);
  const waiting = await publicationOf(campaignId);
  expect(waiting).toMatchObject({ state: 'waiting', lease_until: null, attempt: 0 });
  expect(waiting.due_at?.getTime()).toBe(began + 3 * SECOND);
  expect(await wakes(id)).toEqual([began + 3 * SECOND]);
  // People see that it is in work, and not that something is tried again.
  expect(await channelOf(campaignId)).toMatchObject({ state: 'creating', ahead: 0 });
});

test('a launch with a film is published within ten seconds of the networks, by as many looks', async () => {
  const campaignId = await deploy(withFilm);
  const began = sandbox.clock.now();
  let looks = 0;
  for (let row = await publicationOf(campaignId); row.state !== 'live'; looks += 1) {
    await sandbox.clock.set(Math.max(sandbox.clock.now(), row.due_at?.getTime() ?? 0));
    await runPublication(wakeful(), row.id);
    row = await publicationOf(campaignId);
    expect(row.failure).toBeNull();
  }
  expect(looks).toBeLessThanOrEqual(4);
  expect(sandbox.clock.now() - began).toBeLessThanOrEqual(10 * SECOND);
});

test('what takes a network long is looked at less often, and in the end a person looks', async () => {
  const campaignId = await deploy(withFilm);
  const { id } = await publicationOf(campaignId);
  const machine = { now: sandbox.clock.now() };
  const now = () => machine.now;
  const never = {
    publish: () => Promise.reject(new AtWork(now())),
  } as unknown as Connector;
  const networks = { ...tools.networks, connectorFor: async () => never };
  const at = { ...wakeful(), networks, machineNow: now };
  const pauses: number[] = [];
  for (let look = 0; look < 60; look += 1) {
    await runPublication({ ...at, clock: { ...at.clock, now } }, id);
    const { due_at, state } = await publicationOf(campaignId);
    if (state === 'failed') break;
    pauses.push((due_at?.getTime() ?? 0) - machine.now);
    machine.now = due_at?.getTime() ?? 0;
  }
  expect(new Set(pauses)).toEqual(new Set([3 * SECOND, 30 * SECOND]));
  expect(pauses.filter((pause) => pause === 3 * SECOND)).toHaveLength(20);
  expect(pauses.filter((pause) => pause === 30 * SECOND).length).toBeLessThan(20);
  expect((await publicationOf(campaignId)).failure).toMatchObject({ code: 'no_answer' });
});

test('accounts take turns, and what a person waits for goes before what nobody asked for', async () => {
  await server.db.updateTable('publication').set({ due_at: null }).execute();
  await server.db.deleteFrom('publishing_turn').execute();
  const other = await makeKit(server.db, server.deps.storage);
  await keepPages(sandbox, { db: server.db });
  await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
  const due = async () => (await listDue(tools)).map(({ id }) => id);
  const idOf = async (campaignId: string) => (await publicationOf(campaignId)).id;
  const [a1, a2, a3] = [
    await idOf(await deploy(['FacebookPostAd'])),
    await idOf(await deploy(['FacebookPostAd'])),
    await idOf(await deploy(['FacebookPostAd'])),
  ];
  await sandbox.clock.advance(SECOND);
  const [b1, b2] = [
    await idOf(await deploy(['FacebookPostAd'], other)),
    await idOf(await deploy(['FacebookPostAd'], other)),
  ];
  // Nobody had a turn: what waits longest is first, and then it is the other's turn.
  expect(await due()).toEqual([a1, b1, a2, b2, a3]);
  await runPublication(tools, a1);
  expect(await due()).toEqual([b1, a2, b2, a3]);
  await runPublication(tools, b1);
  expect(await due()).toEqual([a2, b2, a3]);

  // A campaign that ends by itself was not asked for just now.
  const { campaign_id } = await server.db
    .selectFrom('publication')
    .select('campaign_id')
    .where('id', '=', a1)
    .executeTakeFirstOrThrow();
  const campaign = { accountId: kit.account.id, campaignId: campaign_id ?? '' };
  const wish = { ...campaign, now: server.clock.now, delivery: 'paused' } as const;
  const steer = (isByItself: boolean) =>
    server.db.transaction().execute((tx) => steerPublications(tx, { ...wish, isByItself }));
  await server.db.updateTable('publication').set({ due_at: null }).where('id', '=', a1).execute();
  await steer(true);
  expect(await due()).toEqual([a2, b2, a3, a1]);
});
