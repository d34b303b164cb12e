import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProductTime, productNow } from '../../../lib/time/clock.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { accountFactsQuery } from './get-account.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-01-04T22:59:30Z') });
});
afterEach(() => vi.useRealTimers());

test.each([0, 40 * 60_000])(
  'a page that stays open over midnight is told of the new day, %i ms ahead',
  async (ahead) => {
    // The clock of the product, where the machine's is not the same.
    vi.setSystemTime(Date.now() - ahead);
    keepProductTime(Date.now() + ahead);
    fakeServer(() => {
      const isNext = productNow() >= Date.parse('2027-01-04T23:00:00Z');
      return json({ ...anAccount, today: isNext ? '2027-01-05' : '2027-01-04' });
    });
    const observer = new QueryObserver(new QueryClient(), accountFactsQuery('a1'));
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(observer.getCurrentResult().data?.today).toBe('2027-01-04');
    await vi.advanceTimersByTimeAsync(32_000);
    expect(observer.getCurrentResult().data?.today).toBe('2027-01-05');
    stop();
  },
);
