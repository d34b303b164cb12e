import { expect, test } from 'vitest';
import { isSentWhenSaved } from './saved-ad.ts';

const running = {
  status: 'active' as const,
  channelBudget: { facebook: 100_00, googleDisplay: null, googleSearch: 0, linkedIn: 100_00 },
  unsettledChannels: [],
};
const onLinkedIn = { channel: 'linkedIn' as const, tries: 0 };

test.each([
  ['of a running campaign', running, true],
  ['of a paused one', { ...running, status: 'paused' as const }, true],
  ['of a draft', { ...running, status: 'draft' as const }, false],
  ['of one that is over', { ...running, status: 'stopped' as const }, false],
  [
    'where the network has refused all of it',
    {
      ...running,
      unsettledChannels: [{ ...onLinkedIn, state: 'failed' as const, isThere: false }],
    },
    false,
  ],
  [
    'where the network has refused a change',
    { ...running, unsettledChannels: [{ ...onLinkedIn, state: 'failed' as const, isThere: true }] },
    true,
  ],
  [
    'where the network is still being told',
    {
      ...running,
      unsettledChannels: [{ ...onLinkedIn, state: 'working' as const, isThere: false }],
    },
    true,
  ],
])('whether a saved ad goes to its network: %s', (_, campaign, isSent) => {
  expect(isSentWhenSaved(campaign, 'LinkedinPostAd')).toBe(isSent);
});

test('an ad of a channel without money goes nowhere', () => {
  expect(isSentWhenSaved(running, 'GoogleSearchAd')).toBe(false);
  expect(isSentWhenSaved(running, 'GoogleDisplayGeneratedAd')).toBe(false);
  expect(isSentWhenSaved(running, 'InstagramPostAd')).toBe(true);
});
