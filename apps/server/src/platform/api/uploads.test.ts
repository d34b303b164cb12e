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
    ['too many fields', `${fields(11)}--x--\r\n`, undefined],
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

test('one person has a few large bodies under way, and others are not held up', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const begin = async (): Promise<{ socket: Socket; refused: Promise<string> }> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = Object.entries(headers()).map(([name, value]) => `${name}: ${value}`);
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const head = [`POST ${path()} HTTP/1.1`, ...lines, type, 'Content-Length: 100000', '', ''];
    socket.write(head.join('\r\n') + partHead('name="image"; filename="a.png"'));
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
