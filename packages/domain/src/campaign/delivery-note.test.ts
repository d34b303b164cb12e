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
  ['waits for its first day', 'active', AFTER, [], 'Starts in 2 days: Starts on 12-03-2027'],
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
    const endDate = '2027-05-01';
    const note = deliveryNote({ status, startDate, endDate, unsettledChannels }, '2027-03-10');
    expect(note && `${note.label}: ${note.text}`).toBe(said);
  },
);

test.each([
  ['starts tomorrow', { startDate: '2027-03-11' }, 'Starts tomorrow'],
  ['is being looked at', { isInReview: true }, 'In review'],
  ['has refused ads', { isInReview: true, refusedAds: 2 }, '2 ads refused'],
  ['has one refused ad', { refusedAds: 1 }, '1 ad refused'],
  ['ends soon', { endDate: '2027-03-12' }, 'Ends in 2 days'],
  ['ends tomorrow', { endDate: '2027-03-11' }, 'Ends in 1 day'],
  ['has its last day', { endDate: '2027-03-10' }, 'Last day today'],
  ['ends later than in a week', { endDate: '2027-03-18' }, undefined],
  ['is over, and with it what was refused', { status: 'finished', refusedAds: 2 }, undefined],
  ['was never launched and should run', { status: 'draft' }, 'Start date passed'],
  ['has time to be launched', { status: 'draft', startDate: '2027-03-11' }, undefined],
] as const)('a campaign that %s', (_, more, label) => {
  const campaign = {
    status: 'active' as const,
    startDate: '2027-03-09',
    endDate: '2027-05-01',
    unsettledChannels: [],
    ...more,
  };
  expect(deliveryNote(campaign, '2027-03-10')?.label).toBe(label);
  // Without a calendar only what the networks said is told.
  const known = 'refusedAds' in more && !('status' in more) ? label : undefined;
  expect(deliveryNote(campaign, undefined)?.label).toBe(known);
});
