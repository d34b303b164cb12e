import { expect, test } from 'vitest';
import { copied } from './copy.ts';
import { searchedText } from './search.ts';

const titleOf = (title: string, taken: string[] = [title]) =>
  copied({ title, startDate: null, endDate: null }, '2027-03-10', taken).title;

test('each copy has a title that no other has', () => {
  expect(titleOf('Nurse')).toBe('Nurse (copy)');
  expect(titleOf('Nurse', ['Nurse', 'Nurse (copy)'])).toBe('Nurse (copy 2)');
  expect(titleOf('Nurse (copy)', ['Nurse', 'Nurse (copy)'])).toBe('Nurse (copy 2)');
  expect(titleOf('Nurse (copy 2)', ['Nurse (copy)', 'Nurse (copy 2)'])).toBe('Nurse (copy 3)');
});

test('a title that would become too long, or is empty, stays', () => {
  expect(titleOf('x'.repeat(255))).toBe('x'.repeat(255));
  expect(titleOf('')).toBe('');
});

test('an id is found with the sign it is shown with', () => {
  expect(searchedText(' #V9NHT3V ')).toBe('V9NHT3V');
  expect(searchedText('C# developer')).toBe('C# developer');
});
