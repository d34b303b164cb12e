import { describe, expect, test } from 'vitest';
import {
  accountCurrencies,
  currencyLabel,
  newAccountFindings,
  newMasterAccountFindings,
  newPersonFindings,
  newWorkspaceFindings,
} from './new-account.ts';
import { readPercentage, showPercentage } from './percentage.ts';

const company = {
  name: 'Zuiderzorg',
  street: 'Hereweg',
  number: '12',
  zipcode: '9725 AA',
  city: 'Groningen',
  country: 'Netherlands',
  agreement: '',
  fee: '12,5',
};
const account = { ...company, currency: 'EUR' };
const person = { first_name: 'Ada', last_name: 'Bos', email: 'ada@example.test' };

describe('a new account', () => {
  test('needs everything but an agreement', () => {
    expect(newAccountFindings(account)).toEqual([]);
    const empty = Object.fromEntries(Object.keys(account).map((field) => [field, ' ']));
    const found = newAccountFindings(empty as unknown as typeof account);
    expect(found.map(({ path, code }) => [path, code])).toEqual(
      ['name', 'street', 'number', 'zipcode', 'city', 'country', 'fee', 'currency'].map((path) => [
        path,
        'field.required',
      ]),
    );
  });

  test.each([
    ['number', '12a', 'field.digits'],
    ['number', '1234567', 'field.maxLength'],
    ['fee', 'much', 'administration.percentage'],
    ['fee', '-1', 'administration.percentage'],
    ['fee', '100,01', 'field.between'],
    ['currency', 'ZWD', 'field.unknown'],
    ['name', 'a'.repeat(101), 'field.maxLength'],
    ['agreement', 'two\nlines', 'field.malformed'],
  ])('%s may not be %j', (path, value, code) => {
    const found = newAccountFindings({ ...account, [path]: value });
    expect(found).toMatchObject([{ path, code }]);
  });

  test('is kept in one of three currencies, euros first', () => {
    expect(accountCurrencies.map(currencyLabel)).toEqual(['EUR (€)', 'USD ($)', 'GBP (£)']);
  });
});

test('a new master account needs its admin, with an address of mail', () => {
  expect(newMasterAccountFindings({ ...company, ...person })).toEqual([]);
  const found = newMasterAccountFindings({
    ...company,
    ...{ first_name: '', last_name: '', email: 'abc' },
  });
  expect(found.map(({ path, code }) => [path, code])).toEqual([
    ['first_name', 'field.required'],
    ['last_name', 'field.required'],
    ['email', 'field.email'],
  ]);
});

test('a new user needs both names and an address', () => {
  expect(newPersonFindings(person)).toEqual([]);
  expect(newPersonFindings({ first_name: '', last_name: '', email: '' })).toHaveLength(3);
});

test('a new workspace needs a name; its mark-up may be left out', () => {
  expect(newWorkspaceFindings({ name: 'North', mark_up: '' })).toEqual([]);
  expect(newWorkspaceFindings({ name: '', mark_up: '101' })).toMatchObject([
    { path: 'name', code: 'field.required' },
    { path: 'mark_up', code: 'field.between' },
  ]);
});

test.each([
  ['12,5', 1250, '12,5%'],
  ['12.5%', 1250, '12,5%'],
  ['0', 0, '0%'],
  ['100', 10_000, '100%'],
  ['7,25 %', 725, '7,25%'],
])('%j is read as %i hundredths of a percent and shown as %s', (text, hundredths, shown) => {
  expect(readPercentage(text)).toBe(hundredths);
  expect(showPercentage(hundredths)).toBe(shown);
});
