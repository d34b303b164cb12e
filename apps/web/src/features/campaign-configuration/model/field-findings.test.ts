import { expect, test } from 'vitest';
import { aCampaign, aPlace, aProfile } from '../../../testing/a-campaign.ts';
import { fieldFindings, requiredFields, shownAudience, shownFields } from './field-findings.ts';

const facts = { today: '2026-11-15', hasConversionId: false };
const fieldsOf = (...given: Parameters<typeof fieldFindings>) =>
  fieldFindings(...given).map(({ field }) => field);

test('an empty campaign lacks what its type needs, in the order of the form', () => {
  expect(fieldsOf(aCampaign(), 'jobProfiles', facts)).toEqual([
    'title',
    'profiles',
    'locations',
    'schedule',
    'targetUrl',
  ]);
  expect(fieldsOf(aCampaign({ type: 'custom' }), 'jobProfiles', facts)).toContain('goal');
  expect(fieldsOf(aCampaign({ type: 'leadform' }), 'jobProfiles', facts)).not.toContain(
    'targetUrl',
  );
});

test('a complete campaign lacks nothing', () => {
  const complete = aCampaign({
    title: 'Nurses',
    profiles: [aProfile('icu')],
    locations: [aPlace('assen')],
    startDate: '2026-11-16',
    endDate: '2026-12-16',
    targetUrl: 'https://noorderzorg.nl/nurses',
  });
  expect(fieldFindings(complete, 'jobProfiles', facts)).toEqual([]);
  // A day later its start has passed.
  expect(fieldsOf(complete, 'jobProfiles', { ...facts, today: '2026-11-16' })).toEqual([
    'schedule',
  ]);
});

test('the side of the switch that was picked counts while nothing is chosen', () => {
  const awareness = aCampaign({ type: 'awareness' });
  expect(shownAudience(awareness, undefined)).toBe('functionGroup');
  expect(shownAudience(awareness, 'jobProfiles')).toBe('jobProfiles');
  expect(fieldsOf(awareness, 'jobProfiles', facts)).toContain('profiles');
  const chosen = aCampaign({ type: 'awareness', functionGroup: 'it' });
  expect(shownAudience(chosen, 'jobProfiles')).toBe('functionGroup');
  expect(shownAudience(aCampaign(), 'functionGroup')).toBe('jobProfiles');
});

test('required is what an empty campaign is reproached with', () => {
  const full = aCampaign({ title: 'Nurses', locations: [aPlace('assen')] });
  expect(requiredFields(full, 'jobProfiles')).toEqual(fieldsOf(aCampaign(), 'jobProfiles', facts));
});

test('the fields stand in the order of the type, with one audience', () => {
  expect(shownFields(aCampaign({ type: 'custom' }), 'functionGroup')).toEqual([
    'title',
    'functionGroup',
    'goal',
    'locations',
    'schedule',
    'targetUrl',
    'poNumber',
    'referenceNumber',
    'language',
    'budget',
    'channels',
  ]);
});

test('conversions can not be aimed at once the account has lost its conversion id', () => {
  const custom = aCampaign({ type: 'custom', goal: 'MAXIMISE_CONVERSIONS' });
  expect(fieldsOf(custom, 'jobProfiles', facts)).toContain('goal');
  expect(fieldsOf(custom, 'jobProfiles', { ...facts, hasConversionId: true })).not.toContain(
    'goal',
  );
});
