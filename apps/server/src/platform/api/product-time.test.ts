import { TIME_HEADER } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const timeIn = (answer: { headers: Record<string, unknown> }) =>
  Number(answer.headers[TIME_HEADER.toLowerCase()]);

test('each answer says what time it is in the product, also a refusal', async () => {
  server.clock.now = new Date('2027-12-17T12:00:00Z');
  const params = { accountId: world.account.id };
  const taken = await admin.call('getAccount', { params });
  const refused = await editor.send('updateAccount', { params, body: {} });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  const now = server.clock.now.getTime();
  expect([taken, refused].map(timeIn)).toEqual([now, now]);
});
