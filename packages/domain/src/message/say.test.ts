import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { say } from './say.ts';

test('fills parameters into the sentence', () => {
  expect(say('field.between', { min: 1, max: 60 })).toBe('Must be between 1 and 60');
});

test('leaves a parameter visible when it is missing, so that the mistake shows', () => {
  expect(say('field.maxLength')).toBe('This field is max {max} characters');
});

test('a parameter value is inserted as it is, replacement patterns included', () => {
  expect(say('member.nowAdmin', { name: '$& {name}' })).toBe('$& {name} is now an admin');
});

test('no two codes say the same sentence', () => {
  const sentences = Object.values(catalogue);
  expect(new Set(sentences).size).toBe(sentences.length);
});
