import { expect, test } from 'vitest';
import { deliveryNote, type UnsettledChannel } from './delivery-note.ts';

const on = (channel: UnsettledChannel['channel'], more: Partial<UnsettledChannel> = {}) => ({
  ...{ channel, state: 'waiting' as const, isThere: false, tries: 0 },
  ...more,
});
const BEFORE = '2027-03-09';
const AFTER = '2027-03-12';

test.each([
  ['is shown', 'active', BEFORE, [], null],
  ['waits for its first day', 'active', AFTER, [], 'Not started yet: Starts on 12-03-2027'],
  ['is paused before its first day', 'paused', AFTER, [], null],
  [
    'is not taken over yet',
    'active',
    AFTER,
    [on('linkedIn', { state: 'working' }), on('facebook', { state: 'failed' })],
    'Being published: Networks are being told',
  ],
  [
    'is not stopped on its networks yet',
    'stopped',
    BEFORE,
    [on('facebook', { isThere: true })],
    'Being updated: Networks are being told',
  ],
  [
    'hangs on one network while another works',
    'active',
    BEFORE,
    [on('facebook', { state: 'working' }), on('googleSearch', { tries: 2 })],
    'Trying again: Trying again on Google Search',
  ],
  [
    'is on some of its networks only',
    'active',
    AFTER,
    [on('facebook', { state: 'failed' }), on('linkedIn', { state: 'failed' })],
    'Partly published: Not on Facebook and Instagram, LinkedIn',
  ],
  [
    'could not be changed',
    'active',
    BEFORE,
    [on('facebook', { state: 'failed', isThere: true })],
    null,
  ],
  ['failed, which its status says', 'failed', AFTER, [on('facebook', { state: 'failed' })], null],
] as const)(
  'beside its status stands that a campaign %s',
  (_, status, startDate, unsettledChannels, said) => {
    const note = deliveryNote({ status, startDate, unsettledChannels }, '2027-03-10');
    expect(note && `${note.label}: ${note.text}`).toBe(said);
  },
);
