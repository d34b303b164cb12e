import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import CheckingS3rver from '@20minutes/s3rver';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const folders: string[] = [];
const closers: (() => Promise<void>)[] = [];
async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'posthorn-storage-'));
  folders.push(made);
  return made;
}
afterAll(async () => {
  for (const close of closers) await close();
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

/** Two independent imitations of the object store: what works on both is no accident of one. */
async function objectStore(Server: typeof S3rver): Promise<Storage> {
  const store = new Server({
    directory: await folder(),
    silent: true,
    configureBuckets: [{ name: 'posthorn', configs: [] }],
  });
  await store.configureBuckets();
  const http = createServer(store.getMiddleware());
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  closers.push(() => new Promise((done) => http.close(() => done())));
  return s3Storage({
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'posthorn',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  });
}

describe.each([
  ['disk', async () => diskStorage(await folder())],
  ['object store', () => objectStore(S3rver)],
  ['object store that checks signatures', () => objectStore(CheckingS3rver)],
] as [string, () => Promise<Storage>][])('%s', (_name, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  const read = async (key: string) => {
    const file = await storage.get(key);
    return file && { text: (await buffer(file.body)).toString(), size: file.size };
  };

  test('gives back what was put', async () => {
    await storage.put('a/b.png', Buffer.from('héllo'));
    expect(await read('a/b.png')).toEqual({ text: 'héllo', size: 6 });
  });

  test('takes a stream', async () => {
    await storage.put('stream.svg', Readable.from(['one ', 'two']));
    expect((await read('stream.svg'))?.text).toBe('one two');
  });

  test('gives a part', async () => {
    await storage.put('part.mp4', Buffer.from('0123456789'));
    const part = await storage.get('part.mp4', { start: 2, end: 4 });
    expect(part?.size).toBe(3);
    expect(part && (await buffer(part.body)).toString()).toBe('234');
  });

  test('replaces and deletes', async () => {
    await storage.put('c.png', Buffer.from('1'));
    await storage.put('c.png', Buffer.from('2'));
    expect((await read('c.png'))?.text).toBe('2');
    await storage.delete('c.png');
    expect(await storage.get('c.png')).toBeUndefined();
    await storage.delete('c.png');
  });

  test.each(['../x.png', '/etc/passwd', 'a/../../b.png', 'A.png', 'a.png\0', 'a', ''])(
    'does not take the key %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
    },
  );

  test('an interrupted upload leaves nothing behind', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.put('broken.png', broken)).rejects.toThrow('connection lost');
    expect(await storage.get('broken.png')).toBeUndefined();
  });
});

test('an interrupted upload leaves no part on disk', async () => {
  const place = await folder();
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('connection lost');
    })(),
  );
  await expect(diskStorage(place).put('x.png', broken)).rejects.toThrow();
  expect(await readdir(place)).toEqual([]);
});

test('what a crash left of a file goes with its key', async () => {
  const place = await folder();
  const storage = diskStorage(place);
  const never = new Readable({ read() {} });
  never.push('half');
  const writing = storage.put('x.png', never);
  await expect.poll(() => readdir(place)).not.toEqual([]);
  await storage.delete('x.png');
  expect(await readdir(place)).toEqual([]);
  never.destroy();
  await expect(writing).rejects.toThrow();
});
