import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { OutgoingProblem } from './outgoing-problem.ts';
import { assertReachable, isPublic, publicLookup } from './public-address.ts';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['192.0.0.192', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['::7f00:1', false],
  ['168.63.129.16', false],
  ['161.26.0.10', false],
  ['100.100.100.200', false],
  ['nothing', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
])('%s is refused however it is written', (url) => {
  expect(() => assertReachable(new URL(url), () => false)).toThrow(OutgoingProblem);
});

test('a name server that does not answer is not waited for, and tells no more than one that knows no name', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const lookup = publicLookup(50, [`127.0.0.1:${silent.address().port}`]);
  const error = await new Promise((resolve) => lookup('example.com', {}, resolve));
  expect(error).toMatchObject({ kind: 'noPublicHost' });
  silent.close();
});

test('a name that comes to mean a host of our own network is refused when it is connected to', async () => {
  const own = '127.0.0.1';
  const elsewhere = '93.184.216.34';
  let addresses = [elsewhere];
  const names = createSocket('udp4').bind(0, '127.0.0.1');
  await once(names, 'listening');
  names.on('message', (question, { port }) => names.send(nameAnswer(question, addresses), port));
  const lookup = publicLookup(60_000, [`127.0.0.1:${names.address().port}`]);
  const connectTo = () =>
    new Promise((resolve) =>
      lookup('example.com', {}, (error, address) => resolve(error ?? address)),
    );
  expect(await connectTo()).toBe(elsewhere);
  for (const next of [[own], [elsewhere, own], [own, elsewhere]]) {
    addresses = next;
    expect(await connectTo()).toMatchObject({ kind: 'noPublicHost' });
  }
  names.close();
});

/** What a name server says to a question for IPv4 addresses; to any other that there are none. */
function nameAnswer(question: Buffer, addresses: readonly string[]): Buffer {
  const HEADER = 12;
  const end = question.indexOf(0, HEADER) + 5;
  const asks4 = question.readUInt16BE(end - 4) === 1;
  const records = asks4
    ? addresses.map((address) =>
        Buffer.from([
          0xc0,
          HEADER,
          0,
          1,
          0,
          1,
          0,
          0,
          0,
          0,
          0,
          4,
          ...address.split('.').map(Number),
        ]),
      )
    : [];
  const header = Buffer.from(question.subarray(0, HEADER));
  header.writeUInt16BE(0x8180, 2);
  for (const [at, n] of [1, records.length, 0, 0].entries()) header.writeUInt16BE(n, 4 + at * 2);
  return Buffer.concat([header, question.subarray(HEADER, end), ...records]);
}
