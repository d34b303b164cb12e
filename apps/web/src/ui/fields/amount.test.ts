import { describe, expect, test } from 'vitest';
import { amountText, cleanAmount, displayAmount, parseAmount } from './amount.ts';

describe('whole units', () => {
  test.each([
    ['1250', '1250'],
    ['€ 1.250', '1250'],
    ['1.250,00', '1250'],
    ['12a3', '123'],
    ['-5', '5'],
    ['12.345', '12345'],
    ['10,', '10,'],
    ['10,5', '10,5'],
    ['10,50', '10,50'],
    ['1.25', '1.25'],
  ])('%j is cleaned to %j', (text, clean) => expect(cleanAmount(text, 'integer')).toBe(clean));

  test.each([
    ['1.000', '1000'],
    ['10.000', '10000'],
    ['12.500', '12500'],
    ['10,00', '10,00'],
    ['10,5', '10,5'],
  ])('%j typed key by key is %j', (typed, kept) => {
    const keys = [...typed];
    expect(keys.reduce((text, key) => cleanAmount(text + key, 'integer'), '')).toBe(kept);
  });

  test.each([
    ['1250', 1250],
    [' 7 ', 7],
    ['', null],
    ['1,5', null],
    ['10,', 10],
    [',', null],
    ['abc', null],
  ])('%j is read as %j', (text, amount) => expect(parseAmount(text, 'integer')).toBe(amount));

  test.each([
    ['1250', '1.250'],
    ['99', '99'],
    ['10,', '10'],
    ['1234567', '1.234.567'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(displayAmount(text, 'integer')).toBe(shown));
});

describe('with cents', () => {
  test.each([
    ['€ 1.250,50', '1250,50'],
    ['1,250.50', '1250.50'],
    ['0,4x5', '0,45'],
    ['1,2,3', '1,2,3'],
  ])('%j is cleaned to %j', (text, clean) => expect(cleanAmount(text, 'decimal')).toBe(clean));

  test.each([
    ['0,45', 45],
    ['0.01', 1],
    ['12', 1200],
    ['12,5', 1250],
    ['12,555', null],
    ['1,2,3', null],
    [',5', null],
    ['7,', 700],
    ['', null],
  ])('%j is read as %j hundredths', (text, amount) =>
    expect(parseAmount(text, 'decimal')).toBe(amount),
  );

  test('is shown with a comma and two decimals', () => {
    expect(displayAmount('1250.5', 'decimal')).toBe('1.250,50');
    expect(displayAmount('1,2,3', 'decimal')).toBe('1,2,3');
  });

  test('text and amount are each other’s inverse', () => {
    for (const amount of [0, 1, 99, 100, 101, 123_456]) {
      expect(parseAmount(amountText(amount, 'decimal'), 'decimal')).toBe(amount);
    }
    expect(amountText(null, 'decimal')).toBe('');
  });
});
