import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { CSRF_COOKIE } from '@posthorn/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePicture } from '../testing/make-media.ts';
import { admin, server, setScene, world } from '../testing/scene.ts';

// The clock of the product stands still, and that of the machine is turned.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
setScene();
beforeAll(() => server.app.listen({ host: '127.0.0.1', port: 0 }));

const countedUploads = async () => {
  const found = await server.db
    .selectFrom('rate_counter')
    .select('count')
    .where('key', '=', `upload:${world.admin.id}`)
    .executeTakeFirst();
  return found?.count;
};

/** An upload whose body stops in the middle until the test lets it go on. */
async function beginUpload() {
  const picture = await makePicture({ width: 4, height: 4 });
  const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(part), picture, Buffer.from('\r\n--x--\r\n')]);
  const head = [
    `POST /api/accounts/${world.account.id}/master-images HTTP/1.1`,
    'Host: localhost:4400',
    'Origin: http://localhost:4400',
    `Cookie: ${[...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-XSRF-TOKEN: ${admin.cookies.get(CSRF_COOKIE)}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const answer = once(socket, 'data').then(String);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, 20));
  await expect.poll(countedUploads).toBe(1);
  return {
    async finish(): Promise<string> {
      socket.write(body.subarray(20));
      return answer;
    },
  };
}

test('a call whose body takes long is checked again, and counted once', async () => {
  const upload = await beginUpload();
  vi.setSystemTime(Date.now() + 60_000);
  expect(await upload.finish()).toContain('201 Created');
  expect(await countedUploads()).toBe(1);
});

test('a right that went while the body came in is missing at its end', async () => {
  const upload = await beginUpload();
  await server.db.deleteFrom('membership').where('person_id', '=', world.admin.id).execute();
  vi.setSystemTime(Date.now() + 60_000);
  expect(await upload.finish()).toContain('404 Not Found');
});
