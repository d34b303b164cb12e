import { expect, test } from 'vitest';
import { finding } from '../finding.ts';
import { mendedAddress } from './address.ts';
import { url } from './rules.ts';

test.each([
  ['www.care.example', 'https://www.care.example'],
  ['care.example/jobs?a=1#b', 'https://care.example/jobs?a=1#b'],
  ['  https://care.example  ', 'https://care.example'],
  ['HTTPS://care.example', 'HTTPS://care.example'],
  ['https://care.example/Nurse_(job)', 'https://care.example/Nurse_(job)'],
  ['https:/care.example', 'https://care.example'],
  ['//care.example/a', 'https://care.example/a'],
  ['<https://care.example>', 'https://care.example'],
  ['"https://care.example/a"', 'https://care.example/a'],
  ['zorg.example:8443/a', 'https://zorg.example:8443/a'],
  // What was meant is not clear, so it stays to be seen.
  ['http://care.example', 'http://care.example'],
  ['ftp://care.example', 'ftp://care.example'],
  ['two words.example', 'two words.example'],
  ['me@care.example', 'me@care.example'],
  ['intranet', 'intranet'],
  ['https://a', 'https://a'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('the address %j is completed to %j', (typed, mended) => {
  expect(mendedAddress(typed)).toBe(mended);
  // It is mended once: leaving the field again changes nothing.
  expect(mendedAddress(mended)).toBe(mended);
});

test('a field that takes less is asked itself', () => {
  const onlyCare = (address: string) =>
    address.endsWith('care.example') ? url(address) : finding('field.url');
  expect(mendedAddress('www.care.example', onlyCare)).toBe('https://www.care.example');
  expect(mendedAddress(' www.other.example ', onlyCare)).toBe(' www.other.example ');
});
