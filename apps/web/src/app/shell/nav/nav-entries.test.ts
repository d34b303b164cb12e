import { expect, test } from 'vitest';
import { isCurrent, type NavEntry, navEntries, targetsOf, visibleEntries } from './nav-entries.ts';

const entries: NavEntry[] = [
  { label: 'Open', href: '/mail' },
  { label: 'Feature', href: '/job-library', feature: 'dynamicAds' },
  { label: 'Admins', href: '/settings', capability: 'member.list' },
  { label: 'Parent', href: '/presets', children: [{ label: 'Child', href: '/profile' }] },
];
const labels = (shown: NavEntry[]) => shown.map(({ label }) => label);

test('an entry shows when the account has its feature and the person the right', () => {
  expect(labels(visibleEntries(entries, { features: [], role: 'editor' }))).toEqual([
    'Open',
    'Parent',
  ]);
  expect(labels(visibleEntries(entries, { features: ['dynamicAds'], role: 'admin' }))).toEqual(
    labels(entries),
  );
});

test('an entry is current on its own pages and on those of its children', () => {
  const parent = entries.at(-1) as NavEntry;
  expect(isCurrent(parent, '/presets')).toBe(true);
  expect(isCurrent(parent, '/profile/deeper')).toBe(true);
  expect(isCurrent(parent, '/presetss')).toBe(false);
});

test('the media library opens above the page a person is on', () => {
  const presets = navEntries.find(({ label }) => label === 'Presets') as NavEntry;
  expect(targetsOf(presets, '/ui/media-library')).toContainEqual({
    label: 'Media library',
    href: '/ui/media-library',
  });
  expect(isCurrent(presets, '/ui')).toBe(false);
});

test('packages are among the presets', () => {
  const presets = navEntries.find(({ label }) => label === 'Presets') as NavEntry;
  expect(targetsOf(presets, '/ui/media-library')).toContainEqual({
    label: 'Packages',
    href: '/presets/packages',
  });
  expect(isCurrent(presets, '/presets/packages')).toBe(true);
});

test('everyone reaches the campaigns', () => {
  expect(labels(visibleEntries(navEntries, { features: [], role: 'editor' }))).toContain(
    'Campaigns',
  );
});
