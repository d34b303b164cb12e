import { describe, expect, test } from 'vitest';
import { amount } from '../budget/amount-text.ts';
import { sayFinding } from '../message/say.ts';
import { countCharacters, countLineBreaks } from './count.ts';
import * as rules from './rules.ts';

const cases: [name: string, rule: rules.FieldRule, good: string[], bad: [string, string][]][] = [
  [
    'required',
    rules.required,
    ['a', ' a ', 'a\u200bb', '👩‍🚀'],
    [
      ['', 'This field can not be empty'],
      ['  \n', 'This field can not be empty'],
      ['\u200b\u200b', 'This field can not be empty'],
      [' \ufeff\u00ad\u2800', 'This field can not be empty'],
      ['\u3164', 'This field can not be empty'],
    ],
  ],
  [
    'minLength',
    rules.minLength(3),
    ['abc', '👩‍🚀👩‍🚀👩‍🚀'],
    [['ab', 'This field is at least 3 characters']],
  ],
  [
    'maxLength',
    rules.maxLength(3),
    ['', 'abc', '👨‍👩‍👧‍👦é🇳🇱'],
    [['abcd', 'This field is max 3 characters']],
  ],
  ['minValue', rules.minValue(1), ['1', '20'], [['0', "Value can't be lower then 1"]]],
  [
    'between',
    rules.between(1, 60),
    ['1', '60'],
    [
      ['0', 'Must be between 1 and 60'],
      ['61', 'Must be between 1 and 60'],
      ['x', 'Must be between 1 and 60'],
    ],
  ],
  [
    'url',
    rules.url,
    ['https://a.test', 'http://a.test/b?c=d#e', 'https://büro.test:8443', 'http://127.0.0.1'],
    [
      ['a.test', 'Provided url is invalid'],
      ['https://', 'Provided url is invalid'],
      ['https://a b', 'Provided url is invalid'],
      ['javascript:alert(1)', 'Provided url is invalid'],
      ['https://good.test:x@evil.test/', 'Provided url is invalid'],
      ['https://[', 'Provided url is invalid'],
      ['https://.', 'Provided url is invalid'],
      ['https://a', 'Provided url is invalid'],
      ['https://nodots/jobs', 'Provided url is invalid'],
      ['https://nodots.', 'Provided url is invalid'],
      ['https://<b>', 'Provided url is invalid'],
    ],
  ],
  [
    'amount',
    amount,
    ['1', '1.25', '1,2', '0'],
    [
      ['abc', 'Provided amount has invalid format'],
      ['1.255', 'Provided amount has invalid format'],
      ['-1', 'Provided amount has invalid format'],
      ['', 'Provided amount has invalid format'],
    ],
  ],
  [
    'email',
    rules.email,
    ['a@b.test', "o'neil+x@sub.b.test"],
    [
      ['a', 'Provided email address is invalid'],
      ['a@b', 'Provided email address is invalid'],
      ['a@b.test\nBcc: x@y.test', 'Provided email address is invalid'],
      ['a b@c.test', 'Provided email address is invalid'],
    ],
  ],
];

describe.each(cases)('%s', (_name, rule, good, bad) => {
  test.each(good)('accepts %j', (value) => expect(rule(value)).toBeUndefined());
  test.each(bad)('refuses %j: %s', (value, sentence) => {
    const found = rule(value, 'field');
    expect(found?.path).toBe('field');
    expect(found && sayFinding(found)).toBe(sentence);
  });
});

test('a long address is judged quickly', () => {
  expect(rules.url(`https://${'a'.repeat(50_000)}!`)).toBeDefined();
  expect(rules.url(`https://${'a.'.repeat(50_000)}!`)).toBeDefined();
});

test('a group needs enough filled inputs', () => {
  expect(rules.atLeastFilled(2, ['a', ' ', 'b'])).toBeUndefined();
  expect(rules.atLeastFilled(3, ['a', ' ', 'b'])?.params).toEqual({ n: 3 });
});

test('only the first failing rule is shown', () => {
  expect(rules.firstFinding('', [rules.required, rules.minLength(3)])?.code).toBe('field.required');
  expect(rules.firstFinding('ab', [rules.required, rules.minLength(3)])?.code).toBe(
    'field.minLength',
  );
  expect(rules.firstFinding('abc', [rules.required, rules.minLength(3)])).toBeUndefined();
});

test('characters are counted as a person sees them', () => {
  expect(countCharacters('abc')).toBe(3);
  expect(countCharacters('👍🏽')).toBe(1);
  expect(countCharacters('e\u0301')).toBe(1);
  expect(countCharacters('')).toBe(0);
});

test('long texts of any script are counted exactly and quickly', () => {
  for (const [piece, characters] of [
    ['é', 1],
    ['e\u0301', 1],
    ['👩‍🚀 ', 2],
    ['नि', 1],
    ['漢', 1],
  ] as const) {
    expect(countCharacters(piece.repeat(20_000))).toBe(characters * 20_000);
  }
});

test('one character with endless marks is not within a limit', () => {
  expect(rules.maxLength(60)(`a${'\u0301'.repeat(2_000)}`)?.code).toBe('field.maxLength');
});

test('line breaks are counted in every notation', () => {
  expect(countLineBreaks('a\nb\r\nc\rd')).toBe(3);
  expect(countLineBreaks('a')).toBe(0);
});
