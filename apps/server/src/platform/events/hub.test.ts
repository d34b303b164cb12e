import { createTestDatabase, startSilentProxy } from '@posthorn/db/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { EVENT_CHANNEL } from './announce.ts';
import { openEventHub } from './hub.ts';

test('a listener whose connection went silent connects again and says that news were missed', async () => {
  const database = await createTestDatabase();
  const proxy = await startSilentProxy(database.url);
  const hub = openEventHub(proxy.url, pino({ level: 'silent' }), 500);
  await hub.ready;
  const heard: unknown[] = [];
  hub.subscribe((news) => heard.push(news));

  proxy.silence();
  await expect.poll(() => heard).toContain('resync');
  const { pool, close } = database.connect({ max: 1 });
  // Sent again while it has not come: on a busy machine the new connection may be given up, too.
  const sendAndLook = async () => {
    await pool.query('select pg_notify($1, $2)', [EVENT_CHANNEL, '{"kind":"test"}']);
    return heard;
  };
  await expect.poll(sendAndLook).toContainEqual({ kind: 'test' });

  await close();
  await hub.close();
  proxy.close();
  await database.drop();
});
