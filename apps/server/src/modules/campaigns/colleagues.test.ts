import { expect, test } from 'vitest';
import { admin, editor, setScene, world } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setScene();

const heard = async (client: TestClient) =>
  (await client.call('listNotifications', { params: { accountId: world.account.id } })).body
    .filter(({ campaign_id }) => campaign_id === world.activeCampaign.id)
    .map(({ kind, message }) => [kind, message]);

test('colleagues hear who paused and stopped a campaign; who did it, and resuming, is no news', async () => {
  const campaign = { params: { campaignId: world.activeCampaign.id } };
  const { title } = world.activeCampaign;
  const name = `${world.editor.first_name} ${world.editor.last_name}`;
  await editor.call('pauseCampaign', campaign);
  await editor.send('pauseCampaign', campaign);
  await admin.call('resumeCampaign', campaign);
  expect(await heard(editor)).toEqual([]);
  expect(await heard(admin)).toEqual([
    ['paused', `${name} paused ${title}. Its ads are not shown until it is resumed.`],
  ]);
  await admin.call('stopCampaign', campaign);
  expect((await heard(editor)).map(([kind]) => kind)).toEqual(['stopped']);
  expect((await heard(admin)).map(([kind]) => kind)).toEqual(['paused']);
});
