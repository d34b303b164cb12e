import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutSlowConnections } from './slow-connections.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  cutSlowConnections(app, { bodyWithinMs: 50, unreadForMs: 50 });
  app.post('/', async () => 'thanks');
  app.post('/upload', { config: { takesUpload: true } }, async () => 'thanks');
  app.get('/', async () => 'thanks');
  // More than the buffers between two programs of one machine take.
  app.get('/long', async () => Buffer.alloc(50_000_000));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

function open(text: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

function begin(path: string) {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  return open(`${head}Content-Length: 4\r\nConnection: close\r\n\r\n"a`).resume();
}

test('a body that never ends loses its connection', async () => {
  await once(begin('/'), 'close');
});

test('an upload may take its time', async () => {
  const socket = begin('/upload');
  // the other one, begun later, is cut off first
  await once(begin('/'), 'close');
  socket.write('b"');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
});

test.each(['Content-Length: 9', 'Transfer-Encoding: chunked'])(
  'a body where none belongs (%s) is not waited for',
  async (head) => {
    const socket = open(`GET / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
    await once(socket, 'close');
  },
);

test('an answer that is hardly read loses its connection', async () => {
  // An hour goes by whenever somebody looks.
  let hours = 0;
  const patient = Fastify();
  const limits = { unreadForMs: 3_600_000, lookEveryMs: 5, now: () => 3_600_000 * ++hours };
  cutSlowConnections(patient, limits);
  patient.get('/long', async () => Buffer.alloc(50_000_000));
  patient.get('/short', async () => 'thanks');
  const port = Number(new URL(await patient.listen({ host: '127.0.0.1', port: 0 })).port);
  const quick = connect(port, '127.0.0.1');
  quick.write('GET /short HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(quick, 'data'))[0])).toContain('thanks');
  const accepted = once(patient.server, 'connection');
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  const [ours] = await accepted;
  await once(ours, 'close');
  quick.destroy();
  socket.destroy();
  await patient.close();
});

test('an answer that nothing reads loses its connection', async () => {
  const accepted = once(app.server, 'connection');
  const socket = open('GET /long HTTP/1.1\r\nHost: x\r\n\r\n').pause();
  const [ours] = await accepted;
  await once(ours, 'close');
  expect(ours.bytesRead).toBeGreaterThan(0);
  socket.destroy();
});
