import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { CSRF_COOKIE } from '@posthorn/contract';
import { describe, expect, test } from 'vitest';
import { makePicture } from '../../testing/make-media.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const path = () => `/api/accounts/${world.account.id}/master-images`;
const headers = () => ({
  host: 'localhost:4400',
  origin: 'http://localhost:4400',
  cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': admin.cookies.get(CSRF_COOKIE),
});

async function post(payload: Buffer | string, contentType = 'multipart/form-data; boundary=x') {
  const sent = { ...headers(), 'content-type': contentType };
  const answer = await server.app.inject({ method: 'POST', url: path(), headers: sent, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const partHead = (says: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; ${says}\r\n${more}\r\n`;
const fields = (n: number) =>
  Array.from({ length: n }, (_, i) => `${partHead(`name="f${i}"`)}1\r\n`).join('');

describe('a form that makes no sense is not our failure', () => {
  test.each([
    ['no boundary', 'x', 'multipart/form-data'],
    ['another boundary', `${partHead('name="image"; filename="a.png"')}x\r\n--x--`, undefined],
    ['no end', `${partHead('name="image"; filename="a.png"')}x`, undefined],
    ['no end of a head', '--x\r\nContent-Disposition: form-data', undefined],
    ['too many fields', `${fields(21)}--x--\r\n`, undefined],
    ['a field that wants to be more', `${partHead('name="__proto__"')}1\r\n--x--\r\n`, undefined],
  ])('%s', async (name, payload, contentType) => {
    const type = name === 'another boundary' ? 'multipart/form-data; boundary=y' : contentType;
    const answer = await post(payload, type);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('a file without a name gets one', async () => {
    const picture = await makePicture({ width: 4, height: 4 });
    const head = partHead('name="image"', 'Content-Type: application/octet-stream\r\n');
    const answer = await post(
      Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')]),
    );
    expect(answer).toMatchObject({ status: 201, body: { title: 'untitled' } });
  });
});

async function listen(): Promise<number> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
  return (server.app.server.address() as AddressInfo).port;
}

const uploadHead = (length: number) =>
  [
    `POST ${path()} HTTP/1.1`,
    ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

test('one person has a few large bodies under way, and others are not held up', async () => {
  const port = await listen();
  const begin = async (): Promise<{ socket: Socket; refused: Promise<string> }> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(uploadHead(100_000) + partHead('name="image"; filename="a.png"'));
    return { socket, refused: once(socket, 'data').then(String, () => '') };
  };
  const begun = await Promise.all(Array.from({ length: 13 }, begin));
  const answer = await Promise.race(begun.map(({ refused }) => refused));
  expect(answer).toContain('429 Too Many Requests');
  expect(answer).toContain('retry-after: 10');

  const params = { mediaId: world.media.image.id };
  const crop = { params, body: {} };
  expect((await admin.send('cropImage', crop)).status).toBe(429);
  expect((await editor.send('cropImage', crop)).status).toBe(422);

  for (const { socket } of begun) socket.destroy();
  await expect.poll(async () => (await admin.send('cropImage', crop)).status).toBe(422);
  for (let n = 0; n < 20; n++) expect((await admin.send('cropImage', crop)).status).toBe(422);
});

test.each([
  ['inside the head of a part', '--x\r\nContent-Disposition: form-da', 'end'],
  ['just behind the head of a part', partHead('name="image"; filename="a.png"'), 'resetAndDestroy'],
] as const)('an upload that breaks off %s gives its place back', async (_, sent, breakOff) => {
  const port = await listen();
  for (let n = 0; n < 13; n++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).resume();
    const received = once(server.app.server, 'request');
    socket.write(uploadHead(100_000) + sent);
    await received;
    socket[breakOff]();
    await once(socket, 'close');
  }
  const crop = { params: { mediaId: world.media.image.id }, body: {} };
  await expect.poll(async () => (await admin.send('cropImage', crop)).status).toBe(422);
  for (let n = 0; n < 12; n++) expect((await admin.send('cropImage', crop)).status).toBe(422);
});

test('a connection whose upload was refused half way takes the next request', async () => {
  const port = await listen();
  const head = partHead('name="other"; filename="a.png"');
  const half = Buffer.alloc(1_500_000);
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (data) => {
    answers += data;
  });
  socket.write(uploadHead(head.length + 2 * half.length) + head);
  socket.write(half);
  await expect.poll(() => answers).toContain('HTTP/1.1 422');
  socket.write(half);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost:4400\r\n\r\n');
  await expect.poll(() => answers).toContain('HTTP/1.1 200');
  socket.destroy();
});
