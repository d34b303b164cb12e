import { describe, expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  amountText,
  amountTextFinding,
  isUnfinishedAmount,
  leftAmountText,
  readAmount,
  shownAmountText,
} from './amount-text.ts';

describe('whole units', () => {
  test.each([
    ['1250', 1250_00],
    [' 7 ', 7_00],
    ['0', 0],
    ['1.250', 1250_00],
    ['12.345', 12_345_00],
    ['1.234.567', 1_234_567_00],
    ['€ 1.250,00', 1250_00],
    ['Z$5', 5_00],
    ['100000', 100_000_00],
    ['1.5', 1_50],
    ['10,50', 10_50],
    ['1.234,56', 1234_56],
  ])('%j is read as %j cents', (text, cents) => expect(readAmount(text, 'whole')).toBe(cents));

  test.each(['', '1e5', '-5', '012', '00', '1,255', '1,250.00', '12.34.567', '10,', 'abc', '12a3'])(
    '%j is no amount',
    (text) => expect(readAmount(text, 'whole')).toBeUndefined(),
  );

  test.each([
    ['1250', '1.250'],
    ['€ 1.250,00', '1.250'],
    ['1234567', '1.234.567'],
    ['1.5', '1.5'],
    ['1e5', '1e5'],
    ['-5', '-5'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(shownAmountText(text, 'whole')).toBe(shown));
});

describe('with cents', () => {
  test.each([
    ['0,45', 45],
    ['0.01', 1],
    ['12', 1200],
    ['12,5', 1250],
    ['€ 1.250,50', 1250_50],
  ])('%j is read as %j cents', (text, cents) => expect(readAmount(text, 'cents')).toBe(cents));

  test.each(['1.255', '12,555', '1,2,3', ',5', '7,', '', '1,250.50'])('%j is no amount', (text) =>
    expect(readAmount(text, 'cents')).toBeUndefined(),
  );

  test('is shown with a comma and two decimals', () => {
    expect(shownAmountText('1250.5', 'cents')).toBe('1.250,50');
    expect(shownAmountText('1,2,3', 'cents')).toBe('1,2,3');
  });
});

test('text and amount are each other’s inverse', () => {
  for (const cents of [0, 1, 99, 100, 101, 123_456, 1_250_00]) {
    expect(readAmount(amountText(cents), 'cents')).toBe(cents);
  }
});

test('what is no amount is said, except where there is nothing yet', () => {
  expect(['', ' ', '5', '1.250'].map((text) => amountTextFinding(text, 'x'))).toEqual(
    Array(4).fill(undefined),
  );
  expect(amountTextFinding('1.5', 'x', 'cents')).toBeUndefined();
});

test.each([
  ['abc', 'Provided amount has invalid format'],
  ['1e5', 'Provided amount has invalid format'],
  ['-5', 'An amount cannot be below zero'],
  ['€ -5', 'An amount cannot be below zero'],
  ['1.234,56', '1.234,56 has cents, but only whole amounts are possible here'],
  ['100000', 'Type at most 5 digits'],
  ['100.000,50', 'Type at most 5 digits'],
  ['999991462814629', 'Type at most 5 digits'],
])('%j in whole units: %j', (text, said) => {
  const found = amountTextFinding(text, 'facebook');
  expect(found && sayFinding(found)).toBe(said);
  expect(found?.path).toBe('facebook');
});

test('the budget of a campaign has a digit more', () => {
  expect(amountTextFinding('100.000', 'budget', 'total')).toBeUndefined();
  expect(amountTextFinding('1000000', 'budget', 'total')).toMatchObject({
    code: 'field.amountTooLong',
    params: { max: 6 },
  });
});

test.each(['whole', 'total', 'cents'] as const)('%s: no number is read as another one', (form) => {
  expect(readAmount('999991462814629', form)).toBeUndefined();
  expect(amountTextFinding('999991462814629', 'x', form)).toBeDefined();
  expect(shownAmountText('999991462814629', form)).toBe('999991462814629');
});

test('only what may still become whole is unfinished', () => {
  expect(['1.', '1.2', '12.34', '10,5'].filter(isUnfinishedAmount)).toHaveLength(4);
  expect(['', '1', '1e5', '-5', '012', '1,255', '1.250'].filter(isUnfinishedAmount)).toEqual([]);
});

test.each([
  ['', ''],
  ['0', '0'],
  ['012', '0'],
  ['00', '0'],
  ['120', '120'],
  ['0,5', '0,5'],
  ['1e5', '1e5'],
])('%j is left as %j', (typed, kept) => expect(leftAmountText(typed)).toBe(kept));
