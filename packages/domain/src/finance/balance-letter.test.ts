import { describe, expect, test } from 'vitest';
import { balanceLetter, balanceMonth, monthBefore } from './balance-letter.ts';

describe('the month whose first morning has come', () => {
  test.each([
    // Eight in the morning in Amsterdam is seven in Greenwich in winter, and six in summer.
    ['Europe/Amsterdam', '2027-03-01T06:59:59Z', '2027-02-01'],
    ['Europe/Amsterdam', '2027-03-01T07:00:00Z', '2027-03-01'],
    ['Europe/Amsterdam', '2027-07-01T06:00:00Z', '2027-07-01'],
    ['America/New_York', '2027-03-01T12:59:59Z', '2027-02-01'],
    ['America/New_York', '2027-03-01T13:00:00Z', '2027-03-01'],
    ['Europe/Amsterdam', '2027-01-01T07:00:00Z', '2027-01-01'],
    // The clock is put back in this night: eight in the morning is thirteen o'clock in Greenwich.
    ['America/New_York', '2026-11-01T12:59:59Z', '2026-10-01'],
    ['America/New_York', '2026-11-01T13:00:00Z', '2026-11-01'],
  ])('in %s at %s', (timeZone, now, month) => {
    expect(balanceMonth(timeZone, new Date(now))).toBe(month);
  });
});

test('the month before, also that of January and February', () => {
  expect(monthBefore('2027-01-01')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  expect(monthBefore('2028-03-01')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

test('the letter says what moved and what there is', () => {
  const { subject, text } = balanceLetter({
    ...{ name: 'Ada', account: 'Noorderzorg\nGroep', currency: 'EUR', month: '2027-02-01' },
    ...{ deposits: 1_000_00, corrections: -12_50, spent: 1_234_56 },
    ...{ available: -50_00, reserved: 700_05, url: 'https://posthorn.example/settings/finance' },
  });
  expect(subject).toBe('Balance overview of Noorderzorg Groep for February 2027');
  expect(text).toContain(
    'Deposits: €1.000,00\nCorrections: -€12,50\nSpent by campaigns: €1.234,56\n\nBalance today: €650,05\nReserved for running campaigns: €700,05\nFree to use: -€50,00\n',
  );
  expect(text).toContain('https://posthorn.example/settings/finance\n');
});
