import { expect, test } from 'vitest';
import { createGap, updateGap, uploadGap } from './setup.ts';

const feed = {
  ...{ feedUrl: 'https://example.com/jobs.xml', jobProfileId: 'cook' },
  ...{ isChecked: true, isKept: false },
};
const unchecked = { ...feed, isChecked: false };
const list = { name: 'Cooks', templateId: 't1', feedSources: [feed] };

test.each([
  [{}, undefined],
  [{ name: ' ' }, 'name'],
  [{ feedSources: [] }, 'feeds'],
  [{ feedSources: [feed, { ...feed, feedUrl: '' }] }, 'incomplete'],
  [{ feedSources: [feed, { ...feed, jobProfileId: '' }] }, 'incomplete'],
  [{ feedSources: [feed, unchecked] }, 'unchecked'],
  [{ templateId: null }, 'template'],
])('a new list with %o misses %s', (more, gap) => {
  expect(createGap({ ...list, ...more })).toBe(gap);
});

test.each([
  [{}, undefined],
  [{ name: '' }, 'name'],
  [{ feedSources: [] }, 'firstFeed'],
  [{ feedSources: [{ ...feed, jobProfileId: '' }] }, 'firstFeed'],
  [{ feedSources: [feed, { ...unchecked, feedUrl: '' }], templateId: null }, undefined],
  [{ feedSources: [feed, unchecked] }, 'changedUnchecked'],
  [{ feedSources: [{ ...unchecked, isKept: true }] }, undefined],
])('a list that is changed with %o misses %s', (more, gap) => {
  expect(updateGap({ ...list, ...more })).toBe(gap);
});

test('a feed is checked once the list has a name, and the feed an address and a profile', () => {
  expect(uploadGap('', feed)).toBe('name');
  expect(uploadGap('Cooks', { ...feed, feedUrl: ' ' })).toBe('url');
  expect(uploadGap('Cooks', { ...feed, jobProfileId: '' })).toBe('profile');
  expect(uploadGap('Cooks', feed)).toBeUndefined();
});
