import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '@posthorn/db';
import { StartProblem } from '@posthorn/db/embedded';
import { createTestDatabase, type TestDatabase } from '@posthorn/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { secretsFrom } from '../secrets.ts';
import { clockOf } from './clock-of.ts';
import { startAdSandbox } from './start-ad-sandbox.ts';

const secrets = secretsFrom('a secret for tests only, long enough to be one');
let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'posthorn-sandbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = () => {
  const { db } = connection;
  return startAdSandbox(
    {
      SANDBOX_PORT: 0,
      dataDir,
      newsUrl: 'http://localhost:1/news',
      callbackUrl: 'http://localhost/back',
    },
    { db, laterDb: db },
    secrets,
  );
};

test('the sandbox keeps what it knows below the data folder', async () => {
  const before = await start();
  await before.addPage({ network: 'linkedin', id: '7', name: 'Noorderzorg' });
  await before.stop();
  expect(await readdir(join(dataDir, 'sandbox'))).toEqual(['ledger.jsonl']);
  const after = await start();
  expect(after.world('linkedin').pages()).toMatchObject([{ id: '7', name: 'Noorderzorg' }]);
  await after.stop();
});

test('a log that can not be read stops the start with a sentence', async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, 'sandbox', 'ledger.jsonl'), 'nonsense\n');
  await expect(start()).rejects.toThrow(StartProblem);
});

test('the product has the day of the networks, also after their clock was turned', async () => {
  const sandbox = await start();
  const clock = clockOf(sandbox);
  sandbox.clock.setRate(0);
  await sandbox.clock.advance(3 * 86_400_000);
  expect(clock.now()).toBe(sandbox.clock.now());
  expect(clock.now()).toBeGreaterThan(Date.now() + 2 * 86_400_000);
  await sandbox.stop();
});
