import { expect, test } from 'vitest';
import { isPage, pathTo } from './route-paths.ts';

test('addresses are made from names and parameters', () => {
  expect(pathTo('campaigns-overview')).toBe('/campaigns-overview');
  expect(pathTo('edit-campaign', { campaignId: 'a/b' })).toBe(
    '/campaigns-overview/set-campaign/a%2Fb/campaign-details',
  );
});

test('what only sends the visitor on is no page', () => {
  expect(isPage(pathTo('edit-campaign', { campaignId: 'x' }))).toBe(true);
  expect(isPage('/campaigns-overview/set-campaign')).toBe(false);
  expect(isPage('/campaigns-overview/set-campaign/x')).toBe(false);
  expect(isPage(pathTo('workspace', { slug: 'north' }))).toBe(false);
});
