import { expect, test } from 'vitest';
import { channels } from './channel.ts';
import { channelsOn, isConnectedTo, networks, networksOf } from './network.ts';

test.each([
  [['instagram'], ['meta']],
  [['googleSearch', 'googleDisplay'], ['google']],
  [
    ['facebook', 'linkedIn'],
    ['meta', 'linkedin'],
  ],
  [[], []],
] as const)('%j are shown by %j', (channels, networks) => {
  expect(networksOf(channels)).toEqual(networks);
});

test('each channel is on one network', () => {
  expect(networks.flatMap(channelsOn).toSorted()).toEqual(channels.toSorted());
});

test('a network is connected as soon as one of its budgets is', () => {
  expect(isConnectedTo('google', ['googleSearch'])).toBe(true);
  expect(isConnectedTo('google', ['googleSearch', 'googleDisplay'])).toBe(false);
});
