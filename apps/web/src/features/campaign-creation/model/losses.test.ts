import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { lossesBy } from './losses.ts';

const campaign = aCampaign({
  title: 'Nurses',
  targetUrl: 'https://a.nl',
  profiles: [{ id: 'icu', name: 'ICU nurse', functionGroup: 'healthcare' }],
  locations: [{ id: 'assen', name: 'Assen', type: 'city', country: 'Netherlands' }],
});

test('another type empties what it does not use, if it was filled', () => {
  expect(lossesBy(campaign, 'leadform').emptied).toEqual(['Landing page']);
  expect(lossesBy({ ...campaign, targetUrl: '' }, 'leadform').emptied).toEqual([]);
  expect(lossesBy(campaign, 'conversions').emptied).toEqual([]);
  const custom: Campaign = { ...campaign, type: 'custom', goal: 'MAXIMISE_CLICKS' };
  expect(lossesBy(custom, 'consideration').emptied).toEqual(['Goal']);
  // A visits campaign stores the goal of its type, which is no field of it.
  const visits: Campaign = { ...custom, type: 'consideration' };
  expect(lossesBy(visits, 'awareness').emptied).not.toContain('Goal');
});

test('another type gives back the money of channels it does not have', () => {
  const funded = aCampaign({
    customTotalGrossBudget: 500_00,
    customChannelBudget: { facebook: 200_00, googleDisplay: 0, googleSearch: 0, linkedIn: 300_00 },
  });
  expect(lossesBy(funded, 'awareness')).toEqual({
    emptied: [],
    budget:
      'The budget is cut from €500 to €200: a campaign of this type can not pay for LinkedIn.',
  });
  expect(lossesBy(funded, 'conversions').budget).toBeUndefined();
  const onlyThere = aCampaign({
    customTotalGrossBudget: 300_00,
    customChannelBudget: { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 300_00 },
  });
  expect(lossesBy(onlyThere, 'leadform').budget).toContain('cut from €300 to €0');
});
