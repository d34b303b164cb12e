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
