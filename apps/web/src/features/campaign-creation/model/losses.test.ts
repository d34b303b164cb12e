import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import type { Campaign } from '../../campaigns/index.ts';
import { lossesBy, overwrittenBy } from './losses.ts';

const campaign = aCampaign({
  title: 'Nurses',
  targetUrl: 'https://a.nl',
  profiles: [{ id: 'icu', name: 'ICU nurse', functionGroup: 'healthcare' }],
  locations: [{ id: 'assen', name: 'Assen', type: 'city', country: 'Netherlands' }],
});

const template = {
  id: 't1',
  kind: 'custom' as const,
  purpose: '',
  type: 'awareness' as const,
  title: 'Care that stays',
  targetUrl: '',
  poNumber: 'PO-1',
  functionGroup: 'healthcare',
  profiles: [],
  locations: [],
  goal: null,
  language: null,
  runtime: null,
  customTotalGrossBudget: 200_00,
  channelsOff: [],
  facebookPageId: null,
  instagramPageId: null,
  linkedinPageId: null,
};

test('another type empties what it does not use, if it was filled', () => {
  expect(lossesBy(campaign, 'leadform').emptied).toEqual(['Landing page']);
  expect(lossesBy({ ...campaign, targetUrl: '' }, 'leadform').emptied).toEqual([]);
  expect(lossesBy(campaign, 'conversions').emptied).toEqual([]);
  const custom: Campaign = { ...campaign, type: 'custom', goal: 'MAXIMISE_CLICKS' };
  expect(lossesBy(custom, 'consideration').emptied).toEqual(['Goal']);
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

test('a template overwrites what it sets, and its type what it does not use', () => {
  expect(overwrittenBy(campaign, template)).toEqual([
    'Campaign type (Employer brand awareness)',
    'Title',
    'Job profiles',
  ]);
});

test('a runtime moves the last day, and nothing while there is no first one', () => {
  const month = { ...template, type: 'consideration' as const, title: '', runtime: 30 };
  const dates = { startDate: '2027-03-01', endDate: '2027-03-08' };
  expect(overwrittenBy({ ...campaign, ...dates }, month)).toEqual(['Start and end date']);
  expect(overwrittenBy({ ...campaign, ...dates, endDate: '2027-03-30' }, month)).toEqual([]);
  expect(overwrittenBy(campaign, month)).toEqual([]);
});

test('a budget a person set is named', () => {
  const funded = { ...campaign, customTotalGrossBudget: 100_00 };
  expect(overwrittenBy(funded, { ...template, type: 'consideration' })).toContain(
    'Budget (€100 becomes €200)',
  );
});

test('pages and switches of channels are named, the ones that would be on with them', () => {
  const dressed: Campaign = { ...campaign, facebookPageId: 'mine', linkedinPageId: 'mine' };
  const other = {
    ...template,
    type: 'consideration' as const,
    title: '',
    facebookPageId: 'theirs',
    instagramPageId: 'theirs',
    channelsOff: ['linkedIn' as const, 'googleDisplay' as const, 'googleSearch' as const],
  };
  expect(overwrittenBy(dressed, other)).toEqual([
    'Facebook page',
    'Channels (Facebook, Instagram)',
  ]);
  const allOff = { ...other, channelsOff: [...other.channelsOff, 'facebook' as const] };
  expect(overwrittenBy(campaign, allOff)).toEqual(['Channels (none)']);
  expect(overwrittenBy({ ...campaign, packageId: 'p1' }, other)).toEqual([]);
});

test('an empty campaign loses nothing', () => {
  const empty: Campaign = {
    ...campaign,
    title: '',
    targetUrl: '',
    profiles: [],
    locations: [],
  };
  expect(overwrittenBy(empty, { ...template, type: 'consideration' })).toEqual([]);
});
