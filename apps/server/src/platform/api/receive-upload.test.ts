import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { incomingFolder, withUpload } from './receive-upload.ts';

let folder: string;
let app: FastifyInstance;
let port: number;
/** Twenty seconds go by between two looks at the clock. */
let looks: number;
beforeEach(async () => {
  looks = 0;
  const now = () => 20_000 * ++looks;
  folder = await mkdtemp(join(tmpdir(), 'posthorn-upload-'));
  app = Fastify();
  await app.register(multipart);
  const form = { field: 'image', maxMegabytes: 1 };
  app.post('/', (request) =>
    withUpload(request, form, folder, async ({ upload }) => readFile(upload?.path ?? ''), now),
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const partHead = '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
const partEnd = '\r\n--x--\r\n';

function begin(bytes: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const length = partHead.length + bytes + partEnd.length;
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n';
  socket.write(`${head}Content-Length: ${length}\r\nConnection: close\r\n\r\n${partHead}`);
  return socket;
}

test('a file that drips in loses its connection, and leaves nothing behind', async () => {
  const socket = begin(1_000_000).resume();
  const closed = once(socket, 'close');
  // Each drip is sent when the one before was read.
  for (let seen = 0; !socket.closed && seen < 20; seen += 1) {
    const before = looks;
    socket.write('x'.repeat(100));
    await expect.poll(() => looks > before || socket.closed).toBe(true);
  }
  await closed;
  // It was the speed that ended it, not a silence.
  expect(looks).toBeGreaterThan(2);
  await expect.poll(() => readdir(incomingFolder(folder))).toEqual([]);
});

test('a file that keeps the least speed comes in whole', async () => {
  const file = 'y'.repeat(400_000);
  const socket = begin(file.length);
  const parts: Buffer[] = [];
  socket.on('data', (part) => void parts.push(part));
  socket.write(file + partEnd);
  await once(socket, 'close');
  const answer = Buffer.concat(parts).toString();
  expect(answer).toContain('200 OK');
  expect(answer.endsWith(file)).toBe(true);
});
