import { beforeEach, expect, test } from 'vitest';
import { findAdAccount } from '../../../testing/networks/connecting.ts';
import {
  account,
  admin,
  deploy,
  id,
  setDynamicScene,
} from '../../../testing/networks/dynamic-campaign-scene.ts';
import { settleDown } from '../../../testing/networks/job-list-kit.ts';
import { makeCampaign, server } from '../../../testing/networks/sandbox-scene.ts';
import { tellLoss } from './tell-loss.ts';

setDynamicScene();
beforeEach(async () => {
  await server.db
    .updateTable('ad_account')
    .set({ lost_at: null, lost_reason: null, missing_rights: [] })
    .execute();
  await server.db.deleteFrom('notification').execute();
});

const lose = async (network: 'meta' | 'linkedin') =>
  tellLoss(
    server.db,
    await findAdAccount(network),
    { reason: 'ended', missing: [] },
    server.deps.now(),
  );
const news = async () =>
  (await admin.call('listNotifications', { params: account() })).body.filter(({ message }) =>
    message.startsWith('The connection with'),
  );

test('a dynamic campaign says nothing of another network', async () => {
  await deploy();
  await settleDown();
  await lose('linkedin');
  expect(await news()).toEqual([]);
  await lose('meta');
  expect(await news()).toHaveLength(1);
});

test('a dynamic campaign that runs there is what the loss is told of, before a draft', async () => {
  await makeCampaign(['FacebookPostAd']);
  await deploy();
  await settleDown();
  await lose('meta');
  await lose('meta');
  expect(await news()).toMatchObject([{ kind: 'jobAdsFailed', campaign_id: id }]);
});
