import { expect, test } from 'vitest';
import { databaseRefusal } from './database-errors.ts';

const withCode = (code: string, message = 'some words') =>
  Object.assign(new Error(message), { code });
const answerTo = (error: unknown) => {
  const refusal = databaseRefusal(error);
  return refusal && [refusal.status, refusal.messageCode];
};

test.each([
  new Error('timeout expired'),
  new Error('Connection terminated'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout', { cause: new Error('slow') }),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Cannot use a pool after calling end on the pool'),
  new Error('driver has already been destroyed'),
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  withCode('08006'),
  withCode('57P01', 'terminating connection due to administrator command'),
  withCode('57P03', 'the database system is starting up'),
  withCode('53300', 'sorry, too many clients already'),
  Object.assign(withCode('25P03'), { severity: 'FATAL' }),
])('a database that is away: %s', (error) => {
  expect(answerTo(error)).toEqual([503, 'request.databaseGone']);
});

test.each([
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  withCode('57014', 'canceling statement due to statement timeout'),
  withCode('55P03', 'canceling statement due to lock timeout'),
  withCode('53200', 'out of memory'),
  withCode('53400', 'configuration limit exceeded'),
])('a database that has no time: %s', (error) => {
  expect(answerTo(error)).toEqual([503, 'request.busy']);
});

test.each([
  new Error('A timeout expired in our own code'),
  new Error('timeout expired, said another program'),
  withCode('42703', 'column "Connection terminated" does not exist'),
  withCode('23514', 'timeout expired'),
  undefined,
  null,
  'Connection closed',
])('what is nothing of that: %s', (error) => {
  expect(answerTo(error)).toBeUndefined();
});
