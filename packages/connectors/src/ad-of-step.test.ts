import { expect, test } from 'vitest';
import { adOfStep } from './ad-of-step.ts';
import { partOf } from './google/map/revision.ts';
import { creativeKeyOf, postKeyOf } from './linkedin/keys.ts';
import { adPart, CAMPAIGN, creativePart } from './meta/part.ts';
import { statusKey, wishKey } from './meta/tree.ts';

const id = '0192c1a0-0000-7000-8000-000000000001';

test('the last step that makes an ad names it, on every network', () => {
  expect(adOfStep('facebook', adPart(id))).toBe(id);
  expect(adOfStep('linkedIn', creativeKeyOf({ adId: id, wording: 'w1' }))).toBe(id);
  for (const channel of ['googleDisplay', 'googleSearch'] as const) {
    expect(adOfStep(channel, partOf({ adId: id, hash: '0123456789ab' }))).toBe(id);
  }
});

test('what comes before or after it does not', () => {
  for (const key of [CAMPAIGN, creativePart(id, {}), wishKey(adPart(id)), statusKey(adPart(id))]) {
    expect(adOfStep('facebook', key)).toBeUndefined();
  }
  expect(adOfStep('linkedIn', postKeyOf({ adId: id, wording: 'w1' }))).toBeUndefined();
  expect(adOfStep('googleSearch', 'campaign')).toBeUndefined();
});
