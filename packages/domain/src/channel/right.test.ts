import { expect, test } from 'vitest';
import { missingRights, networkRights } from './right.ts';

test('what was not given is missing, and what we never asked for is no right of ours', () => {
  const [first, ...others] = networkRights.linkedin;
  expect(missingRights('linkedin', [...others, 'r_liteprofile'])).toEqual([first]);
  expect(missingRights('meta', [...networkRights.meta])).toEqual([]);
  expect(missingRights('google', [])).toEqual(['https://www.googleapis.com/auth/adwords']);
});

test('what campaigns can do without is asked for, and not missed', () => {
  const better = ['pages_manage_metadata', 'pages_manage_posts', 'catalog_management'];
  const others = networkRights.meta.filter((right) => !better.includes(right));
  expect(others).toHaveLength(networkRights.meta.length - better.length);
  expect(missingRights('meta', others)).toEqual([]);
});
