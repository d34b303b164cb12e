import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { productNow } from '../../../lib/time/clock.ts';
import { accountKey } from './account-key.ts';

/** What the campaigns of an account are counted, dated and written in. */
export type AccountFacts = OperationAnswer<'getAccount'>;

const QUARTER_MS = 900_000;
/** Clocks differ a little: asked on the stroke, the server may still be in the day before. */
const MOMENT_MS = 2_000;

/** Wherever an account is, its day begins on a quarter of an hour. */
const untilQuarterHour = (): number => QUARTER_MS - (productNow() % QUARTER_MS) + MOMENT_MS;

/** Failures are shown where the facts are needed. */
export const accountFactsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'facts'],
    queryFn: ({ signal }) =>
      call('getAccount', { params: { accountId } }, { signal, suppressErrorToast: true }),
    // Which day it is changes while a page stays open.
    refetchInterval: untilQuarterHour,
    initialData: () => firstAnswer('getAccount', { params: { accountId } }),
  });
