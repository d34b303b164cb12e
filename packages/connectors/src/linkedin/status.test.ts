import type { NetworkState } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { stateOfAd } from './status.ts';
import type { Creative, Group } from './wire.ts';

const NOW = 1_000;
const running: Group = {
  id: 1,
  name: '',
  status: 'ACTIVE',
  runSchedule: { start: 0, end: 2_000 },
};
const creative = (changes: Partial<Creative>): Creative => ({
  id: 'urn:li:sponsoredCreative:1',
  campaign: 'urn:li:sponsoredCampaign:1',
  intendedStatus: 'ACTIVE',
  ...changes,
});
const held = (...servingHoldReasons: string[]) => creative({ servingHoldReasons });

describe('an ad', () => {
  test.each<[string, Creative, NetworkState, string[]]>([
    ['is shown', creative({ isServing: true }), 'delivering', []],
    ['is looked at', held('UNDER_REVIEW'), 'in_review', []],
    [
      'is looked at before it starts',
      held('UNDER_REVIEW', 'CAMPAIGN_START_DATE_HOLD'),
      'in_review',
      [],
    ],
    ['waits for its day', held('CAMPAIGN_START_DATE_HOLD'), 'scheduled', []],
    ['is switched off', held('STOPPED'), 'paused', []],
    ['rests with its campaign', held('CAMPAIGN_STOPPED', 'UNDER_REVIEW'), 'paused', []],
    ['rests with its group', held('CAMPAIGN_GROUP_STATUS_HOLD'), 'paused', []],
    ['has spent everything', held('CAMPAIGN_TOTAL_BUDGET_HOLD'), 'ended', []],
    ['is over', held('CAMPAIGN_END_DATE_HOLD'), 'ended', []],
    [
      'is shown to few',
      held('CAMPAIGN_AUDIENCE_COUNT_HOLD'),
      'limited',
      ['CAMPAIGN_AUDIENCE_COUNT_HOLD'],
    ],
    [
      'has an account in trouble',
      held('ACCOUNT_SERVING_HOLD', 'UNDER_REVIEW'),
      'problem',
      ['ACCOUNT_SERVING_HOLD'],
    ],
    ['has a trouble that is new', held('SOMETHING_NEW'), 'problem', ['SOMETHING_NEW']],
    [
      'is refused',
      creative({
        servingHoldReasons: ['REJECTED', 'CAMPAIGN_STOPPED'],
        review: { status: 'REJECTED', rejectionReasons: ['EXAGGERATED_CLAIMS'] },
      }),
      'rejected',
      ['EXAGGERATED_CLAIMS'],
    ],
  ])('%s', (_, one, state, reasons) => {
    const told = stateOfAd(one, running, running, NOW);
    expect(told.state).toBe(state);
    expect(told.reasons.map(({ words }) => words)).toEqual(reasons);
  });

  test.each(['ARCHIVED', 'COMPLETED', 'CANCELED'])('is over in a campaign that is %s', (status) => {
    const state = stateOfAd(held('CAMPAIGN_STOPPED'), { ...running, status }, running, NOW);
    expect(state.state).toBe('ended');
  });

  test('is a problem where it is not there', () => {
    expect(stateOfAd(undefined, running, running, NOW).state).toBe('problem');
  });
});
