import { beforeEach, expect, test } from 'vitest';
import { forgetRecent, recentCampaigns, rememberRecent } from './recent-campaigns.ts';

const lotte = { personId: 'lotte', accountId: 'a1' };
const campaign = (id: string) => ({
  id,
  hash: `K${id}`,
  title: `Nurse ${id}`,
  status: 'draft' as const,
});
const ids = () => recentCampaigns(lotte).map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('the newest comes first, each once, and no more than six', () => {
  for (const id of ['1', '2', '3', '1', '4', '5', '6', '7']) rememberRecent(lotte, campaign(id));
  expect(ids()).toEqual(['7', '6', '5', '4', '1', '3']);
  forgetRecent(lotte, '7');
  expect(ids()[0]).toBe('6');
});

test('another person at this browser does not see them', () => {
  rememberRecent(lotte, campaign('1'));
  expect(recentCampaigns({ ...lotte, personId: 'anna' })).toEqual([]);
});

test.each(['nonsense', '{}', '[null, 1, {"id":"x"}]'])(
  'what is not ours is no campaign: %s',
  (text) => {
    localStorage.setItem('posthorn.recent.lotte.a1', text);
    expect(ids()).toEqual([]);
  },
);
