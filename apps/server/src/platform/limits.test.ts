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
