import { expect, test } from 'vitest';
import { admin, server, setScene } from '../testing/scene.ts';

setScene();

test('an operation takes a few lines, however many kinds of answers it gives', async () => {
  await admin.call('getMe', {});
  await (await server.client()).send('getMe', {});
  const { body } = await server.app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.includes('operation="getMe"'));
  expect(lines).toContain('posthorn_answers_total{operation="getMe",status="200"} 1');
  expect(lines).toContain('posthorn_answers_total{operation="getMe",status="401"} 1');
  expect(lines.filter((line) => line.includes('_bucket'))).toHaveLength(7);
});
