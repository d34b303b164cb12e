import { messageOf } from '@posthorn/domain';
import { expect, test } from 'vitest';
import {
  admin,
  network,
  setPublishingScene,
  settleAll,
  world,
} from '../../../testing/networks/publishing-scene.ts';

setPublishingScene();

test('the field that a network blames is told beside its words', async () => {
  network.before = () => ({
    kind: 'invalid',
    code: '100/1487756',
    message: 'Invalid parameter',
    userMessage: messageOf('meta.placesOverlap'),
    field: 'targeting.geo_locations',
  });
  const params = { campaignId: world.readyCampaign.id };
  await admin.send('deployCampaign', { params });
  await settleAll();
  const { body } = await admin.call('getCampaign', { params });
  expect(body.errors).toMatchObject([
    { code: '100/1487756', message: 'Invalid parameter (targeting.geo_locations)' },
  ]);
});
