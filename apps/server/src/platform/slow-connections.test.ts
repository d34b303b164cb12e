import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cutSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  cutSlowBodies(app, 50);
  app.post('/', async () => 'thanks');
  app.post('/upload', { config: { takesUpload: true } }, async () => 'thanks');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

function begin(path: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: 4\r\nConnection: close\r\n\r\n"a`);
  return socket;
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
