import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../testing/scene.ts';
import type { TestClient } from '../testing/test-client.ts';

setScene();

test('launches of one person that were refused leave the others in the account free to launch', async () => {
  const launch = async (client: TestClient) =>
    (await client.send('deployCampaign', { params: { campaignId: world.campaign.id } })).status;
  const refused = await launch(editor);
  expect(refused).not.toBe(429);
  await server.deps.connection.pool.query(
    "update rate_counter set count = 200 where key like 'launch:%'",
  );
  expect(await launch(editor)).toBe(429);
  expect(await launch(admin)).toBe(refused);
});

test('a person makes campaigns, and copies of them, only so fast', async () => {
  const params = { campaignId: world.campaign.id };
  const make = async (client: TestClient) =>
    (await client.send('duplicateCampaign', { params })).status;
  expect(await make(editor)).toBe(201);
  await server.deps.connection.pool.query(
    "update rate_counter set count = 1000 where key like 'newCampaign:%'",
  );
  expect(await make(editor)).toBe(429);
  const body = { type: 'awareness', slug: world.workspace.slug, accountId: world.account.id };
  expect((await editor.send('createCampaign', { body })).status).toBe(429);
  expect(await make(admin)).toBe(201);
});
