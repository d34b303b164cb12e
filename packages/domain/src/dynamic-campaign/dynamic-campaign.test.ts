import { describe, expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  dynamicAbilitiesOf,
  dynamicActionFinding,
  dynamicCampaignActionSpecs,
  dynamicMoveOf,
} from './action.ts';
import { dailyBudgetTextFinding, monthlyBudget } from './budget.ts';
import { capFindings, capLabel, capTextFinding, capWarning, keptCap, NO_CAP } from './cap.ts';
import { deployFindings } from './deploy-gate.ts';
import {
  type DynamicCampaignValues,
  dynamicCampaignFindings,
  lockFindings,
} from './dynamic-campaign.ts';
import {
  dynamicCampaignTitle,
  dynamicGoalCards,
  dynamicGoalFinding,
  dynamicGoals,
} from './goal.ts';
import { jobAdOf, usualJobAd } from './job-ad.ts';
import { capOutcome } from './outcome.ts';
import { adSetStatus, dynamicCampaignStatuses, lockedDynamicFields } from './status.ts';

const whole: DynamicCampaignValues = {
  type: 'conversions',
  goal: 'MAXIMISE_CONVERSIONS',
  jobListId: 'list',
  cap: NO_CAP,
  dailyBudget: 25_00,
};
const counted = { hasConversionId: true };
const said = (found: { code: string; path: string }) => `${found.path} ${found.code}`;

test('what the cards of the goals say', () => {
  expect(
    dynamicGoals.map((goal) => {
      const { tag, type, header, goal: counts } = dynamicGoalCards[goal];
      return [goal, tag, type, header, counts];
    }),
  ).toEqual([
    ['MAXIMISE_CLICKS', 'Consideration', 'consideration', 'Vacancy visits', 'Clicks'],
    ['MAXIMISE_CONVERSIONS', 'Conversions', 'conversions', 'Job applications', 'Conversions'],
    ['MAXIMISE_SALES', 'Conversions', 'conversions', 'Dynamic ads default', 'Conversions'],
  ]);
  expect(dynamicCampaignTitle('Nurses', 'MAXIMISE_CLICKS')).toBe('Nurses: Vacancy visits');
});

test('without a pixel only visits can be aimed at', () => {
  const sentences = dynamicGoals.map((goal) => {
    const found = dynamicGoalFinding(goal, { hasConversionId: false });
    return found && sayFinding(found);
  });
  expect(sentences).toEqual([undefined, 'No pixel is implemented', 'No pixel is implemented']);
  expect(dynamicGoals.map((goal) => dynamicGoalFinding(goal, counted))).toEqual(
    dynamicGoals.map(() => undefined),
  );
});

test.each([
  [{}, []],
  [{ type: 'consideration' }, ['type dynamicCampaign.otherType']],
  [{ jobListId: null }, ['facebook_catalog_id field.required']],
  [{ dailyBudget: null }, ['customDailyBudget field.required']],
  [{ dailyBudget: 0 }, ['customDailyBudget field.minValue']],
  [{ dailyBudget: 1_50 }, ['customDailyBudget field.amount']],
  [{ dailyBudget: 1_00 }, []],
  [
    { cap: { active: true, type: null, value: null } },
    ['facebook_cap_strategy.type field.required', 'facebook_cap_strategy.value field.required'],
  ],
  [
    { cap: { active: true, type: 'BID_CAP', value: 0 } },
    ['facebook_cap_strategy.value field.minValue'],
  ],
  [{ cap: { active: true, type: 'COST_CAP', value: 1 } }, []],
  [{ cap: { active: false, type: null, value: 0 } }, []],
] as [Partial<DynamicCampaignValues>, string[]][])(
  'a campaign with %o lacks %o',
  (change, expected) => {
    expect(dynamicCampaignFindings({ ...whole, ...change }, counted).map(said)).toEqual(expected);
  },
);

test.each([
  ['', 'This field can not be empty'],
  ['0', "Value can't be lower then 1"],
  ['1,5', '1,50 has cents, but only whole amounts are possible here'],
  ['1e3', 'Provided amount has invalid format'],
  ['100000', 'Type at most 5 digits'],
  ['1', undefined],
  ['1.250', undefined],
])('a daily budget of "%s": %s', (text, sentence) => {
  const found = dailyBudgetTextFinding(text);
  expect(found && sayFinding(found)).toBe(sentence);
});

test.each([
  ['', 'This field can not be empty'],
  ['0', "Value can't be lower then 0,01"],
  ['1.255', 'Provided amount has invalid format'],
  ['x', 'Provided amount has invalid format'],
  ['0,01', undefined],
  ['0.01', undefined],
  ['1,25', undefined],
])('a cap of "%s": %s', (text, sentence) => {
  const found = capTextFinding(text);
  expect(found && sayFinding(found)).toBe(sentence);
});

test.each([
  ['MAXIMISE_CLICKS', 'CPC'],
  ['MAXIMISE_CONVERSIONS', 'CPA'],
  ['MAXIMISE_SALES', 'CPA'],
  [null, 'CPC | CPA'],
] as const)(
  'the least cap with the goal %s is warned of as %s, and can be saved',
  (goal, label) => {
    const cap = { active: true, type: 'BID_CAP', value: 1 } as const;
    const found = capWarning(cap, goal);
    expect(capLabel(goal)).toBe(label);
    expect(found?.severity).toBe('warning');
    expect(found && sayFinding(found)).toBe(
      `Value is too low for your campaign to perform well. Consider increasing your ${label}`,
    );
    expect(capFindings(cap)).toEqual([]);
    expect(capWarning({ ...cap, value: 2 }, goal)).toBeUndefined();
    expect(capWarning({ ...cap, active: false }, goal)).toBeUndefined();
  },
);

describe('actions', () => {
  test.each([
    ['draft', ['edit', 'delete']],
    ['active', ['edit', 'pause', 'stop']],
    ['paused', ['edit', 'resume', 'stop']],
    ['stopped', []],
    ['finished', []],
  ] as const)('the menu of a campaign that is %s offers %o', (status, expected) => {
    const offered = dynamicAbilitiesOf(status, 'editor').filter(
      (action) => dynamicCampaignActionSpecs[action].isInMenu,
    );
    expect(offered).toEqual(expected);
  });

  test('only drafts are deployed', () => {
    const open = dynamicCampaignStatuses.filter((status) => dynamicMoveOf('deploy', status));
    expect(open).toEqual(['draft']);
    expect(dynamicMoveOf('deploy', 'draft')?.to).toBe('active');
  });

  test('people do not finish a campaign, and what is over stays so', () => {
    expect(dynamicActionFinding('finish', 'active', 'admin')?.code).toBe('permission.role');
    const found = dynamicActionFinding('pause', 'stopped', 'admin');
    expect(found && sayFinding(found)).toBe('A campaign that is stopped does not allow this');
  });
});

test('once deployed only the budget can be changed, and once over nothing', () => {
  expect(dynamicCampaignStatuses.map((status) => lockedDynamicFields(status))).toEqual([
    [],
    ['goal', 'jobList', 'cap'],
    ['goal', 'jobList', 'cap'],
    ['goal', 'jobList', 'cap', 'budget'],
    ['goal', 'jobList', 'cap', 'budget'],
  ]);
  const changed: DynamicCampaignValues = {
    type: 'consideration',
    goal: 'MAXIMISE_CLICKS',
    jobListId: 'other',
    cap: { active: true, type: 'BID_CAP', value: 10 },
    dailyBudget: 30_00,
  };
  expect(lockFindings('draft', whole, changed)).toEqual([]);
  expect(lockFindings('active', whole, changed).map(({ path }) => path)).toEqual([
    'goal',
    'facebook_catalog_id',
    'facebook_cap_strategy',
  ]);
  const sameCap = { active: false, type: 'BID_CAP', value: 5 } as const;
  expect(lockFindings('paused', whole, { ...whole, cap: sameCap, dailyBudget: 1_00 })).toEqual([]);
});

describe('deploying', () => {
  const facts = {
    currency: 'EUR',
    jobList: { jobsCount: 3 },
    pageId: '1020',
    takesCatalogues: true,
    unconnected: [],
    uncounted: [],
    lost: [],
    otherCurrency: [],
    freeMoney: null,
  } as const;

  test.each([
    [{}, []],
    [{ jobList: { jobsCount: 0 } }, ['jobList dynamicCampaign.withoutJobs']],
    [{ jobList: null }, ['jobList dynamicCampaign.jobListGone']],
    [{ currency: 'ZWD' }, ['networks launch.currency']],
    [{ pageId: null }, ['page launch.noPage']],
    [{ takesCatalogues: false }, ['networks dynamicCampaign.withoutCatalogues']],
    [{ lost: ['facebook'] }, ['networks launch.connectionLost']],
    [{ otherCurrency: ['facebook'] }, ['networks launch.otherCurrency']],
    [{ uncounted: ['facebook'] }, ['goal dynamicCampaign.noPixel']],
    [{ uncounted: ['linkedIn'], lost: ['googleSearch'] }, []],
    [
      { unconnected: ['facebook'], uncounted: ['facebook'], takesCatalogues: false },
      ['networks launch.notConnected'],
    ],
  ] as const)('with %o it is kept by %o', (change, expected) => {
    expect(deployFindings(whole, { ...facts, ...change }).map(said)).toEqual(expected);
  });

  test('visits need no pixel, and a draft has to be complete', () => {
    const visits: DynamicCampaignValues = {
      ...whole,
      type: 'consideration',
      goal: 'MAXIMISE_CLICKS',
    };
    expect(deployFindings(visits, { ...facts, uncounted: ['facebook'] })).toEqual([]);
    expect(deployFindings({ ...whole, dailyBudget: null }, facts).map(said)).toEqual([
      'customDailyBudget field.required',
    ]);
  });
});

test('a daily budget is about thirty times as much in a month', () => {
  expect(monthlyBudget(25_00)).toBe(760_00);
});

test('an ad set is shown failed if it failed, otherwise active', () => {
  expect(adSetStatus({ hasFailed: true })).toBe('failed');
  expect(adSetStatus({ hasFailed: false })).toBe('active');
});

test('the ad of a job says its title and text, and nothing is filled in twice', () => {
  const job = { name: 'Nurse {{product.brand}}', description: 'Nights', brand: 'North' };
  expect(jobAdOf(usualJobAd, job)).toEqual({
    message: 'Nights',
    headline: 'Nurse {{product.brand}}',
    description: 'Nights',
    callToAction: 'APPLY_NOW',
  });
  const template = { ...usualJobAd, message: '{{product.brand}}: {{product.name}} {{x}}' };
  expect(jobAdOf(template, job).message).toBe('North: Nurse {{product.brand}} {{x}}');
});

test.each([
  ['MAXIMISE_CLICKS', 150, { clicks: 7, applications: 0, spend: 10_77 }, 154, true],
  ['MAXIMISE_CLICKS', 150, { clicks: 10, applications: 1, spend: 10_00 }, 100, false],
  ['MAXIMISE_CONVERSIONS', 20_00, { clicks: 9, applications: 2, spend: 50_00 }, 25_00, true],
  ['MAXIMISE_CONVERSIONS', 20_00, { clicks: 9, applications: 0, spend: 50_00 }, null, false],
  ['MAXIMISE_CLICKS', 100, { clicks: 3, applications: 0, spend: 3_01 }, 100, false],
] as const)('of %s with a cap of %i and %o one costs %s, too much: %s', (...row) => {
  const [goal, value, counts, actual, isPassed] = row;
  const found = capOutcome({ active: true, type: 'COST_CAP', value }, goal, counts);
  expect(found?.actual === null ? null : Math.round(found?.actual ?? -1)).toBe(actual);
  expect(found?.isPassed).toBe(isPassed);
  expect(capOutcome(NO_CAP, goal, counts)).toBeUndefined();
});

test.each([
  [0, null],
  [-1, null],
  [10_000_000, null],
  [null, null],
  [150, 150],
])('of a cap that is off, the value %s is kept as %s', (value, kept) => {
  const cap = { active: false, type: 'BID_CAP', value } as const;
  expect(keptCap(cap)).toEqual({ ...cap, value: kept });
  expect(keptCap({ ...cap, active: true })).toEqual({ ...cap, active: true });
});
