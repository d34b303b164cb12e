import { expect, test } from 'vitest';
import { networksOf } from './network.ts';

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
