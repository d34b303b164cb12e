import { describe, expect, test } from 'vitest';
import { type BudgetChannel, channelSwitches } from '../channel/placement.ts';
import { isChannelInPackage, withPackageChannel, withPackagePlacement } from './channels.ts';

const channelBudget = { facebook: 400, googleDisplay: 300, googleSearch: 200, linkedIn: 100 };
const everything = { channelsOff: [], channelBudget };
const nothing = { channelsOff: channelSwitches, channelBudget };
const off = (channel: BudgetChannel) => ({ channel, isOn: false, zero: 0 });
const on = (channel: BudgetChannel) => ({ channel, isOn: true, zero: 0 });

describe('switching a channel off', () => {
  test.each([
    ['facebook', ['facebook', 'facebookFeed', 'instagramFeed', 'instagramStory']],
    ['googleDisplay', ['googleDisplay']],
    ['googleSearch', ['googleSearch']],
    ['linkedIn', ['linkedIn']],
  ] as const)('%s leaves off: %j, and no money there', (channel, channelsOff) => {
    expect(withPackageChannel(everything, off(channel))).toEqual({
      channelsOff,
      channelBudget: { ...channelBudget, [channel]: 0 },
    });
  });
});

describe('switching a channel on', () => {
  test.each(['facebook', 'googleDisplay', 'googleSearch', 'linkedIn'] as const)(
    '%s changes nothing else',
    (channel) => {
      expect(withPackageChannel(nothing, on(channel))).toEqual({
        channelsOff: channelSwitches.filter((name) => name !== channel),
        channelBudget,
      });
    },
  );

  test('a budget that was given up does not come back', () => {
    const back = withPackageChannel(
      withPackageChannel(everything, off('linkedIn')),
      on('linkedIn'),
    );
    expect(back.channelBudget.linkedIn).toBe(0);
    expect(isChannelInPackage(back, 'linkedIn')).toBe(true);
  });
});

test('a placement of Meta is switched alone', () => {
  const without = withPackagePlacement(everything, 'instagramStory', false);
  expect(without.channelsOff).toEqual(['instagramStory']);
  expect(withPackagePlacement(without, 'instagramStory', true)).toEqual(everything);
});

test('amounts may be texts, as they are typed', () => {
  const typed = { facebook: '4', googleDisplay: '3', googleSearch: '2', linkedIn: '1' };
  const draft = { channelsOff: [], channelBudget: typed, name: 'X' };
  const { channelBudget: left, name } = withPackageChannel(draft, {
    channel: 'googleSearch',
    isOn: false,
    zero: '0',
  });
  expect(left).toEqual({ ...typed, googleSearch: '0' });
  expect(name).toBe('X');
});
