import { describe, expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import { type Configuration, configurationFindings } from './configuration.ts';
import { displayUrl, shownAddress } from './details.ts';
import { goalFindings, offeredGoals } from './goal.ts';
import {
  addLocationFindings,
  type CampaignLocation,
  locationsFindings,
  shownLocations,
} from './location.ts';
import { missingPages } from './pages.ts';
import { profilesWarnings, shownFunctionGroups } from './profile.ts';
import { remainingDays, scheduleFindings } from './schedule.ts';
import type { CampaignStatus } from './status.ts';
import { audienceOf, campaignTypeOfRouteKey, campaignTypeSpecs, campaignTypes } from './type.ts';
import { afterTypeChange, typeChangeBlockers } from './type-change.ts';

const today = '2027-03-10';
const nurse = { id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' };
const city = (n: number, country = 'Netherlands'): CampaignLocation => ({
  id: `city:${n}`,
  name: `City ${n}`,
  type: 'city',
  country,
});
const complete: Configuration = {
  type: 'consideration',
  status: 'draft',
  title: 'Nurse',
  targetUrl: 'https://care.example',
  poNumber: '',
  referenceNumber: '',
  language: 'en',
  profiles: [nurse],
  functionGroup: null,
  goal: null,
  locations: [city(1)],
  startDate: '2027-03-11',
  endDate: '2027-04-11',
};
const said = (changes: Partial<Configuration>) =>
  configurationFindings({ ...complete, ...changes }, { today, hasConversionId: false }).map(
    (found) => [found.path, sayFinding(found)],
  );
const EMPTY = 'This field can not be empty';

describe('a campaign is complete', () => {
  test('when every field of its type is filled and right', () => {
    expect(said({})).toEqual([]);
    expect(said({ type: 'conversions' })).toEqual([]);
    expect(said({ type: 'leadform', targetUrl: '' })).toEqual([]);
    expect(said({ type: 'awareness' })).toEqual([]);
    expect(said({ type: 'awareness', profiles: [], functionGroup: 'it' })).toEqual([]);
    expect(said({ type: 'custom', goal: 'MAXIMISE_CLICKS' })).toEqual([]);
  });

  const broken: [string, Partial<Configuration>, [string, string][]][] = [
    ['no title', { title: ' ' }, [['title', EMPTY]]],
    ['no profile', { profiles: [] }, [['profiles', EMPTY]]],
    [
      'neither group nor profile under awareness',
      { type: 'awareness', profiles: [] },
      [['functionGroup', EMPTY]],
    ],
    [
      'no profile under custom',
      { type: 'custom', profiles: [], goal: 'MAXIMISE_CLICKS' },
      [['profiles', EMPTY]],
    ],
    ['no goal under custom', { type: 'custom' }, [['goal', EMPTY]]],
    [
      'a goal that is no longer possible',
      { type: 'custom', goal: 'MAXIMISE_CONVERSIONS' },
      [['goal', 'Conversions can only be chosen when the account has a conversion id']],
    ],
    ['a tab in the PO', { poNumber: 'a\tb' }, [['poNumber', 'This value has the wrong form']]],
    ['no place', { locations: [] }, [['locations', EMPTY]]],
    ['no dates', { startDate: null, endDate: null }, [['schedule', EMPTY]]],
    ['dates gone by', { startDate: today }, [['schedule', 'Only future dates can be selected']]],
    ['no landing page', { targetUrl: '' }, [['targetUrl', EMPTY]]],
    [
      'an insecure landing page',
      { targetUrl: 'http://a.test' },
      [['targetUrl', 'The URL should include https:// and no spaces']],
    ],
    ['a long PO', { poNumber: 'x'.repeat(41) }, [['poNumber', 'This field is max 40 characters']]],
    [
      'the same profile twice',
      { profiles: [nurse, { ...nurse, id: 'other' }] },
      [['profiles', 'This job profile is already chosen']],
    ],
    [
      'too many profiles',
      { profiles: Array.from({ length: 6 }, (_, n) => ({ ...nurse, name: `${n}` })) },
      [['profiles', 'You have exceeded maximum amount of job profiles']],
    ],
  ];
  test.each(broken)('not with %s', (_name, changes, findings) => {
    expect(said(changes)).toEqual(findings);
  });

  test('dates are only asked for before the launch', () => {
    const gone = { startDate: '2020-01-01', endDate: '2020-02-01' };
    expect(said({ ...gone, status: 'failed' })).toEqual([]);
    expect(said({ ...gone, status: 'to_approve' })).toHaveLength(1);
  });
});

describe('dates', () => {
  const cases: [string, string, string | undefined][] = [
    ['2027-03-11', '2027-03-12', undefined],
    ['2027-03-11', '2028-03-10', undefined],
    ['2027-03-11', '2028-03-11', 'campaign.datesTooLong'],
    ['2027-03-10', '2027-03-12', 'campaign.datesPast'],
    ['2027-03-12', '2027-03-12', 'campaign.datesReversed'],
    ['2027-03-13', '2027-03-12', 'campaign.datesReversed'],
    ['2027-02-30', '2027-03-12', 'field.malformed'],
    ['2029-03-09', '2029-03-10', undefined],
    ['2029-03-10', '2029-03-11', 'campaign.datesTooFar'],
    ['9999-12-30', '9999-12-31', 'campaign.datesTooFar'],
  ];
  test.each(cases)('%s to %s: %s', (startDate, endDate, code) => {
    expect(scheduleFindings({ startDate, endDate }, today)[0]?.code).toBe(code);
  });

  test('remaining days stand still while paused and begin with the start', () => {
    const dates = { startDate: '2027-03-01', endDate: '2027-03-31' };
    const left = (status: CampaignStatus, on: string, pausedAt: string | null = null) =>
      remainingDays({ status, ...dates, pausedAt }, { today: on, timeZone: 'Europe/Amsterdam' });
    expect(left('active', '2027-03-10')).toBe(21);
    expect(left('active', '2027-02-10')).toBe(30);
    expect(left('active', '2027-05-10')).toBe(0);
    // Late on the 20th in Greenwich it is the 21st where the account is.
    expect(left('paused', '2027-05-10', '2027-03-20T23:30:00.000Z')).toBe(10);
    expect(left('draft', '2027-03-10')).toBeUndefined();
    expect(left('stopped', '2027-03-10')).toBeUndefined();
  });
});

describe('places', () => {
  test('five at most, of one type, in one country, each once', () => {
    const five = [1, 2, 3, 4, 5].map((n) => city(n));
    expect(locationsFindings(five)).toEqual([]);
    expect(addLocationFindings(five, city(6))[0]?.code).toBe('campaign.tooManyLocations');
    expect(addLocationFindings([city(1)], city(1))[0]?.code).toBe('campaign.locationTwice');
    expect(addLocationFindings([city(1)], { ...city(2), type: 'region' })[0]?.code).toBe(
      'campaign.mixedLocations',
    );
    expect(addLocationFindings([city(1)], city(2, 'Belgium'))[0]?.code).toBe(
      'campaign.locationsAbroad',
    );
  });

  test('a row shows names until 40 characters are full, and always the first', () => {
    const named = (...names: string[]) => {
      const { shown, hidden } = shownLocations(names.map((name) => ({ name })));
      return [shown.length, hidden.length];
    };
    expect(named()).toEqual([0, 0]);
    expect(named('a'.repeat(60), 'b')).toEqual([1, 1]);
    expect(named('a'.repeat(20), 'b'.repeat(20), 'c')).toEqual([2, 1]);
    expect(named('Delft', 'Leiden')).toEqual([2, 0]);
  });

  test('counts the radius of a place among the characters of a row', () => {
    const places = ['Heerenveen', 'Stadskanaal', 'Groningen'].map((name) => ({ name }));
    expect(shownLocations(places).hidden).toEqual([]);
    const around = places.map((place) => ({ ...place, radiusKm: 25 }));
    expect(shownLocations(around).hidden).toEqual([{ name: 'Groningen', radiusKm: 25 }]);
  });
});

describe('types', () => {
  test('the fields of each', () => {
    const visits = [
      'title',
      'jobProfiles',
      'locations',
      'startEndDate',
      'landingPage',
      'poNumber',
      'referenceNumber',
      'language',
    ];
    expect(campaignTypeSpecs.consideration.fields).toEqual(visits);
    expect(campaignTypeSpecs.conversions.fields).toEqual(visits);
    expect(campaignTypeSpecs.leadform.fields).toEqual(
      visits.filter((field) => field !== 'landingPage'),
    );
    expect(campaignTypeSpecs.awareness.fields).toContain('functionGroup');
    expect(campaignTypeSpecs.custom.fields).toContain('campaignGoal');
  });

  test('their names in addresses lead back to them', () => {
    const keys = campaignTypes.map((type) => campaignTypeSpecs[type].routeKey);
    expect(keys).toEqual(['highlight', 'awareness', 'conversions', 'leadform', 'custom']);
    expect(keys.map(campaignTypeOfRouteKey)).toEqual([...campaignTypes]);
    expect(campaignTypeOfRouteKey('nonsense')).toBeUndefined();
  });

  test('an audience is what was chosen, else what the type starts with', () => {
    const nothing = { functionGroup: null, profiles: [] };
    expect(audienceOf({ type: 'awareness', ...nothing })).toBe('functionGroup');
    expect(audienceOf({ type: 'custom', ...nothing })).toBe('jobProfiles');
    expect(audienceOf({ type: 'awareness', functionGroup: null, profiles: [nurse] })).toBe(
      'jobProfiles',
    );
    expect(audienceOf({ type: 'consideration', functionGroup: 'it', profiles: [] })).toBe(
      'jobProfiles',
    );
  });

  test('ads on a channel the new type lacks are in the way', () => {
    const words = (type: (typeof campaignTypes)[number]) =>
      typeChangeBlockers(type, ['googleSearch', 'linkedIn', 'facebook']).map(sayFinding);
    expect(words('awareness')).toEqual(['Google Search is not part of this campaign type.']);
    expect(words('leadform')).toEqual([
      'LinkedIn and Google Search are not part of this campaign type.',
    ]);
    expect(words('custom')).toEqual([]);
  });

  test('a change keeps what the new type uses', () => {
    const custom = {
      ...complete,
      type: 'custom' as const,
      goal: 'MAXIMISE_CLICKS' as const,
      customTotalGrossBudget: 500_00,
      channelBudget: { facebook: 500_00, googleDisplay: null, googleSearch: 0, linkedIn: null },
    };
    expect(afterTypeChange(custom, 'leadform')).toEqual({
      ...custom,
      type: 'leadform',
      targetUrl: '',
      goal: null,
    });
    const grouped = { ...custom, profiles: [], functionGroup: 'it' };
    expect(afterTypeChange(grouped, 'awareness').functionGroup).toBe('it');
    expect(afterTypeChange(grouped, 'conversions').functionGroup).toBeNull();
  });

  test('a change gives back the money that the new type can not spend', () => {
    const channelBudget = { facebook: 300_00, googleDisplay: 100_00, googleSearch: 0 };
    const visits = { ...complete, customTotalGrossBudget: 900_00 };
    const after = (linkedIn: number | null, type: (typeof campaignTypes)[number]) => {
      const changed = afterTypeChange(
        { ...visits, channelBudget: { ...channelBudget, linkedIn } },
        type,
      );
      return [changed.customTotalGrossBudget, changed.channelBudget.linkedIn];
    };
    expect(after(500_00, 'conversions')).toEqual([900_00, 500_00]);
    expect(after(500_00, 'awareness')).toEqual([400_00, 0]);
    expect(after(null, 'awareness')).toEqual([900_00, null]);
    expect(after(500_00, 'leadform')).toEqual([300_00, 0]);
    const nothing = { facebook: 0, googleDisplay: 0, googleSearch: 900_00, linkedIn: 0 };
    const emptied = afterTypeChange({ ...visits, channelBudget: nothing }, 'leadform');
    expect(emptied.customTotalGrossBudget).toBeNull();
  });
});

test('conversions are offered with a conversion id only', () => {
  expect(offeredGoals({ hasConversionId: false })).toEqual([
    'MAXIMISE_CLICKS',
    'MAXIMISE_IMPRESSIONS',
  ]);
  expect(goalFindings('MAXIMISE_CONVERSIONS', { hasConversionId: false })).toHaveLength(1);
  expect(goalFindings('MAXIMISE_CONVERSIONS', { hasConversionId: true })).toEqual([]);
});

test('profiles of different function groups can not be estimated together', () => {
  const both = [nurse, { id: 'dev', name: 'Developer', functionGroup: 'it' }];
  const [warning] = profilesWarnings(both, { estimatesAudience: true });
  expect(warning).toMatchObject({ severity: 'warning', code: 'campaign.mixedFunctionGroups' });
  expect(profilesWarnings(both, { estimatesAudience: false })).toEqual([]);
  expect(profilesWarnings([nurse], { estimatesAudience: true })).toEqual([]);
});

test('a campaign is for its function group, else for those of its job profiles', () => {
  const profiles = [nurse, { ...nurse, name: 'Doctor' }, { ...nurse, functionGroup: 'it' }];
  expect(shownFunctionGroups({ functionGroup: null, profiles })).toBe('Healthcare, IT');
  expect(shownFunctionGroups({ functionGroup: 'social care', profiles: [] })).toBe('Social Care');
  expect(shownFunctionGroups({ functionGroup: null, profiles: [] })).toBe('');
});

test('missing pages block when there are none, and warn otherwise', () => {
  const found = (...connected: ('facebook' | 'instagram' | 'linkedin')[]) =>
    missingPages('campaign', connected).map(({ code, severity }) => `${severity} ${code}`);
  expect(found()).toEqual(['error page.noneConnected']);
  expect(found('facebook', 'instagram')).toEqual([]);
  expect(found('linkedin')).toEqual(['warning page.noFacebook', 'warning page.noInstagram']);
  expect(found('facebook')).toEqual(['warning page.noInstagram']);
});

test('a template has no campaign that could be finished', () => {
  for (const connected of [[], ['linkedin']] as const) {
    const said = missingPages('template', connected).map((found) => sayFinding(found));
    expect(said.join()).toContain('for this template');
    expect(said.join()).not.toContain('campaign');
  }
});

test('people read the host of an address', () => {
  expect(displayUrl('https://www.Care.example:8443/a?b#c')).toBe('care.example');
  expect(displayUrl('')).toBe('');
  expect(shownAddress('consideration', 'https://care.example/a')).toBe('care.example');
  expect(shownAddress('leadform', '')).toBe('fb.me');
});
