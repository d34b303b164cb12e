import { expect, test } from 'vitest';
import { isAdSegment } from './ad-segment.ts';

test('only what can be advertised with has an editor, and campaigns and templates have their own', () => {
  expect(isAdSegment('campaign', 'facebook-post-ad')).toBe(true);
  expect(isAdSegment('campaign', 'pinterest-post-ad')).toBe(false);
  expect(isAdSegment('campaign', 'facebook-post-template')).toBe(false);
  expect(isAdSegment('template', 'facebook-post-template')).toBe(true);
});
