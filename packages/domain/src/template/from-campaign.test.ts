import { expect, test } from 'vitest';
import { templateFrom, withTagsAgain } from './from-campaign.ts';
import type { Templatable } from './template.ts';

const two = [{ name: 'Groningen, Netherlands' }, { name: 'Assen' }];
const known = { locations: two, workspaceName: 'North Care' };

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
  expect(withTagsAgain(text, known)).toBe(tagged);
});

test('the longer name is looked for first, and names may hold anything', () => {
  const locations = [{ name: 'Groningen' }];
  expect(
    withTagsAgain('Care Groningen, Groningen', { locations, workspaceName: 'Care Groningen' }),
  ).toBe('%%company%%, %%city%%');
  expect(withTagsAgain('A company', { locations: [], workspaceName: 'company' })).toBe(
    'A %%company%%',
  );
  expect(withTagsAgain('%%city%% city', { locations: [], workspaceName: 'city' })).toBe(
    '%%city%% %%company%%',
  );
  expect(withTagsAgain('C++ (Jobs) $1', { locations: [], workspaceName: 'C++ (Jobs)' })).toBe(
    '%%company%% $1',
  );
  expect(withTagsAgain('Anything', { locations: [], workspaceName: '' })).toBe('Anything');
});

test('a campaign as a template: as far as a template goes', () => {
  const campaign = {
    type: 'awareness',
    targetUrl: `https://jobs.example/${'x'.repeat(200)}`,
    startDate: '2027-03-01',
    endDate: '2027-03-30',
    runtime: null,
    locations: two,
    customTotalGrossBudget: 900_00,
  } as unknown as Templatable;
  const words = { title: ' Nurses ', purpose: 'Again' };
  expect(templateFrom(campaign, words)).toMatchObject({
    kind: 'custom',
    type: 'awareness',
    title: 'Nurses',
    targetUrl: '',
    runtime: 30,
    customTotalGrossBudget: 900_00,
  });
  expect(templateFrom({ ...campaign, endDate: '2027-06-30' }, words).runtime).toBeNull();
});
