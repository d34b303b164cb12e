import { channelSwitches } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { activationOf, channelsOffOf, packageSwitches } from './package-switches.ts';

test('stories of Instagram have another name in packages', () => {
  expect(packageSwitches).toEqual([
    'facebook',
    'facebookFeed',
    'instagramFeed',
    'instagramStories',
    'googleDisplay',
    'googleSearch',
    'linkedIn',
  ]);
  expect(activationOf(['instagramStory'])).toMatchObject({
    instagramStories: false,
    instagramFeed: true,
  });
});

test.each([[[]], [['instagramStory', 'linkedIn']], [channelSwitches]] as const)(
  '%j comes back from the wire',
  (off) => {
    expect(channelsOffOf(activationOf(off))).toEqual(off);
  },
);
