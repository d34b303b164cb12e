import { describe, expect, test } from 'vitest';
import { switchesOff } from '../channel/placement.ts';
import { say } from '../message/say.ts';
import { templateBudgetFinding, templateRuntimeFinding, templateTextFinding } from './details.ts';
import { freeFunctionGroups, functionGroupTakenFinding } from './function-group.ts';
import { idleChannels } from './idle-channels.ts';
import { templateMissing } from './missing.ts';
import { copyOfTemplate, emptyTemplate } from './new-template.ts';
import { type SortableTemplate, sortedTemplates } from './sort.ts';
import type { Template } from './template.ts';
import { afterTemplateTypeChange } from './type-change.ts';

const nurse = { id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' };
const full: Template & { adsCount: number; isLeadformComplete: boolean } = {
  ...emptyTemplate('custom', 'consideration', 'nl'),
  id: 'a',
  title: 'Nurses',
  purpose: 'For every vacancy',
  targetUrl: 'https://jobs.example',
  functionGroup: 'healthcare',
  runtime: 30,
  customTotalGrossBudget: 900_00,
  adsCount: 2,
  isLeadformComplete: false,
};
const missing = (change: Partial<typeof full>) =>
  templateMissing({ ...full, ...change }).map(({ code }) => say(code as 'template.missingAd'));

describe('what a custom template still needs', () => {
  test.each<[string, Partial<typeof full>]>([
    ['A Title', { title: ' ' }],
    ['A Purpose', { purpose: '' }],
    ['A Function Group or at least 1 Job Profile', { functionGroup: null }],
    ['A Runtime of at least 1 day', { runtime: 0 }],
    ['A Runtime of at least 1 day', { runtime: 61 }],
    ['A Budget of greater than 0', { customTotalGrossBudget: null }],
    ['A Budget of greater than 0', { customTotalGrossBudget: 0 }],
    ['At least one Channel', { channelsOff: switchesOff([]) }],
    [
      'At least one Channel',
      {
        type: 'leadform',
        isLeadformComplete: true,
        channelsOff: switchesOff(['googleSearch']),
      },
    ],
    ['A finished Leadform', { type: 'leadform' }],
    ['At least one Ad', { adsCount: 0 }],
  ])('%s', (text, change) => {
    expect(missing(change)).toEqual([text]);
  });

  test('nothing, also without a runtime and with a job profile instead of a group', () => {
    expect(missing({ runtime: null, functionGroup: null, profiles: [nurse] })).toEqual([]);
  });

  test('all of it, in order', () => {
    const empty = {
      ...emptyTemplate('custom', 'consideration', 'nl'),
      adsCount: 0,
      isLeadformComplete: false,
    };
    expect(
      templateMissing({ ...empty, channelsOff: switchesOff([]) }).map((each) => each.path),
    ).toEqual(['title', 'purpose', 'audience', 'budget', 'enabledChannels', 'ads']);
  });
});

test('a default template needs a function group and a runtime, but no words', () => {
  const empty = {
    ...emptyTemplate('default', 'consideration', 'nl'),
    adsCount: 0,
    isLeadformComplete: false,
  };
  expect(templateMissing(empty).map(({ code }) => code)).toEqual([
    'template.missingFunctionGroup',
    'template.missingRuntime',
    'template.missingBudget',
    'template.missingAd',
  ]);
  expect(missing({ kind: 'default', title: '', purpose: '' })).toEqual([]);
});

test.each([
  [0, 'field.between'],
  [1, undefined],
  [60, undefined],
  [61, 'field.between'],
  [1.5, 'field.malformed'],
])('a runtime of %d days: %s', (days, code) => {
  expect(templateRuntimeFinding(days)?.code).toBe(code);
});

test.each([
  [0, undefined],
  [900_00, undefined],
  [900_01, 'field.amount'],
  [100_000_00, undefined],
  [100_001_00, 'budget.tooLarge'],
])('a budget of %d cents: %s', (cents, code) => {
  expect(templateBudgetFinding(cents, 'EUR')?.code).toBe(code);
});

test.each([
  ['title', 'x'.repeat(255), undefined],
  ['title', 'x'.repeat(256), 'field.maxLength'],
  ['purpose', 'x'.repeat(256), 'field.maxLength'],
  ['targetUrl', '', undefined],
  ['targetUrl', 'http://jobs.example', 'campaign.urlNotSecure'],
  ['targetUrl', `https://jobs.example/${'x'.repeat(179)}`, undefined],
  ['targetUrl', `https://jobs.example/${'x'.repeat(180)}`, 'field.maxLength'],
  ['poNumber', 'x'.repeat(41), 'field.maxLength'],
] as const)('%s %s: %s', (field, value, code) => {
  expect(templateTextFinding(field, value)?.code).toBe(code);
});

describe('another type', () => {
  const both = { ...full, profiles: [nurse] };
  test.each([
    ['awareness', null, 0],
    ['custom', null, 1],
    ['conversions', 'healthcare', 1],
    ['leadform', 'healthcare', 1],
  ] as const)('%s keeps the group %s and %d profiles', (type, functionGroup, profiles) => {
    const after = afterTemplateTypeChange(both, type);
    expect([after.functionGroup, after.profiles.length]).toEqual([functionGroup, profiles]);
  });

  test('takes the landing page and the goal where it has none of its own', () => {
    const custom = { ...both, type: 'custom', goal: 'MAXIMISE_CLICKS' } as const;
    expect(afterTemplateTypeChange(custom, 'leadform')).toMatchObject({
      targetUrl: '',
      goal: null,
    });
    expect(afterTemplateTypeChange(custom, 'custom')).toEqual(custom);
  });
});

test('a new template leaves LinkedIn off', () => {
  expect(emptyTemplate('custom', 'awareness', 'nl').channelsOff).toEqual(['linkedIn']);
});

test('a copy has another title; of a default template it has no group', () => {
  expect(copyOfTemplate(full, ['Nurses', 'Nurses (copy)']).title).toBe('Nurses (copy 2)');
  expect(copyOfTemplate(full, []).functionGroup).toBe('healthcare');
  expect(copyOfTemplate({ ...full, kind: 'default', title: '' }, [])).toMatchObject({
    title: '',
    functionGroup: null,
  });
});

test('function groups that another default template has are not free', () => {
  const templates = [
    { id: 'a', functionGroup: 'it' },
    { id: 'b', functionGroup: 'healthcare' },
    { id: 'c', functionGroup: null },
  ];
  expect(freeFunctionGroups(['it', 'healthcare', 'retail'], templates, 'b')).toEqual([
    'healthcare',
    'retail',
  ]);
  expect(functionGroupTakenFinding('it').params).toEqual({ functionGroup: 'IT' });
});

describe('a list of templates', () => {
  const row = (id: string, more: Partial<SortableTemplate>) => ({
    ...{ ...full, campaignsCount: 0, updatedAt: '2026-11-01T10:00:00.000Z' },
    ...more,
    id,
  });
  const list = [
    row('a', {
      ...{ title: 'beta', runtime: 30, customTotalGrossBudget: 500_00, type: 'awareness' },
      ...{ campaignsCount: 12, updatedAt: '2026-11-03T10:00:00.000Z' },
    }),
    row('b', {
      title: 'Alpha',
      runtime: null,
      customTotalGrossBudget: 900_00,
      type: 'conversions',
      campaignsCount: 2,
    }),
    row('c', { title: '', runtime: 7, customTotalGrossBudget: null, type: 'consideration' }),
  ];
  test.each([
    ['title', 'asc', 'bac'],
    ['title', 'desc', 'abc'],
    ['type', 'asc', 'abc'],
    ['runtime', 'asc', 'cab'],
    ['runtime', 'desc', 'acb'],
    ['budget', 'desc', 'bac'],
    ['state', 'asc', 'bac'],
    ['campaigns', 'desc', 'abc'],
    ['changed', 'desc', 'acb'],
  ] as const)('by %s, %s', (by, direction, ids) => {
    expect(
      sortedTemplates(list, { by, direction })
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  test('by function group, as it is shown', () => {
    const groups = ['retail', 'it', null].map((functionGroup, n) =>
      row(String(n), { kind: 'default', functionGroup }),
    );
    const sorted = sortedTemplates(groups, { by: 'functionGroup', direction: 'desc' });
    expect(sorted.map(({ functionGroup }) => functionGroup)).toEqual(['retail', 'it', null]);
  });
});

test('channels that get money and have no ad are found, once another has one', () => {
  const on = { type: 'consideration', channelsOff: ['linkedIn'] } as const;
  expect(idleChannels({ ...on, channelsWithAds: [] })).toEqual([]);
  expect(idleChannels({ ...on, channelsWithAds: ['instagram', 'googleSearch'] })).toEqual([
    'googleDisplay',
  ]);
  expect(idleChannels({ ...on, channelsWithAds: ['googleDisplay'] })).toEqual([
    'facebook',
    'instagram',
    'googleSearch',
  ]);
  // Its type gives LinkedIn no money.
  const awareness = { type: 'awareness', channelsOff: [] } as const;
  expect(idleChannels({ ...awareness, channelsWithAds: ['facebook', 'googleDisplay'] })).toEqual(
    [],
  );
});
