import * as builders from '@posthorn/db/builders';
import { expect, test } from 'vitest';
import { admin, editor, server } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const accountParams = () => ({ accountId: world.account.id });
const one = () => ({ params: { ...accountParams(), notificationId: world.notification.id } });
const list = async (client: TestClient) =>
  (await client.call('listNotifications', { params: accountParams() })).body;

test('newest first, with the name of the campaign', async () => {
  const untitled = await builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    title: '',
  });
  await builders.makeNotification(server.db, {
    account_id: world.account.id,
    campaign_id: untitled.id,
    message: 'older',
    created_at: new Date(Date.now() - 3_600_000),
  });
  expect(await list(admin)).toMatchObject([
    {
      id: world.notification.id,
      campaignName: world.campaign.title,
      campaignHash: world.campaign.hash,
      read: false,
      pinned: false,
    },
    { campaign_id: untitled.id, campaignName: 'Untitled Campaign', message: 'older' },
  ]);
});

test('editors hear of the campaigns in their workspaces only', async () => {
  expect(await list(editor)).toHaveLength(1);
  expect(await list(await server.client(world.editorElsewhere.id))).toEqual([]);
});

test('pin, read and their opposites last, and are the own marks only', async () => {
  await admin.call('pinNotification', one());
  await admin.call('readNotification', one());
  expect(await list(admin)).toMatchObject([{ read: true, pinned: true }]);
  expect(await list(editor)).toMatchObject([{ read: false, pinned: false }]);
  await admin.call('unpinNotification', one());
  await admin.call('unreadNotification', one());
  expect(await list(admin)).toMatchObject([{ read: false, pinned: false }]);
});

test('read-all reads all, and keeps pins', async () => {
  await admin.call('pinNotification', one());
  await admin.call('readAllNotifications', { params: accountParams() });
  expect(await list(admin)).toMatchObject([{ read: true, pinned: true }]);
});

test('deleting removes it for oneself, for good', async () => {
  expect((await admin.call('deleteNotification', one())).status).toBe(204);
  expect(await list(admin)).toEqual([]);
  expect(await list(editor)).toHaveLength(1);
  expect((await admin.call('readNotification', one())).status).toBe(404);
});

test('a notification of another workspace cannot be marked', async () => {
  const elsewhere = await server.client(world.editorElsewhere.id);
  expect((await elsewhere.call('readNotification', one())).status).toBe(404);
});

test('marking at the same moment from two tabs is no error', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      admin.call(i % 2 ? 'readNotification' : 'pinNotification', one()),
    ),
  );
  expect(answers.every((answer) => answer.status === 204)).toBe(true);
  expect(await list(admin)).toMatchObject([{ read: true, pinned: true }]);
});
