import { expect, test } from 'vitest';
import { type ChannelState, channelStateOf } from './channel-state.ts';
import {
  type AdState,
  adStateOf,
  formStateOf,
  launchEnd,
  launchSummary,
} from './launch-progress.ts';

test.each([
  ['waiting', false, 0, 'waiting'],
  ['working', false, 0, 'creating'],
  ['working', false, 3, 'creating'],
  ['waiting', false, 1, 'retrying'],
  ['waiting', true, 0, 'updating'],
  ['working', true, 0, 'updating'],
  ['waiting', true, 2, 'retrying'],
  ['live', true, 0, 'published'],
  ['failed', false, 3, 'failed'],
  ['failed', true, 3, 'failed'],
  ['paused', true, 0, 'paused'],
  ['stopped', true, 0, 'stopped'],
] as const)('work that is %s (there: %s, tries: %s) reads as %s', (state, isThere, tries, told) => {
  expect(channelStateOf({ state, isThere, tries })).toBe(told);
});

const ad = (channel: ChannelState, more: Partial<Parameters<typeof adStateOf>[0]> = {}): AdState =>
  adStateOf({
    ...{ channel, isThere: false, isMade: false, isRefused: false, told: undefined },
    ...{ wanted: 'active', ...more },
  });

test('an ad waits, is created, is looked at and is shown', () => {
  expect(ad('waiting')).toBe('waiting');
  expect(ad('creating')).toBe('creating');
  expect(ad('creating', { isMade: true })).toBe('created');
  expect(ad('retrying', { isMade: true })).toBe('created');
  expect(ad('retrying')).toBe('waiting');
  const there = { isThere: true, isMade: true };
  expect(ad('published', there)).toBe('in_review');
  expect(ad('published', { ...there, told: 'delivering' })).toBe('delivering');
  expect(ad('updating', { ...there, told: 'delivering' })).toBe('delivering');
});

test('an ad that a network is against is refused, whatever its channel does', () => {
  expect(ad('published', { isRefused: true, isMade: true })).toBe('rejected');
  expect(ad('published', { isThere: true, isRefused: true, told: 'in_review' })).toBe('rejected');
});

test('a channel that failed shows none of its ads, also those that were made', () => {
  expect(ad('failed')).toBe('missing');
  expect(ad('failed', { isMade: true })).toBe('missing');
  // The change of a campaign failed; what was there before goes on.
  expect(ad('failed', { isThere: true, told: 'delivering' })).toBe('delivering');
});

test('what was paused or ended before a network was asked says so', () => {
  expect(ad('paused', { isThere: true })).toBe('paused');
  expect(ad('stopped', { isThere: true })).toBe('ended');
  // Until it is asked again, the network's last word is from before.
  expect(ad('paused', { isThere: true, told: 'delivering' })).toBe('paused');
  expect(ad('stopped', { isThere: true, told: 'scheduled' })).toBe('ended');
  expect(ad('stopped', { isThere: true, told: 'rejected' })).toBe('rejected');
  // No reviewer is waited for any longer; of what is paused they still are.
  expect(ad('stopped', { isThere: true, told: 'in_review' })).toBe('ended');
  expect(ad('paused', { isThere: true, told: 'in_review' })).toBe('in_review');
});

test('what is to be shown again is being started until the network has said so', () => {
  const there = { isThere: true, isMade: true };
  expect(ad('updating', { ...there, told: 'paused' })).toBe('starting');
  expect(ad('published', { ...there, told: 'paused' })).toBe('starting');
  expect(ad('updating', { ...there, told: 'ended' })).toBe('starting');
  // The network ended it by itself.
  expect(ad('published', { ...there, told: 'ended' })).toBe('ended');
  // A paused campaign gets more days.
  expect(ad('updating', { ...there, wanted: 'paused', told: 'paused' })).toBe('paused');
});

test.each([
  ['waiting', 'waiting'],
  ['creating', 'creating'],
  ['retrying', 'waiting'],
  ['failed', 'missing'],
  ['stopped', 'missing'],
] as const)('a form that is not made yet, on a channel that is %s, is %s', (state, expected) => {
  const form = { channel: state, isMade: false, isRefused: false };
  expect(formStateOf(form)).toBe(expected);
  // It is made before the ads: what fails later leaves it there.
  expect(formStateOf({ ...form, isMade: true })).toBe('published');
  expect(formStateOf({ ...form, isRefused: true })).toBe('missing');
});

const channel = (state: ChannelState, ...ads: AdState[]) => ({
  channel: 'facebook' as const,
  state,
  ads: ads.map((one) => ({ state: one })),
});

test('a launch has ended when every channel has, and is good only without any trouble', () => {
  const good = channel('published', 'in_review', 'delivering');
  expect(launchEnd({ channels: [good, channel('waiting', 'waiting')] })).toBe('pending');
  expect(launchEnd({ channels: [channel('failed'), channel('retrying')] })).toBe('pending');
  expect(launchEnd({ channels: [good, channel('failed', 'missing')] })).toBe('trouble');
  expect(launchEnd({ channels: [good, channel('published', 'rejected', 'in_review')] })).toBe(
    'trouble',
  );
  expect(launchEnd({ channels: [good, channel('stopped', 'ended')] })).toBe('good');
});

test('partial success reads as what it is', () => {
  const meta = channel('published', 'in_review');
  expect(launchSummary({ channels: [meta] })).toBe('Published on Facebook and Instagram.');
  expect(launchSummary({ channels: [meta] }, () => 'Facebook')).toBe('Published on Facebook.');
  const linkedIn = { ...channel('failed', 'missing'), channel: 'linkedIn' as const };
  const search = { ...channel('published', 'rejected'), channel: 'googleSearch' as const };
  expect(launchSummary({ channels: [meta, linkedIn, search] })).toBe(
    'Published on Facebook and Instagram, and Google Search. Not published on LinkedIn. An ad was refused.',
  );
});
