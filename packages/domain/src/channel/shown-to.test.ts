import { expect, test } from 'vitest';
import { shownToNotes } from './shown-to.ts';

test('what a network does besides what was chosen is said once', () => {
  const stories = [{ adType: 'FacebookStoryAd' }, { adType: 'FacebookStoryAd' }] as const;
  expect(shownToNotes('facebook', stories)).toEqual([
    'Facebook also shows its stories in the feed.',
  ]);
  expect(shownToNotes('facebook', [{ adType: 'InstagramStoryAd' }])).toEqual([]);
  expect(shownToNotes('linkedIn', [{ adType: 'LinkedinPostAd' }])).toEqual([
    'LinkedIn shows these ads to all members in the chosen locations. It does not use the job profiles.',
  ]);
});
