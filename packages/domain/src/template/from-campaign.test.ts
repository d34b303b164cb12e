import { expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import { tagsWithoutRoom, templateFrom, withTagsAgain } from './from-campaign.ts';
import type { Templatable } from './template.ts';

const two = [{ name: 'Groningen, Netherlands' }, { name: 'Assen' }];
const ROOMY = 1000;
const known = { locations: two, company: 'North Care' };

test.each([
  ['Work at North Care in Groningen', 'Work at %%company%% in %%city%%'],
  ['Groningen, Assen: apply', '%%city%%: apply'],
  ['In Groningen and Assen', 'In %%city%%'],
  ['In Assen en Groningen!', 'In %%city%%!'],
  ['Groningen, Netherlands', '%%city%%'],
  ['Groningens best, Assenaar', 'Groningens best, Assenaar'],
  ['groningen', 'groningen'],
  ['Groningen-Noord', 'Groningen-Noord'],
  ["Assen's hospital (Assen)", "%%city%%'s hospital (%%city%%)"],
  ['Already %%city%% and %%company%%', 'Already %%city%% and %%company%%'],
  ['', ''],
])('%j becomes %j', (text, tagged) => {
  expect(withTagsAgain(text, known, ROOMY).text).toBe(tagged);
});

test.each([
  ['Care Groningen, Groningen', 'Care Groningen', '%%company%%, %%city%%'],
  ['Groningen Care, Groningen', 'Groningen Care', '%%company%%, %%city%%'],
  ['A company', 'company', 'A %%company%%'],
  ['%%city%% city', 'city', '%%city%% %%company%%'],
  ['C++ (Jobs) $1', 'C++ (Jobs)', '%%company%% $1'],
  ['Anything', '', 'Anything'],
])('%j of %j: the longer name first, and names may hold anything', (text, company, tagged) => {
  const names = { locations: [{ name: 'Groningen' }], company };
  expect(withTagsAgain(text, names, ROOMY).text).toBe(tagged);
});

test.each([
  ['Assen and us', 15, '%%city%% and us', []],
  ['Assen and us', 14, 'Assen and us', ['city']],
  ['North Care, Assen', 18, '%%company%%, Assen', ['city']],
  ['Assen, hello Assen', 22, '%%city%%, hello Assen', ['city']],
  ['Groningen', 9, '%%city%%', []],
  ['Groningen, too long anyway', 5, '%%city%%, too long anyway', []],
])('%j in %d characters: %j', (text, max, tagged, withoutRoom) => {
  expect(withTagsAgain(text, known, max)).toEqual({ text: tagged, withoutRoom });
});

test('says in how many ads there was no room for a tag', () => {
  expect(tagsWithoutRoom([['city'], ['city', 'company'], []]).map(sayFinding)).toEqual([
    'In 2 ads a name stays as it is: with the tag City a text would be too long',
    'In an ad a name stays as it is: with the tag Company a text would be too long',
  ]);
});

const campaign = {
  type: 'awareness',
  targetUrl: 'https://jobs.example',
  startDate: '2027-03-01',
  endDate: '2027-03-30',
  runtime: null,
  locations: two,
  customTotalGrossBudget: 900_00,
  facebookPageId: 'page',
  instagramPageId: null,
  linkedinPageId: null,
} as unknown as Templatable;
const account = { currency: 'EUR', connectedPages: new Set(['page']) } as const;
const words = { title: ' Nurses ', purpose: 'Again' };

test('a campaign as a template', () => {
  const { template, notCarriedOver } = templateFrom(campaign, words, account);
  expect(template).toMatchObject({
    kind: 'custom',
    type: 'awareness',
    title: 'Nurses',
    targetUrl: 'https://jobs.example',
    runtime: 30,
    customTotalGrossBudget: 900_00,
    facebookPageId: 'page',
  });
  expect(notCarriedOver).toEqual([]);
});

test.each<[Partial<Templatable>, object, string]>([
  [
    { targetUrl: `https://jobs.example/${'x'.repeat(180)}` },
    { targetUrl: '' },
    'The landing page was left out: a template takes up to 200 characters',
  ],
  [
    { endDate: '2027-04-30' },
    { runtime: null },
    'The runtime of 61 days was left out: a template takes up to 60 days',
  ],
  [
    { customTotalGrossBudget: 100_001_00 },
    { customTotalGrossBudget: null },
    'The budget was left out: a template takes up to €100.000',
  ],
  [
    { facebookPageId: 'gone' },
    { facebookPageId: null },
    'The Facebook page was left out: it is no longer connected',
  ],
])('%j can not be carried over, and that is said', (change, expected, said) => {
  const { template, notCarriedOver } = templateFrom({ ...campaign, ...change }, words, account);
  expect(template).toMatchObject(expected);
  expect(notCarriedOver.map(sayFinding)).toEqual([said]);
});
