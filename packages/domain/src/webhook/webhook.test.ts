import { describe, expect, test } from 'vitest';
import { nextAttemptIn, WEBHOOK_ATTEMPTS, webhookEvents, webhookFindings } from './webhook.ts';

const codes = (url: string, isLocal: boolean, events: string[] = ['campaign.launched']) =>
  webhookFindings({ url, events }, { isLocal }).map(({ code }) => code);

describe('an address', () => {
  test.each([
    ['https://hooks.example.com/posthorn?x=1', [], []],
    ['http://hooks.example.com', ['webhook.notSecure'], []],
    ['https://localhost:3000/hook', ['field.url'], []],
    ['http://127.0.0.1:3000/hook', ['webhook.notSecure'], []],
    ['ftp://example.com', ['webhook.notSecure'], ['field.url']],
    ['https://user:secret@example.com', ['field.url'], ['field.url']],
    ['', ['webhook.notSecure'], ['field.url']],
  ])('%s: %o in production, %o on this machine', (url, live, local) => {
    expect(codes(url, false)).toEqual(live);
    expect(codes(url, true)).toEqual(local);
  });
});

test('without events there is nothing to tell', () => {
  expect(codes('https://example.com', false, [])).toEqual(['webhook.withoutEvents']);
  expect(webhookEvents).toContain('campaign.finished');
});

test('attempts become rarer and end within two days', () => {
  const waits = Array.from({ length: WEBHOOK_ATTEMPTS }, (_, n) => nextAttemptIn(n + 1));
  expect(waits.at(-1)).toBeUndefined();
  const known = waits.flatMap((wait) => wait ?? []);
  expect(known).toEqual(known.toSorted((one, other) => one - other));
  expect(known.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(48 * 3_600_000);
});
