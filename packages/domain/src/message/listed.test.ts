import { expect, test } from 'vitest';
import { listed, listedAsChoice } from './listed.ts';

test.each([
  [['LinkedIn'], 'LinkedIn'],
  [['Facebook', 'LinkedIn'], 'Facebook and LinkedIn'],
  [['Facebook', 'LinkedIn', 'Google Search'], 'Facebook, LinkedIn, and Google Search'],
  [['Facebook and Instagram', 'LinkedIn'], 'Facebook and Instagram, and LinkedIn'],
  [['Facebook and Instagram'], 'Facebook and Instagram'],
])('names in a sentence: %j', (names, sentence) => {
  expect(listed(names)).toBe(sentence);
});

test.each([
  [['jpeg'], 'jpeg'],
  [['jpeg', 'png'], 'jpeg or png'],
  [['jpeg', 'png', 'mp4'], 'jpeg, png, or mp4'],
])('names of which one is meant: %j', (names, sentence) => {
  expect(listedAsChoice(names)).toBe(sentence);
});
