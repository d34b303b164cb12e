import { describe, expect, test } from 'vitest';
import { auditChanges, auditCsv } from './audit.ts';
import { BOOKING_MAX, bookingFindings, type NewBooking } from './booking.ts';
import { archiveFinding, managedSettingsFindings } from './managed-account.ts';

const found = (findings: readonly { path: string; code: string }[]) =>
  findings.map(({ path, code }) => [path, code]);

describe('a booking', () => {
  const deposit: NewBooking = {
    ...{ kind: 'deposit', date: '2027-01-05', amount: 100_00, description: 'Media budget' },
  };
  test.each<[Partial<NewBooking>, string[][]]>([
    [{}, []],
    [{ amount: 0 }, [['amount', 'administration.bookingOfNothing']]],
    [{ amount: -1 }, [['amount', 'administration.depositBelowZero']]],
    [{ kind: 'correction', amount: -1 }, []],
    [{ amount: BOOKING_MAX }, []],
    [{ amount: BOOKING_MAX + 1 }, [['amount', 'administration.bookingTooLarge']]],
    [
      { kind: 'correction', amount: -BOOKING_MAX - 1 },
      [['amount', 'administration.bookingTooLarge']],
    ],
    [{ date: '2027-01-06' }, [['date', 'administration.bookingInFuture']]],
    [{ description: ' ' }, [['description', 'field.required']]],
  ])('%j', (change, findings) => {
    expect(found(bookingFindings({ ...deposit, ...change }, '2027-01-05'))).toEqual(findings);
  });
});

test('settings of an account are judged as far as they are given', () => {
  expect(managedSettingsFindings({})).toEqual([]);
  expect(managedSettingsFindings({ invoiceEmail: '', alias: '', paymentPeriod: 0 })).toEqual([]);
  expect(
    found(managedSettingsFindings({ fee: '', invoiceEmail: 'x@', paymentPeriod: 366 })),
  ).toEqual([
    ['fee', 'field.required'],
    ['invoiceEmail', 'field.email'],
    ['paymentPeriod', 'field.between'],
  ]);
});

test('archiving is confirmed with the name', () => {
  expect(archiveFinding(' Zuiderzorg ', 'Zuiderzorg')).toBeUndefined();
  expect(archiveFinding('zuiderzorg', 'Zuiderzorg')?.code).toBe('administration.otherName');
});

test('the log tells what differs, and its file holds no formula', () => {
  const changes = auditChanges({ alias: 'A', fee: '1%' }, { alias: '=B', fee: '1%' });
  expect(changes).toEqual([{ name: 'Alias', before: 'A', after: '=B' }]);
  const entry = {
    ...{ at: '2027-01-05T10:00:00Z', person: '@Ada', email: 'ada@example.test' },
    ...({ action: 'accountChanged', accountName: '+Zuiderzorg', changes } as const),
  };
  const style = { decimal: ',', separator: ';' } as const;
  expect([...auditCsv([entry], style)].join('')).toBe(
    [
      '\uFEFF"Time";"Person";"Email address";"Action";"Account";"What";"Before";"After"',
      `"2027-01-05T10:00:00Z";"'@Ada";"ada@example.test";"Account changed";"'+Zuiderzorg";"Alias";"A";"'=B"`,
      '',
    ].join('\r\n'),
  );
});
