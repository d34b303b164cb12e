import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@posthorn/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { checkBeforeStart } from './start-checks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posthorn-checks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const check = (env: NodeJS.ProcessEnv) =>
  checkBeforeStart(
    readConfig({ MODE: 'local', PORT: '0', DATA_DIR: join(folder, 'new'), ...env }, folder),
  );

test('makes the data folder, however deep', async () => {
  await check({ DATA_DIR: join(folder, 'a', 'b', 'c') });
  await check({ DATA_DIR: join(folder, 'a', 'b', 'c') });
});

test('a taken port', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as AddressInfo;
  await expect(check({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or start with PORT=<another port>.`,
  );
  await new Promise((closed) => other.close(closed));
});

test('a data folder that is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await chmod(file, 0o600);
  await expect(check({ DATA_DIR: join(file, 'data') })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\)/,
  );
});

test('a database that is not there, or not ours', async () => {
  await expect(check({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' })).rejects.toThrow(
    'The database of DATABASE_URL cannot be used (ECONNREFUSED). Check address, name and password.',
  );
  const { url, drop } = await createTestDatabase();
  await expect(check({ DATABASE_URL: url.replace(/:[^:@]+@/, ':wrong@') })).rejects.toThrow(
    /28P01/,
  );
  await check({ DATABASE_URL: url });
  await drop();
});
