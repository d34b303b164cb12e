import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Networks } from '../../../platform/networks/networks.ts';
import { makeKit, makeLaunchable } from '../../../testing/networks/campaign-kit.ts';
import {
  dayThere,
  kit,
  launch,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../../testing/networks/sandbox-scene.ts';
import { launchPublications } from '../wish/want.ts';
import { listToFollow } from './follow-all.ts';
import { followTogether } from './follow-together.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

setSandboxScene();

const dueAt = (now: Date) => ({
  before: new Date(now.getTime() - MINUTE_MS),
  reviewedBefore: new Date(now.getTime() - 10 * MINUTE_MS),
  now,
});

const totals = (campaignId: string) =>
  server.db
    .selectFrom('campaign_total')
    .select(['channel', 'spend'])
    .where('campaign_id', '=', campaignId)
    .execute();

test('those of an ad account are asked about with one question, and one that fails harms no other', async () => {
  const from = dayThere();
  const ads = ['FacebookPostAd', 'GoogleSearchAd', 'GoogleDisplayCustomAd'] as const;
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeLaunchable(server.db, kit, { today: from, ads });
    await launch(id);
    ids.push(id);
  }
  await sandbox.clock.advance(4 * DAY_MS);
  const rows = await server.db
    .selectFrom('publication')
    .select(['id', 'campaign_id'])
    .where('campaign_id', 'in', ids)
    .execute();
  // The network has lost the first of them.
  const [lost] = ids;
  await server.db
    .updateTable('publication_step')
    .set({ external_id: '4711' })
    .where('key', '=', 'campaign')
    .where(
      'publication_id',
      'in',
      rows.flatMap(({ id, campaign_id }) => (campaign_id === lost ? id : [])),
    )
    .execute();
  const questions: number[] = [];
  const connectorFor: Networks['connectorFor'] = async (...wanted) => {
    const connector = await tools.networks.connectorFor(...wanted);
    if (!connector) return undefined;
    return {
      ...connector,
      follow(asked) {
        questions.push(asked.length);
        return connector.follow(asked);
      },
    };
  };
  const counting = { ...tools, networks: { ...tools.networks, connectorFor } };
  await followTogether(
    counting,
    rows.map(({ id }) => id),
  );
  expect(questions.sort()).toEqual([3, 6]);
  const spent = async (id: string) => (await totals(id)).reduce((all, { spend }) => all + spend, 0);
  expect(await spent(lost ?? '')).toBe(0);
  for (const id of ids.slice(1)) {
    expect(await totals(id)).toHaveLength(3);
    expect(await spent(id)).toBeGreaterThan(0);
  }
});

test('what is due soon goes along with what is due in its ad account, and in no other', async () => {
  const from = dayThere();
  const launched = async (ads: readonly ('FacebookPostAd' | 'LinkedinPostAd')[]) => {
    const { id } = await makeLaunchable(server.db, kit, { today: from, ads });
    await launch(id);
    const row = server.db.selectFrom('publication').select('id').where('campaign_id', '=', id);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const [first, second] = [await launched(['FacebookPostAd']), await launched(['FacebookPostAd'])];
  const elsewhere = await launched(['LinkedinPostAd']);
  // Nothing else is due.
  const now = new Date(sandbox.clock.now());
  await server.db.updateTable('publication').set({ followed_at: now }).execute();
  const reviewed = sql<string>`(
    select jsonb_object_agg(ad ->> 'id', '{"state": "delivering", "reasons": []}'::jsonb)
    from jsonb_array_elements(reached_plan -> 'ads') ad)`;
  const followed = (id: string, secondsAgo: number) =>
    server.db
      .updateTable('publication')
      .set({ followed_at: new Date(now.getTime() - secondsAgo * 1_000), ad_states: reviewed })
      .where('id', '=', id)
      .execute();
  const due = async () => (await listToFollow(server.db, dueAt(now))).map(({ id }) => id);
  await followed(first, 580);
  await followed(second, 570);
  await followed(elsewhere, 580);
  expect(await due()).toEqual([]);
  await followed(first, 600);
  expect(await due()).toEqual([first, second]);
});

test('accounts take turns, and what was just published is asked about by itself', async () => {
  const now = new Date(sandbox.clock.now());
  await server.db.updateTable('publication').set({ followed_at: now }).execute();
  const other = await makeKit(server.db, server.deps.storage);
  const published = async (by: typeof kit, secondsAgo?: number) => {
    const made = await makeLaunchable(server.db, by, {
      today: dayThere(),
      ads: ['FacebookPostAd'],
    });
    const wish = {
      accountId: by.account.id,
      campaignId: made.id,
      now,
      delivery: 'active',
    } as const;
    await server.db.transaction().execute((tx) => launchPublications(tx, wish));
    const followed_at =
      secondsAgo === undefined ? null : new Date(now.getTime() - secondsAgo * 1_000);
    const { id } = await server.db
      .updateTable('publication')
      .set({ reached_delivery: 'active', followed_at, due_at: null })
      .where('campaign_id', '=', made.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const many = [
    await published(kit, 700),
    await published(kit, 690),
    await published(kit, 680),
    await published(kit, 670),
  ];
  const few = [await published(other, 620), await published(other, 610)];
  const due = async (more = {}) =>
    (await listToFollow(server.db, { ...dueAt(now), ...more }, 2)).map(({ id }) => id);
  expect(await due()).toEqual([many[0], many[1], ...few, many[2], many[3]]);
  expect(await due({ isNew: true })).toEqual([]);
  const fresh = await published(other);
  expect(await due({ isNew: true })).toEqual([fresh]);
  await server.db
    .updateTable('publication')
    .set({ followed_at: now })
    .where('id', 'in', [...many, ...few, fresh])
    .execute();
});

test('an ad account that has nearly used up its allowance is asked later, and publishing goes on', async () => {
  const ofCampaign = async (id: string) =>
    server.db
      .selectFrom('publication')
      .select(['id', 'state', 'figures_at'])
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
  const first = await makeLaunchable(server.db, kit, {
    today: dayThere(),
    ads: ['FacebookPostAd'],
  });
  await launch(first.id);
  const { id } = await ofCampaign(first.id);
  const used = async () => {
    const { points } = await server.db
      .selectFrom('network_usage')
      .select(({ fn }) => fn.sum<number>('points').as('points'))
      .where('network', '=', 'meta')
      .executeTakeFirstOrThrow();
    return Number(points);
  };
  await followTogether(tools, [id]);
  const before = await used();
  expect(before).toBeGreaterThan(10);
  const { figures_at: known } = await ofCampaign(first.id);

  const adAccount = await server.db
    .selectFrom('ad_account')
    .select('external_id')
    .where('account_id', '=', kit.account.id)
    .where('network', '=', 'meta')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('network_usage')
    .values({
      network: 'meta',
      is_sandbox: true,
      external_id: adAccount.external_id,
      counted_from: new Date(Math.floor(sandbox.clock.now() / MINUTE_MS) * MINUTE_MS),
      points: 7_000,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['network', 'is_sandbox', 'external_id', 'counted_from'])
        .doUpdateSet({ points: 7_000 }),
    )
    .execute();
  await sandbox.clock.advance(1_000);
  await followTogether(tools, [id]);
  expect((await ofCampaign(first.id)).figures_at).toEqual(known);
  const other = await makeLaunchable(server.db, kit, {
    today: dayThere(),
    ads: ['FacebookPostAd'],
  });
  const admin = await server.client(kit.admin.id);
  await admin.send('deployCampaign', { params: { campaignId: other.id } });
  await workOff();
  expect((await ofCampaign(other.id)).state).toBe('live');

  await sandbox.clock.advance(6 * MINUTE_MS);
  await followTogether(tools, [id]);
  expect((await ofCampaign(first.id)).figures_at).not.toEqual(known);
});
