import { expect, test } from 'vitest';
import { type SearchedJob, searchStrength } from './search-strength.ts';

const job: SearchedJob = {
  title: 'ICU nurse in Groningen',
  profiles: [{ name: 'Verpleegkundige' }],
  locations: [{ name: 'Groningen, Netherlands' }],
};
const unknown: SearchedJob = { title: '', profiles: [], locations: [] };
const many = (n: number) => Array.from({ length: n }, (_, at) => `Line ${at + 1}`);
const strength = (headlines: string[], descriptions: string[], of = job) =>
  searchStrength({ headlines, descriptions }, of);
const advised = (headlines: string[], descriptions: string[], of = job) =>
  strength(headlines, descriptions, of).advice.map(({ code, params }) => [
    code,
    params?.n ?? params?.word,
  ]);

test.each([
  ['nothing yet', [], [], 'weak'],
  ['the least that can be saved', many(3), many(2), 'weak'],
  ['five different headlines and the job', [...many(4), 'ICU nurse wanted'], many(2), 'fair'],
  ['the job, the place and five others', [...many(5), 'Nurse, Groningen'], many(3), 'good'],
  ['everything', [...many(7), 'Nurse in Groningen'], many(4), 'strong'],
])('%s is %s', (_, headlines, descriptions, level) => {
  expect(strength(headlines, descriptions).level).toBe(level);
});

test('advice comes in the order in which it helps', () => {
  expect(advised(many(3), many(2))).toEqual([
    ['search.nameJob', 'Verpleegkundige'],
    ['search.namePlace', 'Groningen'],
    ['search.moreHeadlines', 5],
    ['search.moreDescriptions', 2],
  ]);
  expect(advised([...many(7), 'Nurse in Groningen'], many(4))).toEqual([]);
});

test.each([
  ['a word of the title', 'Become an icu expert', true],
  ['a profile, whatever its case', 'VERPLEEGKUNDIGE gezocht', true],
  ['the place alone', 'Work in Groningen', false],
  ['a part of a word', 'Nurseries', false],
])('the job is named by %s', (_, headline, isNamed) => {
  const codes = strength([headline], []).advice.map(({ code }) => code);
  expect(codes.includes('search.nameJob')).toBe(!isNamed);
});

test('accents make no difference', () => {
  const of = { ...unknown, locations: [{ name: 'Málaga, Spain' }] };
  expect(advised(['Malaga calls'], many(4), of)).toEqual([['search.moreHeadlines', 7]]);
});

test('the same line twice counts once', () => {
  const same = strength(['Nurses', 'nurses ', 'NURSES'], []);
  expect(same.share).toBe(strength(['Nurses'], []).share);
});

test('what no one knows of the job is not asked for', () => {
  expect(advised(many(8), many(4), unknown)).toEqual([]);
  expect(strength(many(8), many(4), unknown).level).toBe('strong');
});

test('grows with every different line, and never beyond the whole', () => {
  const shares = many(15).map((_, n) => strength(many(n + 1), [], unknown).share);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(strength(many(15), many(4), unknown).share).toBe(1);
});
