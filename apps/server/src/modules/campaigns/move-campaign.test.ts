import type { OperationAnswer } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const sums = async (workspaceId: string) => {
  const { rows } = await sql<{ total: number; days: number }>`
    select coalesce((select spend from workspace_total where workspace_id = ${workspaceId}), 0)::int as total,
      coalesce((select sum(spend) from workspace_day where workspace_id = ${workspaceId}), 0)::int as days`.execute(
    server.db,
  );
  return rows[0];
};
const move = (who: typeof admin, campaignId: string, slug: string) =>
  who.send('moveCampaign', { params: { campaignId }, body: { slug } });

test('a campaign takes along what it counted, is told of in its log, and can go back', async () => {
  const target = await builders.makeWorkspace(server.db, {
    account_id: world.account.id,
    name: 'Home care',
  });
  const { id } = await builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
  });
  await builders.makeFigures(server.db, id, [
    { day: '2031-11-12', channel: 'facebook', spend: 700 },
    { day: '2031-11-13', channel: 'googleSearch', spend: 300 },
  ]);
  const before = await sums(world.workspace.id);
  const moved = await move(admin, id, target.slug);
  expect(moved.status).toBe(200);
  expect((moved.body as OperationAnswer<'moveCampaign'>).workspaceSlug).toBe(target.slug);
  expect(await sums(target.id)).toEqual({ total: 1000, days: 1000 });
  expect(await sums(world.workspace.id)).toEqual({
    total: (before?.total ?? 0) - 1000,
    days: (before?.days ?? 0) - 1000,
  });
  const row = await server.db
    .selectFrom('campaign_sum')
    .select('workspace_id')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.workspace_id).toBe(target.id);
  const log = await admin.call('getActivityLog', { params: { campaignId: id } });
  expect(JSON.stringify(log.body)).toContain('Home care');
  expect((await move(admin, id, world.workspace.slug)).status).toBe(200);
  expect(await sums(world.workspace.id)).toEqual(before);
  expect(await sums(target.id)).toEqual({ total: 0, days: 0 });
});

test('an editor moves only between workspaces of their own', async () => {
  const target = await builders.makeWorkspace(server.db, { account_id: world.account.id });
  const { id } = await builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
  });
  expect((await move(editor, id, target.slug)).status).toBe(404);
  await server.db
    .insertInto('workspace_member')
    .values({
      account_id: world.account.id,
      workspace_id: target.id,
      person_id: world.editor.id,
    })
    .execute();
  expect((await move(editor, id, target.slug)).status).toBe(200);
});
