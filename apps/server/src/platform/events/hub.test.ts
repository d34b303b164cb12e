import { createTestDatabase, startSilentProxy } from '@posthorn/db/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { EVENT_CHANNEL } from './announce.ts';
import { openEventHub } from './hub.ts';

test('a listener whose connection went silent connects again and says that news were missed', async () => {
  const database = await createTestDatabase();
  const proxy = await startSilentProxy(database.url);
  const hub = openEventHub(proxy.url, pino({ level: 'silent' }), 500);
  const heard: unknown[] = [];
  hub.subscribe((news) => heard.push(news));
  await hub.ready;

  proxy.silence();
  await expect.poll(() => heard).toEqual(['resync']);
  const { pool, close } = database.connect({ max: 1 });
  await pool.query('select pg_notify($1, $2)', [EVENT_CHANNEL, '{"kind":"test"}']);
  await expect.poll(() => heard).toEqual(['resync', { kind: 'test' }]);

  await close();
  await hub.close();
  proxy.close();
  await database.drop();
});
