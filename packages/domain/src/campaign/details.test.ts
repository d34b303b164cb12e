import { expect, test } from 'vitest';
import { mendedAddress } from './details.ts';

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
});
