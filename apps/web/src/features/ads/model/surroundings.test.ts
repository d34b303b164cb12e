import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { anUpload } from '../../../testing/google-ads.ts';
import type { Ad } from '../api/list-ads.ts';
import { missingPlacements, offeredChannels, surroundingsOf } from './surroundings.ts';

const off = (...names: string[]) => {
  const { customChannelStatuses: all } = aCampaign();
  const entries = Object.keys(all).map((name) => [name, { status: !names.includes(name) }]);
  return { customChannelStatuses: Object.fromEntries(entries) as typeof all };
};
const shown = (more: Parameters<typeof aCampaign>[0], ads: Ad[] = [anAd()]) =>
  offeredChannels(surroundingsOf(aCampaign(more), ads, [])).map(
    ({ channel, types }) => `${channel}: ${types.length}`,
  );

test('a draft shows every channel of its type', () => {
  expect(shown({})).toEqual([
    'facebook: 3',
    'instagram: 3',
    'linkedIn: 1',
    'googleDisplay: 2',
    'googleSearch: 1',
  ]);
  expect(shown({ type: 'leadform' })).toEqual(['facebook: 3', 'instagram: 3']);
});

test('what is switched off is not shown', () => {
  const google = ['googleDisplay', 'googleSearch'];
  const fewer = off('linkedIn', 'instagramStory', ...google);
  expect(shown(fewer)).toEqual(['facebook: 3', 'instagram: 2']);
  expect(shown(off('facebook', 'googleSearch'), [])).toEqual(['linkedIn: 1', 'googleDisplay: 2']);
});

test('ads that are there are shown, whatever was switched off since', () => {
  const without = off('facebook', 'googleDisplay', 'googleSearch');
  expect(shown(without)).toEqual(['facebook: 1', 'linkedIn: 1']);
  expect(shown(without, [anUpload()])).toEqual(['linkedIn: 1', 'googleDisplay: 1']);
});

test('after the launch only channels with ads are shown', () => {
  expect(shown({ status: 'active' })).toEqual(['facebook: 3']);
  expect(shown({ status: 'finished' }, [])).toEqual([]);
});

test('what a package left out can be added before the launch', () => {
  const packaged = { packageId: 'p', ...off('linkedIn', 'instagramStory') };
  expect(missingPlacements(aCampaign(packaged))).toEqual(['instagramStory', 'linkedIn']);
  expect(missingPlacements(aCampaign({ ...packaged, status: 'active' }))).toEqual([]);
  expect(missingPlacements(aCampaign(off('linkedIn')))).toEqual([]);
});
