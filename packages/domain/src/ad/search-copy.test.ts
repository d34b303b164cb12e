import { expect, it, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  emptySearchCopy,
  fewLinesWarning,
  repeatedLines,
  type SearchCopy,
  searchFindings,
  shownPath,
  tidyLines,
} from './search-copy.ts';

const words = (change: Partial<SearchCopy>) =>
  searchFindings({
    headlines: ['Nurse', 'Groningen', 'Apply'],
    descriptions: ['Work close to home.', 'Choose your hours.'],
    ...change,
  }).map((found) => [found.path, sayFinding(found)]);

const lines = (count: number, line = 'line') => Array.from({ length: count }, () => line);

test.each<[Partial<SearchCopy>, string[][]]>([
  [{}, []],
  [
    { headlines: ['Nurse', 'Groningen', ' '] },
    [['headlines', 'At least 3 inputs should be filled in this group']],
  ],
  [
    { descriptions: ['Work.', ''] },
    [['descriptions', 'At least 2 inputs should be filled in this group']],
  ],
  [{ headlines: lines(15) }, []],
  [{ headlines: lines(16) }, [['headlines', 'There can be at most 15 of these']]],
  [{ headlines: [...lines(15), ''] }, []],
  [{ descriptions: lines(4) }, []],
  [{ descriptions: lines(5) }, [['descriptions', 'There can be at most 4 of these']]],
  [{ headlines: [...lines(2), 'x'.repeat(30)] }, []],
  [
    { headlines: [...lines(2), 'x'.repeat(31)] },
    [['headlines.2', 'This field is max 30 characters']],
  ],
  [{ descriptions: ['x'.repeat(90), 'y'] }, []],
  [
    { descriptions: ['x'.repeat(91), 'y'] },
    [['descriptions.0', 'This field is max 90 characters']],
  ],
  [{ headlines: [...lines(2), 'a\nb'] }, [['headlines.2', 'This value has the wrong form']]],
])('%j: %j', (change, expected) => {
  expect(words(change)).toEqual(expected);
});

it('begins with three empty headlines and two empty descriptions', () => {
  expect(emptySearchCopy()).toEqual({ headlines: ['', '', ''], descriptions: ['', ''] });
});

it('drops empty lines', () => {
  expect(tidyLines([' a ', '', '  ', 'b'])).toEqual(['a', 'b']);
});

it('finds lines that are there already, however they are written', () => {
  expect([...repeatedLines(['Nurse', '', 'nurse ', 'Nurse  in', 'NURSE IN', ''])]).toEqual([2, 4]);
});

it('warns of too few different lines, and takes the doubles', () => {
  const said = (...given: string[]) => {
    const found = fewLinesWarning('headlines', given);
    return found && [found.severity, sayFinding(found)];
  };
  expect(said('Nurse', 'nurse', 'Apply')).toEqual([
    'warning',
    'Google Search needs 3 different headlines. This ad has 2.',
  ]);
  expect(said('Nurse', 'nurse', 'Apply', 'Care')).toBeUndefined();
  // That something is missing is an error of its own.
  expect(said('Nurse', '', '')).toBeUndefined();
});

test.each([
  [
    'https://www.martini.example/jobs/icu-nurse-in-the-night/apply?x=1',
    ['jobs', 'icu-nurse-in-th'],
  ],
  ['https://martini.example', []],
  ['https://martini.example/?q=/a/b', []],
  ['https://martini.example/b%C3%A4cker/100%', ['bäcker', '100%']],
  ['nothing yet', []],
])('%s is shown with the steps %j', (url, steps) => {
  expect(shownPath(url)).toEqual(steps);
});
